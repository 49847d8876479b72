import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** At once, at most two: argon2id runs beside the thread that serves requests, and must leave it a core and memory. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))

/** Hashed passwords: argon2id, with the parameters in the hash itself. */
export function passwordHashing() {
  const turn = turns(AT_ONCE)
  // What is compared with where there is no password: hashed like any other, so that it takes the same time.
  const nobodys = hashOf('nobody’s password')
  return {
    hash: (password: string): Promise<string> => turn(() => hashOf(password)),

    /** Where there is nothing to compare with, as much work is done and the answer is no. */
    async isRight(password: string, stored: string | null | undefined): Promise<boolean> {
      const against = stored ?? (await nobodys)
      const isSame = await turn(() => verify(against, bytesOf(password)))
      return isSame && stored != null
    },
  }
}

export type PasswordHashing = ReturnType<typeof passwordHashing>

const hashOf = (password: string) => hash(bytesOf(password))
/** Keyboards write the same letter in several ways. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'))

/** Lets so many work at once; the others wait in the order they came. */
export function turns(most: number) {
  const waiting: (() => void)[] = []
  let working = 0
  return async <Found>(work: () => Promise<Found>): Promise<Found> => {
    if (working >= most) await new Promise<void>((go) => waiting.push(go))
    else working += 1
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody who has just come takes it.
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}
