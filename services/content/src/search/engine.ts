/**
 * Search as you type over titles and people, in memory. Why it is our own: docs/decisions/0058. What changed lately is a small
 * segment of its own beside the large one: docs/decisions/0060. @spec decisions 10.3
 */
import { foldText, isOptionalWord } from '@quintet/domain/search'
import { FIT } from './rank.ts'
import { buildSegment, type Segment, SegmentSearch } from './segment.ts'
import { cut, type Document } from './terms.ts'

/** With so many beginnings found, or a word as it is written, nobody looks for what may have been mistyped; for two errors only where nothing was found. */
const ENOUGH = 10

/** More words than these say nothing more. */
const MAX_WORDS = 8

// Beginnings of one to three letters find the most and are typed by everybody, after an article too: the last answers are kept, so many ids
// for each document.
const SHORT_QUERY = 3
const KEPT_IDS_PER_DOCUMENT = 16
const KEPT_IDS_MIN = 4_000_000

/** Changes are gathered beside the large segment until they are so many, or this part of it; then all is made anew. */
const RECENT_MIN = 500
const RECENT_SHARE = 1 / 16

export class SearchEngine {
  readonly base: Segment
  /** Ids that were added, changed or taken away since `base` was made. */
  readonly changed: ReadonlySet<number>
  readonly #parts: readonly [SegmentSearch, ...SegmentSearch[]]
  readonly #kept = new Map<string, Int32Array>()
  #keptIds = 0

  constructor(base: Segment, changed: ReadonlySet<number> = new Set(), recent: Segment | null = null) {
    this.base = base
    this.changed = changed
    this.#parts = [
      new SegmentSearch(base, changed),
      ...(recent ? [new SegmentSearch(recent, new Set())] : []),
    ]
  }

  /** The ids of all documents that fit, best first. */
  find(query: string): Int32Array {
    const written = foldText(query)
    if (written === '') return new Int32Array(0)
    const kept = this.#kept.get(written)
    if (kept) return kept
    const words = written.split(' ').slice(0, MAX_WORDS).map(cut)
    const needed = words.filter((word) => !isOptionalWord(word))
    const wanted = needed.length > 0 ? needed : words
    const found = this.#search(words, wanted)
    if (found.length > 0 && words.length <= 2 && wanted.join('').length <= SHORT_QUERY)
      this.#keep(written, found)
    return found
  }

  #search(words: readonly string[], wanted: readonly string[]): Int32Array {
    const parts = this.#parts
    // Words left out of a title's own are a weaker fit than the title as it is written.
    const leastFit = wanted.length === words.length ? FIT.exact : FIT.prefix
    for (const part of parts) {
      part.rank(wanted, leastFit)
      if (words.length > 1) for (const variant of joinings(words)) part.rank(variant, FIT.exact)
    }
    for (const errors of [1, 2] as const) {
      const count = parts.reduce((sum, { ranking }) => sum + ranking.count, 0)
      if (parts.some(({ ranking }) => ranking.hasExact) || count >= (errors === 1 ? ENOUGH : 1)) break
      for (const part of parts) {
        part.rankGuesses(wanted, errors, leastFit)
        if (words.length > 1) part.rankGuesses([cut(words.join(''))], errors, FIT.exact)
      }
    }
    // Usually nothing changed lately, or nothing of it is found.
    const [{ ranking, segment }, ...others] = parts
    if (others.every((part) => part.ranking.count === 0)) return idsOf(ranking.take(), segment)
    return parts.map((part) => take(part)).reduce(merge).ids
  }

  #keep(written: string, found: Int32Array): void {
    const most = Math.max(KEPT_IDS_MIN, this.base.dictionary.ids.length * KEPT_IDS_PER_DOCUMENT)
    this.#kept.set(written, found)
    this.#keptIds += found.length
    for (const [oldest, ids] of this.#kept) {
      if (this.#keptIds <= most) break
      this.#kept.delete(oldest)
      this.#keptIds -= ids.length
    }
  }
}

/** Documents in order: by rank, then by popularity, then by id. */
type Finds = { ids: Int32Array; ranks: Uint8Array; popularity: Int32Array }

function idsOf(slots: Int32Array, { dictionary: { ids } }: Segment): Int32Array {
  const found = new Int32Array(slots.length)
  for (let at = 0; at < slots.length; at++) found[at] = ids[slots[at] ?? 0] ?? 0
  return found
}

function take({ ranking, segment }: SegmentSearch): Finds {
  const { slots, ranks } = ranking.takeRanked()
  return {
    ids: idsOf(slots, segment),
    ranks,
    popularity: slots.map((slot) => segment.dictionary.popularity[slot] ?? 0),
  }
}

function merge(a: Finds, b: Finds): Finds {
  const count = a.ids.length + b.ids.length
  const merged: Finds = {
    ids: new Int32Array(count),
    ranks: new Uint8Array(count),
    popularity: new Int32Array(count),
  }
  let [atA, atB] = [0, 0]
  for (let at = 0; at < count; at++) {
    const isA = atB === b.ids.length || (atA < a.ids.length && compare(a, atA, b, atB) <= 0)
    const [from, place] = isA ? [a, atA++] : [b, atB++]
    merged.ids[at] = from.ids[place] ?? 0
    merged.ranks[at] = from.ranks[place] ?? 0
    merged.popularity[at] = from.popularity[place] ?? 0
  }
  return merged
}

function compare(a: Finds, atA: number, b: Finds, atB: number): number {
  return (
    (a.ranks[atA] ?? 0) - (b.ranks[atB] ?? 0) ||
    (b.popularity[atB] ?? 0) - (a.popularity[atA] ?? 0) ||
    (a.ids[atA] ?? 0) - (b.ids[atB] ?? 0)
  )
}

/** "nacht linie" may be written as one word: all words joined, and each two neighbours. */
function joinings(words: readonly string[]): string[][] {
  const pairs = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), cut((words[at] ?? '') + word), ...words.slice(at + 2)])
  return words.length === 2 ? pairs : [[cut(words.join(''))], ...pairs]
}

/** Makes an engine in steps of a few milliseconds. Documents come in the order of their ids. */
export function* buildEngine(documents: readonly Document[]): Generator<void, SearchEngine> {
  return new SearchEngine(yield* buildSegment(documents))
}

/** Whether so much has changed beside `ids` that an engine is better made anew. */
export function isWornOut({ base, changed }: SearchEngine, ids: ReadonlySet<number>): boolean {
  const limit = Math.max(RECENT_MIN, base.dictionary.ids.length * RECENT_SHARE)
  return changed.union(ids).size > limit
}

/** An engine over the same documents but those that changed; `recent` are all that are there of `changed`. */
export function* changeEngine(
  { base }: Pick<SearchEngine, 'base'>,
  changed: ReadonlySet<number>,
  recent: readonly Document[],
): Generator<void, SearchEngine> {
  return new SearchEngine(base, changed, yield* buildSegment(recent))
}
