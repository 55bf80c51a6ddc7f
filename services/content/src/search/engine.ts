/**
 * Search-as-you-type over titles and people, in memory. Why it is our own: docs/decisions/0058. Recent changes are a small segment next to
 * the large one: docs/decisions/0060. @spec decisions 10.3
 */
import { foldText, isOptionalWord } from '@quintet/domain/catalogue/search'
import { type Best, mergeFinds, takeBest, takeFinds } from './finds.ts'
import { FIT } from './rank.ts'
import { buildSegment, type Segment, SegmentSearch } from './segment.ts'
import { cut, type Document } from './terms.ts'

/** With this many matches, or an exact one, typos are not considered; two errors only if nothing was found. */
const ENOUGH = 10

/** Further words are ignored. */
const MAX_WORDS = 8

/** Changes are collected next to the large segment up to this number, or this share of it; then everything is rebuilt. */
const RECENT_MIN = 500
const RECENT_SHARE = 1 / 16

export class SearchEngine {
  readonly base: Segment
  /** Ids that were added, changed or removed since `base` was built. */
  readonly changed: ReadonlySet<number>
  readonly #parts: readonly [SegmentSearch, ...SegmentSearch[]]
  // Several rows request the same search.
  #last: { written: string; ids: Int32Array } = { written: '', ids: new Int32Array(0) }

  constructor(base: Segment, changed: ReadonlySet<number> = new Set(), recent: Segment | null = null) {
    this.base = base
    this.changed = changed
    this.#parts = [
      new SegmentSearch(base, changed),
      ...(recent ? [new SegmentSearch(recent, new Set())] : []),
    ]
  }

  /** The ids of all matching documents, best first. */
  find(query: string): Int32Array {
    const written = foldText(query)
    if (this.#last.written !== written) this.#last = { written, ids: this.#search(written, null).ids }
    return this.#last.ids
  }

  /** The best matches in a group or in `EVERYTHING`: for a common prefix only the listed ones, otherwise as `find`. */
  findBest(query: string, group: number): Best {
    return this.#search(foldText(query), group)
  }

  #search(written: string, group: number | null): Best {
    if (written === '') return { ids: new Int32Array(0), isCut: false, least: 0, most: 0 }
    const words = written.split(' ').slice(0, MAX_WORDS).map(cut)
    const needed = words.filter((word) => !isOptionalWord(word))
    const wanted = needed.length > 0 ? needed : words
    const parts = this.#parts
    // A match without the query's optional words ranks below the title as written.
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
    // Usually there are no recent changes, or none match.
    const [first, ...others] = parts
    if (others.every(({ ranking: { count, listed } }) => count === 0 && !listed)) return takeBest(first)
    return parts.map(takeFinds).reduce(mergeFinds)
  }
}

/** True if there are enough matches to ignore typos with this number of errors. */
function isEnough(parts: readonly SegmentSearch[], errors: 1 | 2): boolean {
  const count = parts.reduce((sum, { ranking }) => sum + ranking.count, 0)
  // Listed prefixes are common.
  if (parts.some(({ ranking }) => ranking.hasExact || ranking.listed)) return true
  return count >= (errors === 1 ? ENOUGH : 1)
}

/** "nacht linie" may be written as one word: tries all words joined, and each two neighbours. */
function joinings(words: readonly string[]): string[][] {
  const pairs = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), cut((words[at] ?? '') + word), ...words.slice(at + 2)])
  return words.length === 2 ? pairs : [[cut(words.join(''))], ...pairs]
}

/** Builds an engine in steps of a few milliseconds. Documents must be in order of id. */
export function* buildEngine(documents: readonly Document[]): Generator<void, SearchEngine> {
  return new SearchEngine(yield* buildSegment(documents))
}

/** True if so much has changed, including `ids`, that an engine should be rebuilt. */
export function isWornOut({ base, changed }: SearchEngine, ids: ReadonlySet<number>): boolean {
  const limit = Math.max(RECENT_MIN, base.dictionary.ids.length * RECENT_SHARE)
  return changed.union(ids).size > limit
}

/** An engine over the same documents except `changed`; `recent` are those of them that still exist. */
export function* changeEngine(
  { base }: Pick<SearchEngine, 'base'>,
  changed: ReadonlySet<number>,
  recent: readonly Document[],
): Generator<void, SearchEngine> {
  return new SearchEngine(base, changed, yield* buildSegment(recent))
}
