import { ROLES } from '@berea/contract'
import { grantRole } from '../features/members/roles.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run admin -- grant <address> <role> [appId]

  address   the e-mail, phone number or username of an account that is there
  role      ${ROLES.join(', ')}
  appId     the partner, of the role integration
`

const PROBLEMS = {
  'no-account': 'There is no such account: sign in once, and then grant it the role.',
  'no-partner': 'There is no such partner: `npm run partners -- list` names those there are.',
  'partner-needed': 'The role integration belongs to a partner: name its appId.',
} as const

await runCommand({
  usage: USAGE,
  choose({ words: [act, address, wanted, appId, ...more] }) {
    const role = ROLES.find((name) => name === wanted)
    if (act !== 'grant' || !address || !role || more.length > 0) return undefined
    return async ({ db, settings }) => {
      const granted = await grantRole(db, null, { address, role, appId, region: settings.region }, new Date())
      return 'problem' in granted
        ? { refused: PROBLEMS[granted.problem] }
        : `${granted.username} has the role ${role} now.`
    }
  },
})
