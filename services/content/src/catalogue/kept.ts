/**
 * The catalogue saved to a file: a start reads it, and then only what changed since. The file holds columns, chunks and the search arrays
 * as they are in memory, so that nothing has to be rebuilt. Why: docs/decisions/0060, 0165. @spec decisions 10.5
 */
import { fingerprintOfCode, readKept, type Section, writeKept } from '@quintet/platform/storage/kept-file'
import { changeEngine } from '../search/engine.ts'
import type { Numbers } from '../search/growing.ts'
import type { Segment } from '../search/segment.ts'
import {
  type Belongs,
  documentsOf,
  isForEverybody,
  isForKids,
  membersOf,
  putTogether,
} from './build-index.ts'
import type { Version } from './changes.ts'
import { childrenOf } from './children.ts'
import type { Reading } from './reading.ts'
import type { TitleIndex } from './title-index.ts'
import { TitleLabels } from './title-labels.ts'
import { NO_ORDERS, SORT_KEYS } from './title-orders.ts'
import { COLUMN_NAMES, COLUMNS, type Columns } from './title-columns.ts'
import { TitleTable } from './title-table.ts'

/** What decides the contents of a file: this folder, the search, the fields of titles, and all rules of the domain. */
export const CODE: readonly URL[] = [
  new URL('./', import.meta.url),
  new URL('../search/', import.meta.url),
  new URL('../title-fields/', import.meta.url),
  new URL('../', import.meta.resolve('@quintet/domain/catalogue/search')),
]

/** Identifies the code and the product that a file was made by. */
export async function keyOfKept(productId: number): Promise<string> {
  return `${productId} ${await fingerprintOfCode(CODE)}`
}

export function writeCatalogue(
  file: string,
  key: string,
  { version, full, kids }: Reading,
  signal: AbortSignal,
): Promise<void> {
  const sections = [
    jsonSection('version', version),
    ...sectionsOfTable(full.parts.table),
    ...sectionsOfIndex('full', full),
    ...sectionsOfIndex('kids', kids),
  ]
  return writeKept(file, key, sections, signal)
}

/** The saved catalogue, in steps; null if there is no usable file. */
export async function readCatalogue(file: string, key: string): Promise<Generator<void, Reading> | null> {
  const sections = await readKept(file, key)
  return sections && putBack(sections)
}

type Sections = Map<string, Buffer<ArrayBuffer>>

function* putBack(sections: Sections): Generator<void, Reading> {
  const version = JSON.parse(String(sections.get('version'))) as Version
  const table = yield* tableIn(sections)
  return {
    version,
    full: yield* indexIn('full', sections, table, isForEverybody),
    kids: yield* indexIn('kids', sections, table, isForKids),
  }
}

function sectionsOfTable({ columns, labels, chunks, pictures }: TitleTable): Section[] {
  return [
    ...COLUMN_NAMES.map((name) => section(`column.${name}`, columns[name])),
    jsonSection('labels', labels.parts.names),
    section('labels.numbers', labels.parts.numbers),
    section('labels.from', labels.parts.from),
    section('pictures', pictures),
    ...chunks.map((bytes, at) => ({ name: `chunk.${at}`, bytes })),
  ]
}

function* tableIn(sections: Sections): Generator<void, TitleTable> {
  const columns = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, numbersIn<Numbers>(sections, `column.${name}`, COLUMNS[name])]),
  ) as unknown as Columns
  const labels = new TitleLabels({
    names: JSON.parse(String(sections.get('labels'))) as string[],
    numbers: numbersIn(sections, 'labels.numbers', Uint32Array),
    from: numbersIn(sections, 'labels.from', Uint32Array),
  })
  const chunks: Buffer[] = []
  for (let chunk = sections.get('chunk.0'); chunk; chunk = sections.get(`chunk.${chunks.length}`))
    chunks.push(chunk)
  const pictures = numbersIn(sections, 'pictures', Float64Array)
  return new TitleTable({ columns, labels, chunks, pictures, children: yield* childrenOf(columns) })
}

function sectionsOfIndex(name: string, { parts: { orders, engine } }: TitleIndex): Section[] {
  const { dictionary, trie, common } = engine.base
  return [
    ...SORT_KEYS.map((key) => section(`${name}.order.${key}`, orders[key])),
    section(`${name}.changed`, Int32Array.from(engine.changed)),
    ...Object.entries(dictionary).map(([field, numbers]) => section(`${name}.${field}`, numbers)),
    ...Object.entries(trie).map(([field, numbers]) => section(`${name}.trie.${field}`, numbers)),
    ...Object.entries(common).map(([field, numbers]) => section(`${name}.common.${field}`, numbers)),
  ]
}

function* indexIn(
  name: string,
  sections: Sections,
  table: TitleTable,
  belongs: Belongs,
): Generator<void, TitleIndex> {
  const int32 = (part: string) => numbersIn(sections, `${name}.${part}`, Int32Array)
  const uint32 = (part: string) => numbersIn(sections, `${name}.${part}`, Uint32Array)
  const uint8 = (part: string) => numbersIn(sections, `${name}.${part}`, Uint8Array)
  const uint16 = (part: string) => numbersIn(sections, `${name}.${part}`, Uint16Array)
  const orders = { ...NO_ORDERS }
  for (const key of SORT_KEYS) orders[key] = int32(`order.${key}`)
  const base: Segment = {
    dictionary: {
      ids: int32('ids'),
      popularity: int32('popularity'),
      groups: uint8('groups'),
      letters: uint16('letters'),
      lettersFrom: uint32('lettersFrom'),
      postings: int32('postings'),
      postingsFrom: uint32('postingsFrom'),
      entries: int32('entries'),
      entriesFrom: uint32('entriesFrom'),
    },
    trie: {
      letters: uint16('trie.letters'),
      terms: int32('trie.terms'),
      children: int32('trie.children'),
    },
    common: {
      beginnings: int32('common.beginnings'),
      counts: int32('common.counts'),
      from: uint32('common.from'),
      slots: int32('common.slots'),
      ranks: uint8('common.ranks'),
    },
  }
  const { members, places } = yield* membersOf(table, belongs)
  const changed = new Set(int32('changed'))
  const recent =
    changed.size === 0
      ? places.subarray(0, 0)
      : places.filter((place) => changed.has(table.columns.id[place] ?? 0))
  const engine = yield* changeEngine({ base }, changed, yield* documentsOf(table, recent))
  return yield* putTogether(table, members, orders, engine)
}

/** The numbers of a section, without copying. */
function numbersIn<T extends Numbers>(
  sections: Sections,
  name: string,
  kind: { new (buffer: ArrayBuffer, from: number, count: number): T; BYTES_PER_ELEMENT: number },
): T {
  const { buffer, byteOffset, byteLength } = sections.get(name) ?? Buffer.from(new ArrayBuffer())
  return new kind(buffer, byteOffset, byteLength / kind.BYTES_PER_ELEMENT)
}

function section(name: string, { buffer, byteOffset, byteLength }: Numbers): Section {
  return { name, bytes: new Uint8Array(buffer, byteOffset, byteLength) }
}

function jsonSection(name: string, value: unknown): Section {
  return { name, bytes: Buffer.from(JSON.stringify(value)) }
}
