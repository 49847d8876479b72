import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

export type Step = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export type Outcome = { readonly step: Step; readonly ok: boolean; readonly seconds: number }

/** Runs one command of the project's own tools under the project's Node; its output is shown as it comes. */
export function runStep(step: Step): Promise<Outcome> {
  const started = Date.now()
  const bin = join(ROOT, 'node_modules', '.bin')
  return new Promise((resolve) => {
    const child = spawn(join(bin, step.command), step.args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...step.env },
    })
    const end = (ok: boolean) => resolve({ step, ok, seconds: (Date.now() - started) / 1000 })
    child.on('error', () => end(false))
    child.on('exit', (code) => end(code === 0))
  })
}

/** Runs steps one after another, all of them even if one fails, and prints a line for each at the end. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    console.log(`\n> ${step.name}`)
    outcomes.push(await runStep(step))
  }
  console.log('')
  for (const { step, ok, seconds } of outcomes) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)`)
  }
  return outcomes.every((outcome) => outcome.ok)
}
