/**
 * Each version of a legal text is sealed by its hash: members agree to it, so it is never changed, only superseded by the next version.
 * @spec law 1.6
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readCheckedJson } from '../checked-json.ts'

const SEALS_FILE = 'sealed.json'

/** SHA-256 keyed by the file's path in the folder, such as `terms/2026-11-26.de.md`. */
export type Seals = Readonly<Record<string, string>>

const SealsFile = z.record(z.string(), z.string())

/** Without the file, no text is sealed. Throws `ConfigError` if it is broken: `quintet legal seal` would seal changed texts anew. */
export async function readSeals(folder: string): Promise<Seals> {
  const file = path.join(folder, SEALS_FILE)
  return existsSync(file) ? readCheckedJson(file, SealsFile) : {}
}

export async function writeSeals(folder: string, seals: Seals): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(seals).toSorted(([a], [b]) => a.localeCompare(b)))
  await writeFile(path.join(folder, SEALS_FILE), `${JSON.stringify(sorted, null, 2)}\n`)
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Returns the faults, each with its file. `sources`: the texts by path. */
export function sealFaults(sources: ReadonlyMap<string, string>, seals: Seals): string[] {
  const changed = [...sources].flatMap(([file, source]) => {
    const seal = seals[file]
    if (seal === hashText(source)) return []
    return seal === undefined
      ? [`${file}: is not sealed: run \`quintet legal seal\` to record its hash`]
      : [
          `${file}: was changed after it was sealed, but members may have agreed to it. Undo the change and put the new text in a new file, named after the day from which it applies`,
        ]
  })
  const gone = Object.keys(seals)
    .filter((file) => !sources.has(file))
    .map((file) => `${file}: is sealed, but missing: restore it, because members may have agreed to it`)
  return [...changed, ...gone]
}
