/** Shared by all attack commands: reads their counts, prints their help, reports their figures. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Returns the presets, overridden by the command line; `--help` prints the file's head comment and exits. */
export function counts<C extends Record<string, number>>(file: string, presets: C): C {
  const options = Object.fromEntries(Object.keys(presets).map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } })
  if (values['help'] === true) {
    console.log(headOf(file))
    process.exit()
  }
  const given = Object.entries(values).map(([name, value]) => [name, Number(value)] as const)
  const wrong = given.find(([, value]) => !Number.isSafeInteger(value) || value < 1)
  if (wrong) throw new Error(`--${wrong[0]} must be a whole number.`)
  return { ...presets, ...Object.fromEntries(given) }
}

function headOf(file: string): string {
  const [, head = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? []
  return head.replaceAll(/^ *\* ?/gm, '').trim()
}

/** Prints the figures; the command fails if the goal is missed. */
export function report(figures: object, isReached: boolean): void {
  console.log(JSON.stringify({ ...figures, goal: isReached ? 'reached' : 'missed' }, null, 2))
  process.exitCode = isReached ? 0 : 1
}
