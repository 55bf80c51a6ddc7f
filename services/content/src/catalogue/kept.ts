/**
 * The catalogue as it was read, kept in a file: a start reads it and then only what changed since. Why: docs/decisions/0060.
 * @spec decisions 10.5
 */
import { fingerprintOfCode, readKept, type Section, writeKept } from '@quintet/platform/storage/kept-file'
import { changeEngine } from '../search/engine.ts'
import type { Segment } from '../search/segment.ts'
import { documentsOf, putTogether } from './build-index.ts'
import type { Reading } from './reading.ts'
import type { Version } from './changes.ts'
import type { TitleIndex } from './title-index.ts'
import { NO_ORDERS, SORT_KEYS } from './title-lists.ts'
import { bytesOf, type Title, type Wire } from './title.ts'

/** What is in the file was made by this code for this product. */
export async function keyOfKept(productId: number): Promise<string> {
  const modules = ['./kept.ts', '../search/engine.ts', '@quintet/domain/search']
  return `${productId} ${await fingerprintOfCode(modules.map((name) => import.meta.resolve(name)))}`
}

export function writeCatalogue(
  file: string,
  key: string,
  { version, full, kids }: Reading,
  signal: AbortSignal,
): Promise<void> {
  const titles = [...full.parts.byId.values()]
  const places = new Map(titles.map((title, at) => [title, at]))
  return writeKept(
    file,
    key,
    (function* () {
      yield jsonSection('version', version)
      yield* sectionsOfTitles(titles)
      yield* sectionsOfIndex('full', full, places)
      yield* sectionsOfIndex('kids', kids, places)
    })(),
    signal,
  )
}

/** What was kept, in steps; null where nothing is that can be used. */
export async function readCatalogue(file: string, key: string): Promise<Generator<void, Reading> | null> {
  const sections = await readKept(file, key)
  return sections && putBack(sections)
}

function* putBack(sections: Map<string, Buffer<ArrayBuffer>>): Generator<void, Reading> {
  const version = JSON.parse(String(sections.get('version'))) as Version
  const titles = yield* titlesIn(sections)
  return {
    version,
    full: yield* indexIn('full', sections, titles),
    kids: yield* indexIn('kids', sections, titles),
  }
}

const TITLES_IN_A_SECTION = 500

/** A title without its bytes: those of a section lie together, `wire` holds their lengths. */
type KeptTitle = Omit<Title, 'availableFrom' | 'availableUntil' | 'wire'> & {
  /** JSON knows nothing endless. */
  availableFrom: number | null
  availableUntil: number | null
  wire: [de: number, visitorDe: number, en: number, visitorEn: number]
}

function* sectionsOfTitles(titles: readonly Title[]): Generator<Section, void> {
  for (let at = 0; at < titles.length; at += TITLES_IN_A_SECTION) {
    const some = titles.slice(at, at + TITLES_IN_A_SECTION)
    yield jsonSection(
      `titles.${at}`,
      some.map(({ wire: { de, en }, ...facts }) => ({
        ...facts,
        wire: [de.length, de.visitorLength, en.length, en.visitorLength],
      })),
    )
    yield {
      name: `wire.${at}`,
      bytes: Buffer.concat(some.flatMap(({ wire: { de, en } }) => [bytesOf(de), bytesOf(en)])),
    }
  }
}

function* titlesIn(sections: Map<string, Buffer>): Generator<void, Title[]> {
  const titles: Title[] = []
  for (;;) {
    const [facts, source] = [sections.get(`titles.${titles.length}`), sections.get(`wire.${titles.length}`)]
    if (!facts || !source) return titles
    let end = 0
    const wireOf = (length: number, visitorLength: number): Wire => {
      end += length
      return { source, from: end - length, length, visitorLength }
    }
    for (const kept of JSON.parse(facts.toString()) as KeptTitle[]) {
      const [de, visitorDe, en, visitorEn] = kept.wire
      titles.push(
        Object.assign(kept, {
          availableFrom: kept.availableFrom ?? Number.NEGATIVE_INFINITY,
          availableUntil: kept.availableUntil ?? Number.POSITIVE_INFINITY,
          wire: { de: wireOf(de, visitorDe), en: wireOf(en, visitorEn) },
        }),
      )
    }
    yield
  }
}

type Numbers = Int32Array | Uint32Array | Uint16Array

/** Titles are written as their places among all titles. */
function* sectionsOfIndex(
  name: string,
  { parts: { byId, orders, engine } }: TitleIndex,
  places: ReadonlyMap<Title, number>,
): Generator<Section, void> {
  const section = (part: string, { buffer, byteOffset, byteLength }: Numbers): Section => ({
    name: `${name}.${part}`,
    bytes: new Uint8Array(buffer, byteOffset, byteLength),
  })
  const placesOf = (titles: Iterable<Title>) => Int32Array.from(titles, (title) => places.get(title) ?? 0)
  yield section('titles', placesOf(byId.values()))
  for (const key of SORT_KEYS) yield section(`order.${key}`, placesOf(orders[key]))
  yield section('changed', Int32Array.from(engine.changed))
  const { dictionary, trie } = engine.base
  for (const [field, numbers] of Object.entries(dictionary)) yield section(field, numbers)
  for (const [field, numbers] of Object.entries(trie)) yield section(`trie.${field}`, numbers)
}

function* indexIn(
  name: string,
  sections: Map<string, Buffer<ArrayBuffer>>,
  titles: readonly Title[],
): Generator<void, TitleIndex> {
  const bufferOf = (part: string) => sections.get(`${name}.${part}`)?.buffer ?? new ArrayBuffer()
  const int32 = (part: string) => new Int32Array(bufferOf(part))
  const titlesAt = (part: string) => {
    const found: Title[] = []
    for (const place of int32(part)) {
      const title = titles[place]
      if (title) found.push(title)
    }
    return found
  }
  const orders = { ...NO_ORDERS }
  for (const key of SORT_KEYS) {
    orders[key] = titlesAt(`order.${key}`)
    yield
  }
  const base: Segment = {
    dictionary: {
      ids: int32('ids'),
      popularity: int32('popularity'),
      letters: new Uint16Array(bufferOf('letters')),
      lettersFrom: new Uint32Array(bufferOf('lettersFrom')),
      postings: int32('postings'),
      postingsFrom: new Uint32Array(bufferOf('postingsFrom')),
      entries: int32('entries'),
      entriesFrom: new Uint32Array(bufferOf('entriesFrom')),
    },
    trie: {
      letters: new Uint16Array(bufferOf('trie.letters')),
      terms: int32('trie.terms'),
      children: int32('trie.children'),
    },
  }
  const own = titlesAt('titles')
  const changed = new Set(int32('changed'))
  const recent = yield* documentsOf(own.filter(({ id }) => changed.has(id)))
  return yield* putTogether(own, orders, yield* changeEngine({ base }, changed, recent))
}

function jsonSection(name: string, value: unknown): Section {
  return { name, bytes: Buffer.from(JSON.stringify(value)) }
}
