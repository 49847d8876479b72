import { outbox } from '../features/outbox/outbox.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run outbox

  shows the codes and messages that wait to be handed on, latest first
`

const MOST = 50

await runCommand({
  usage: USAGE,
  choose({ words }) {
    if (words.length > 0) return undefined
    return async ({ db }) => {
      const { items } = await outbox({ db, now: () => new Date() }).list(null, { limit: MOST })
      if (items.length === 0) return 'Nothing waits to be handed on.'
      return items.map(({ createTime, address, text }) => `${createTime}  ${address}\n  ${text}`).join('\n')
    }
  },
})
