/** `<script type="module" src="/assets/a1.js">` gives `/assets/a1.js`: the paths by which a new version is known. */
export function scriptsOf(page: string): readonly string[] {
  return Array.from(page.matchAll(/<script\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi), ([, path]) => path!)
}

/** A page without any script is an error page, not a new version. */
export function isAnotherVersion(before: readonly string[], now: readonly string[]): boolean {
  return before.length > 0 && now.length > 0 && before.join('\n') !== now.join('\n')
}
