/** Finds the common prefixes of a dictionary, and lists their best documents. */
import { type Beginning, type Common, EVERYTHING, LISTS } from './common-lists.ts'
import { countTerms, type Dictionary } from './dictionary.ts'
import { Growing } from './growing.ts'
import { FIT, type Fit } from './rank.ts'
import { Ranking } from './ranking.ts'

/** A prefix is common if it has this many documents; fewer are scanned in less than a millisecond. */
const COMMON_MIN = 4000

/** How many of the best are listed: a long page, and some reserve for removed ones. */
const LISTED_MAX = 200

/** Postings per step, before the event loop gets a turn. */
const STEP = 200_000

/** Lists common prefixes in steps of a few milliseconds. */
export function* listCommon(dictionary: Dictionary): Generator<void, Common> {
  const ranking = new Ranking(dictionary, new Set())
  const [beginnings, counts, from] = [
    new Growing(Int32Array),
    new Growing(Int32Array),
    new Growing(Uint32Array),
  ]
  const [listed, listedRanks] = [new Growing(Int32Array), new Growing(Uint8Array)]
  const everyTerm = { first: 0, end: countTerms(dictionary), isExact: false }
  for (const beginning of beginningsWithin(dictionary, everyTerm, 0)) {
    yield* rankAll(dictionary, ranking, beginning)
    if (ranking.count < COMMON_MIN) {
      ranking.take()
      continue
    }
    const { slots, ranks } = ranking.takeRanked()
    yield
    beginnings.pushAll(Int32Array.of(beginning.first, beginning.end, Number(beginning.isExact)))
    for (let group = 0; group < LISTS; group++) {
      from.push(listed.length)
      let count = 0
      for (let at = 0; at < slots.length; at++) {
        if (!isOf(dictionary, slots[at] ?? 0, group)) continue
        if (count++ >= LISTED_MAX) continue
        listed.push(slots[at] ?? 0)
        listedRanks.push(ranks[at] ?? 0)
      }
      counts.push(count)
      if (slots.length > STEP) yield
    }
  }
  from.push(listed.length)
  return {
    beginnings: beginnings.toArray(),
    counts: counts.toArray(),
    from: from.toArray(),
    slots: listed.toArray(),
    ranks: listedRanks.toArray(),
  }
}

function isOf({ groups }: Dictionary, slot: number, group: number): boolean {
  return group === EVERYTHING || ((groups[slot] ?? 0) & (1 << group)) !== 0
}

/**
 * Prefixes whose terms are used often enough to be common. A prefix that is itself a term occurs twice, once ranked as exact and once not:
 * a search that may leave out words ranks all terms alike.
 */
function* beginningsWithin(
  dictionary: Dictionary,
  { first, end }: Beginning,
  depth: number,
): Generator<Beginning, void> {
  const { letters, lettersFrom, postingsFrom } = dictionary
  const letterOf = (term: number) => letters[(lettersFrom[term] ?? 0) + depth]
  const isTerm = (term: number) => (lettersFrom[term + 1] ?? 0) - (lettersFrom[term] ?? 0) === depth
  let from = isTerm(first) ? first + 1 : first
  if (from > first) yield { first, end, isExact: true }
  while (from < end) {
    let next = from + 1
    while (next < end && letterOf(next) === letterOf(from)) next++
    if ((postingsFrom[next] ?? 0) - (postingsFrom[from] ?? 0) >= COMMON_MIN) {
      const longer = { first: from, end: next, isExact: false }
      // The same terms may share several letters.
      if (from > first || next < end || depth === 0) yield longer
      yield* beginningsWithin(dictionary, longer, depth + 1)
    }
    from = next
  }
}

function* rankAll(
  { postings, postingsFrom }: Dictionary,
  ranking: Ranking,
  { first, end, isExact }: Beginning,
): Generator<void, void> {
  const rank = function* (from: number, to: number, fit: Fit): Generator<void, void> {
    const last = postingsFrom[to] ?? 0
    for (let at = postingsFrom[from] ?? 0; at < last; at += STEP) {
      ranking.addAll(postings, at, Math.min(last, at + STEP), fit)
      yield
    }
  }
  const others = isExact ? first + 1 : first
  yield* rank(first, others, FIT.exact)
  yield* rank(others, end, FIT.prefix)
}
