/** The product that the journeys go to, where they started it: its folder, and with which settings its command line reaches it. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Null: it was given (BASE_URL), and has no command line here. */
export const productFolder = process.env['QUINTET_JOURNEYS_DATA'] ?? null

/** What several machines write their common settings into. */
export const settingsFile = (folder: string): string => path.join(folder, 'settings.json')

/** The environment for its command line. Throws where it was given. */
export function commandLineEnv(): Record<string, string | undefined> {
  if (productFolder === null) throw new Error('Its settings are not known here.')
  const file = settingsFile(productFolder)
  const settings = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : { DATA_DIR: productFolder }
  return { ...process.env, ...settings }
}
