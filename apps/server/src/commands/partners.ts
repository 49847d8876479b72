import { addPartnerBody, type Partner } from '@berea/contract'
import { partners as partnersOf } from '../features/partners/partners.ts'
import { type Given, runCommand, type Tools } from './run-command.ts'

const USAGE = `npm run partners -- <command>

  list                                        the partners, and how much they are used
  add <appId> <name> [--origin <address>]... [--target <path>]...
                                              register one; its secret is shown this once
  secret <appId>                              a new secret; the old one ends
  suspend <appId> · resume <appId>            refuse its links, or take them again

  --origin   an address of its own to which a link may lead, such as https://church.example
  --target   a path of this site to which and below which a link may lead; / unless any is given
`

const secretLine = (secret: string) => `Its secret, shown this once: ${secret}`

function describe({ appId, name, state, origins, targets, usage }: Partner): string {
  const signIns = usage.reduce((sum, day) => sum + day.signIns, 0)
  return `${appId}  ${state}  ${name}  ${[...origins, ...targets].join(' ')}  ${signIns} sign-ins in 30 days`
}

function choose({ words: [act, appId, name, ...more], options }: Given) {
  if (more.length > 0) return undefined
  const registryOf = ({ db, keys }: Tools) => partnersOf({ db, keys, now: () => new Date() })
  if (act === 'list' && appId === undefined) {
    return async (tools: Tools) => {
      const { items } = await registryOf(tools).list('', '')
      return items.length === 0 ? 'There are no partners yet.' : items.map(describe).join('\n')
    }
  }
  if (appId === undefined) return undefined
  if (act === 'add') {
    const { origin: origins, target: targets } = options
    const fields = addPartnerBody.safeParse({ appId, name, origins, targets })
    if (!fields.success) return undefined
    return async (tools: Tools) => {
      const { partner, secret } = await registryOf(tools).add(undefined, fields.data)
      return `${describe(partner)}\n${secretLine(secret)}`
    }
  }
  if (name !== undefined) return undefined
  if (act === 'secret') {
    return async (tools: Tools) => secretLine((await registryOf(tools).renewSecret(undefined, appId)).secret)
  }
  if (act !== 'suspend' && act !== 'resume') return undefined
  const state = act === 'suspend' ? 'suspended' : 'active'
  return async (tools: Tools) => describe(await registryOf(tools).change(null, appId, { state }))
}

await runCommand({ usage: USAGE, options: ['origin', 'target'], choose })
