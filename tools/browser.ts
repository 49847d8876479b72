import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What a person has to do where no browser can be had by ourselves. */
export const BROWSER_MISSING =
  'The browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium) or set CHROME_PATH to an installed one.'

/** An installed Chromium or Chrome, or undefined. */
export function findBrowser(): string | undefined {
  return INSTALLED.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** An installed browser; else, as root on Debian, installs Debian's own; else undefined. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Debian’s chromium for the browser tests …')
  const apt = (args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  // The Noto fonts give Chinese pages real glyphs, so that layout is tested as readers see it.
  if (
    !apt(['update', '-q']) ||
    !apt(['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
  ) {
    return undefined
  }
  return findBrowser()
}
