/**
 * What the stand-in for Google serves as its script: a button that signs whoever presses it in, by a token for the nonce that it was
 * given, as Google's own does after a person has chosen an account.
 */
export const googleScript = (issuer: string): string => `
  window.google = { accounts: { id: (() => {
    let options
    return {
      initialize(given) { options = given },
      renderButton(place, look) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'Google'
        button.lang = 'en'
        button.onclick = async () => {
          const { client_id: aud, nonce, scope } = options
          const query = new URLSearchParams({ aud, nonce, scope })
          const signed = await fetch('${issuer}/gsi/sign?' + query)
          options.callback({ credential: await signed.text() })
        }
        place.replaceChildren(button)
      },
    }
  })() } }
`
