/** The product that the journeys go to, where they started it: its folder, and with which settings its command line reaches it. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Null: it was given (BASE_URL), and has no command line here. */
export const productFolder = process.env['QUINTET_JOURNEYS_DATA'] ?? null

/** Several machines behind a balancer, as `script/test --machines` starts them. */
export const isOnMachines = process.env['TESTS_ON'] === 'machines'

/** What several machines tell of themselves: their common settings, and where one that serves is reached without the balancer. */
export type Machines = { settings: Record<string, string>; servesAt: string }

/** What several machines write about themselves into. */
export const machinesFile = (folder: string): string => path.join(folder, 'machines.json')

/** The environment for its command line. Throws where it was given. */
export function commandLineEnv(): Record<string, string | undefined> {
  if (productFolder === null) throw new Error('Its settings are not known here.')
  return { ...process.env, ...(machines()?.settings ?? { DATA_DIR: productFolder }) }
}

/** Where it answers whoever sits at it: the tools of developers are for nobody whom a proxy forwards. */
export function originHere(): string {
  return machines()?.servesAt ?? process.env['QUINTET_JOURNEYS_URL'] ?? ''
}

function machines(): Machines | null {
  const file = machinesFile(productFolder ?? '')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Machines) : null
}
