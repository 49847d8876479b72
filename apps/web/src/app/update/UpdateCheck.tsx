import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { isAnotherVersion, scriptsOf } from './scripts.ts'

const EVERY = 60_000

async function readScripts(signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(`/?_timestamp=${Date.now()}`, {
    cache: 'no-store',
    headers: { Accept: 'text/html' },
    signal,
  })
  return response.ok ? scriptsOf(await response.text()) : []
}

/** What this page itself was made of. */
const ownScripts = (): readonly string[] =>
  Array.from(document.scripts, (script) => script.getAttribute('src') ?? '').filter((path) => path !== '')

/** Looks every minute whether the server has another version of the page, and then asks to load it. */
export function UpdateCheck() {
  const words = useWords()
  const [updated, setUpdated] = useState(false)

  useEffect(() => {
    const stopped = new AbortController()
    let before = ownScripts()
    async function look() {
      // A server that is away or restarting is no new version.
      const now = await readScripts(stopped.signal).catch(() => [])
      if (isAnotherVersion(before, now)) setUpdated(true)
      if (now.length > 0) before = now
    }
    const timer = setInterval(look, EVERY)
    return () => {
      clearInterval(timer)
      stopped.abort()
    }
  }, [])

  return (
    <Dialog stern open={updated} onClose={() => undefined} title={words('update.title')}>
      <DialogText>
        {words('update.content')}
        <br />
        {words('update.kept')}
      </DialogText>
      <DialogActions>
        <Button look="primary" onClick={() => location.reload()}>
          {words('update.refresh')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
