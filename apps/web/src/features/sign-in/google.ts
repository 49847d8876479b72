/** As much of Google's library as is used here. It asks for the scopes openid, email and profile, and for no others. */
type GoogleIdentity = {
  readonly initialize: (options: {
    readonly client_id: string
    readonly nonce: string
    readonly callback: (answer: { readonly credential: string }) => void
    readonly ux_mode: 'popup'
    readonly scope: string
  }) => void
  readonly renderButton: (place: HTMLElement, look: Record<string, string | number>) => void
}

declare global {
  interface Window {
    google?: { readonly accounts?: { readonly id?: GoogleIdentity } }
  }
}

export const SCOPES = 'openid email profile'

/** Milliseconds in which the script has to come. */
const SCRIPT_WITHIN = 20_000

let loading: Promise<GoogleIdentity> | undefined

/** Google's script, fetched once and only when it is wanted; what has failed may be tried again. */
export function loadGoogle(address: string): Promise<GoogleIdentity> {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function load(address: string): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(fail, SCRIPT_WITHIN)
    function fail() {
      clearTimeout(timer)
      script.remove()
      reject(new Error('Failed to load the Google 3P Authorization JavaScript Library.'))
    }
    script.src = address
    script.async = true
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      const id = window.google?.accounts?.id
      if (id) resolve(id)
      else fail()
    }
    document.head.append(script)
  })
}
