/** Merges the results of an engine's parts. */
import type { Segment, SegmentSearch } from './segment.ts'

/** The best matches in order: by rank, then by popularity, then by id. */
export type Best = {
  ids: Int32Array
  /** Whether there are further matches; if not, these may include documents of other groups. */
  isCut: boolean
  /** Bounds for the number of matches in the group. */
  least: number
  most: number
}

/** With the keys for merging. */
type Finds = Best & { ranks: Uint8Array; popularity: Int32Array }

/** Takes the results of a part. */
export function takeBest({ ranking, segment }: SegmentSearch): Best {
  const { isCut, least, most } = countsOf(ranking)
  return { ids: idsOf(ranking.take(), segment), isCut, least, most }
}

/** The same, for merging with the results of other parts. */
export function takeFinds({ ranking, segment }: SegmentSearch): Finds {
  const counts = countsOf(ranking)
  const { slots, ranks } = ranking.takeRanked()
  const popularity = slots.map((slot) => segment.dictionary.popularity[slot] ?? 0)
  return { ids: idsOf(slots, segment), ranks, popularity, ...counts }
}

// Results without a list may be of any group.
function countsOf({ listed, count }: SegmentSearch['ranking']): Pick<Best, 'isCut' | 'least' | 'most'> {
  return listed ?? { isCut: false, least: 0, most: count }
}

function idsOf(slots: Int32Array, { dictionary: { ids } }: Segment): Int32Array {
  const found = new Int32Array(slots.length)
  for (let at = 0; at < slots.length; at++) found[at] = ids[slots[at] ?? 0] ?? 0
  return found
}

export function mergeFinds(a: Finds, b: Finds): Finds {
  const count = a.ids.length + b.ids.length
  const ids = new Int32Array(count)
  const ranks = new Uint8Array(count)
  const popularity = new Int32Array(count)
  let [atA, atB, at] = [0, 0, 0]
  for (; at < count; at++) {
    // After the last result of a truncated part, others of it may follow.
    if ((a.isCut && atA === a.ids.length) || (b.isCut && atB === b.ids.length)) break
    const isA = atB === b.ids.length || (atA < a.ids.length && compare(a, atA, b, atB) <= 0)
    const [from, place] = isA ? [a, atA++] : [b, atB++]
    ids[at] = from.ids[place] ?? 0
    ranks[at] = from.ranks[place] ?? 0
    popularity[at] = from.popularity[place] ?? 0
  }
  return {
    ids: ids.subarray(0, at),
    ranks: ranks.subarray(0, at),
    popularity: popularity.subarray(0, at),
    isCut: a.isCut || b.isCut,
    least: a.least + b.least,
    most: a.most + b.most,
  }
}

function compare(a: Finds, atA: number, b: Finds, atB: number): number {
  return (
    (a.ranks[atA] ?? 0) - (b.ranks[atB] ?? 0) ||
    (b.popularity[atB] ?? 0) - (a.popularity[atA] ?? 0) ||
    (a.ids[atA] ?? 0) - (b.ids[atB] ?? 0)
  )
}
