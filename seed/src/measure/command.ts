/** What the commands that measure have in common: options, a folder of their own, the cache, and how they report. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cache, NO_CACHE, openCache } from '../cache.ts'
import { tableOf } from './table.ts'

/** Something measured, and where it breaks a limit. */
export type Finding = { faults: readonly string[] }

type Command<Found extends Finding> = {
  help: string
  /** All titles that it knows; the last part of a key names one. */
  keys: readonly string[]
  /** Makes and measures the wanted ones in an empty folder. */
  measure: (wanted: readonly string[], place: { folder: string; cache: Cache }) => Promise<Found[]>
  columns: readonly string[]
  rowOf: (found: Found) => string[]
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Names of the faults that are true. */
export const namesOf = (faults: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(faults).flatMap(([name, isFaulty]) => (isFaulty ? [name] : []))

/** Runs a command with the arguments of this process; it ends with 1 where a limit is broken. */
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
