/**
 * Search as you type over titles and people, in memory. Why it is our own: docs/decisions/0058. What changed lately is a small
 * segment of its own beside the large one: docs/decisions/0060. @spec decisions 10.3
 */
import { foldText, isOptionalWord } from '@quintet/domain/search'
import { type Best, mergeFinds, takeBest, takeFinds } from './finds.ts'
import { FIT } from './rank.ts'
import { buildSegment, type Segment, SegmentSearch } from './segment.ts'
import { cut, type Document } from './terms.ts'

/** With so many beginnings found, or a word as it is written, nobody looks for what may have been mistyped; for two errors only where nothing was found. */
const ENOUGH = 10

/** More words than these say nothing more. */
const MAX_WORDS = 8

/** Changes are gathered beside the large segment until they are so many, or this part of it; then all is made anew. */
const RECENT_MIN = 500
const RECENT_SHARE = 1 / 16

export class SearchEngine {
  readonly base: Segment
  /** Ids that were added, changed or taken away since `base` was made. */
  readonly changed: ReadonlySet<number>
  readonly #parts: readonly [SegmentSearch, ...SegmentSearch[]]
  // One search is asked for by several rows.
  #last: { written: string; ids: Int32Array } = { written: '', ids: new Int32Array(0) }

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
    if (this.#last.written !== written) this.#last = { written, ids: this.#search(written, null).ids }
    return this.#last.ids
  }

  /** The best of a group, one of the documents' or `EVERYTHING`: no more than are listed where a common beginning is written, else as `find`. */
  findBest(query: string, group: number): Best {
    return this.#search(foldText(query), group)
  }

  #search(written: string, group: number | null): Best {
    if (written === '') return { ids: new Int32Array(0), isCut: false, least: 0, most: 0 }
    const words = written.split(' ').slice(0, MAX_WORDS).map(cut)
    const needed = words.filter((word) => !isOptionalWord(word))
    const wanted = needed.length > 0 ? needed : words
    const parts = this.#parts
    // Words left out of a title's own are a weaker fit than the title as it is written.
    const leastFit = wanted.length === words.length ? FIT.exact : FIT.prefix
    for (const part of parts) {
      part.rank(wanted, leastFit, group)
      if (words.length > 1) for (const variant of joinings(words)) part.rank(variant, FIT.exact, group)
    }
    for (const errors of [1, 2] as const) {
      if (isEnough(parts, errors)) break
      for (const part of parts) {
        part.rankGuesses(wanted, errors, leastFit)
        if (words.length > 1) part.rankGuesses([cut(words.join(''))], errors, FIT.exact)
      }
    }
    // Usually nothing changed lately, or nothing of it is found.
    const [first, ...others] = parts
    if (others.every(({ ranking: { count, listed } }) => count === 0 && !listed)) return takeBest(first)
    return parts.map(takeFinds).reduce(mergeFinds)
  }
}

/** Whether enough was found that nobody looks for what may have been mistyped, with so many errors. */
function isEnough(parts: readonly SegmentSearch[], errors: 1 | 2): boolean {
  const count = parts.reduce((sum, { ranking }) => sum + ranking.count, 0)
  // What is listed is common.
  if (parts.some(({ ranking }) => ranking.hasExact || ranking.listed)) return true
  return count >= (errors === 1 ? ENOUGH : 1)
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
