/** The product under test, if started here: its folder, and the settings by which its command line reaches it. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Null if the product was given (BASE_URL) and has no command line here. */
export const productFolder = process.env['QUINTET_JOURNEYS_DATA'] ?? null

/** True for several machines behind a balancer, as started by `script/test --machines`. */
export const isOnMachines = process.env['TESTS_ON'] === 'machines'

/** What the machines report: their shared settings, and the address of a serving one without the balancer. */
export type Machines = { settings: Record<string, string>; servesAt: string }

/** Returns the path of the file that describes the machines. */
export const machinesFile = (folder: string): string => path.join(folder, 'machines.json')

/** Returns the environment for the product's command line. Throws if the product was given. */
export function commandLineEnv(): Record<string, string | undefined> {
  if (productFolder === null) throw new Error('Its settings are not known here.')
  return { ...process.env, ...(machines()?.settings ?? { DATA_DIR: productFolder }) }
}

/** The origin for direct access: the developer tools are not available to requests a proxy forwards. */
export function originHere(): string {
  return machines()?.servesAt ?? process.env['QUINTET_JOURNEYS_URL'] ?? ''
}

function machines(): Machines | null {
  const file = machinesFile(productFolder ?? '')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Machines) : null
}
