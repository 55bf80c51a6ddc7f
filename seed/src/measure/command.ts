/** Shared by the measuring commands: options, a temporary folder, the cache, and reporting. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cache, NO_CACHE, openCache } from '../cache.ts'
import { tableOf } from './table.ts'

/** A measurement, and the limits it breaks. */
export type Finding = { faults: readonly string[] }

type Command<Found extends Finding> = {
  help: string
  /** The keys of all known titles; the last part of a key is enough to name one. */
  keys: readonly string[]
  /** Makes and measures the wanted titles in an empty folder. */
  measure: (wanted: readonly string[], place: { folder: string; cache: Cache }) => Promise<Found[]>
  columns: readonly string[]
  rowOf: (found: Found) => string[]
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Returns the names of the faults that are true. */
export const namesOf = (faults: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(faults).flatMap(([name, isFaulty]) => (isFaulty ? [name] : []))

/** Runs a command with this process's arguments; exits with 1 if a limit is broken. */
export async function runCommand<Found extends Finding>(command: Command<Found>): Promise<void> {
  const { help, keys, measure, columns, rowOf } = command
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  })
  if (values.help) return say(help)
  const unknown = positionals.filter((name) => !keys.some((key) => basename(key) === name))
  if (unknown.length > 0) throw new Error(`Nothing is called ${unknown.join(', ')}; see --help.`)
  const wanted = keys.filter((key) => positionals.length === 0 || positionals.includes(basename(key)))
  const cacheDir = process.env['QUINTET_CACHE']
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-measure-'))
  try {
    const cache = cacheDir ? await openCache(cacheDir) : NO_CACHE
    const found = await measure(wanted, { folder, cache })
    const faulty = found.filter(({ faults }) => faults.length > 0).length
    if (values.json) say(JSON.stringify(found, null, 2))
    else say(`${tableOf([columns, ...found.map(rowOf)])}\n${found.length} measured, ${faulty} beyond a limit`)
    if (faulty > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
