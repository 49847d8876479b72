import { type CountryCode, parsePhoneNumber } from 'libphonenumber-js/max'

/** The two kinds of address that a code can be sent to. */
export type Address = { readonly kind: 'mobile' | 'email'; readonly value: string }

/** "+86 138 0013 8000" is {mobile, "+8613800138000"}; with region TW so is "0912 345 678"; undefined where no such number can be. */
export function parseMobile(typed: string, region?: string): Address | undefined {
  // Full-width digits and signs come from East Asian keyboards.
  const text = typed.normalize('NFKC').trim()
  if (!/^[+\d][\d\s().-]{4,38}$/.test(text)) return undefined
  try {
    const number = parsePhoneNumber(text, region?.toUpperCase() as CountryCode | undefined)
    return number.isValid() ? { kind: 'mobile', value: number.number } : undefined
  } catch {
    return undefined
  }
}

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const HOST_NAME = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u

/** " Lydia@Example.ORG " is {email, "lydia@example.org"}; undefined for what no mail server would take. */
export function parseEmail(typed: string): Address | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const [local, host] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || local.length > 64 || host.length > 253 || text.length > 254) return undefined
  return LOCAL_PART.test(local) && HOST_NAME.test(host) ? { kind: 'email', value: text } : undefined
}

/** Whichever it is: an "@" makes it an e-mail. */
export const parseAddress = (typed: string, region?: string): Address | undefined =>
  /[@＠]/.test(typed) ? parseEmail(typed) : parseMobile(typed, region)
