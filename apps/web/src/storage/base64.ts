/** `encode('约')` is `'57qm'`: base64 of UTF-8, which `btoa` alone refuses. */
export function encode(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}

/** `decode('57qm')` is `'约'`; undefined for what `encode` could not have written. */
export function decode(stored: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(stored), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
