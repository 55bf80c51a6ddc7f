/**
 * All terms in alphabetical order, with the documents of each term and the terms of each document, in flat arrays. Terms with the same
 * prefix are adjacent, and so are their documents: a prefix is one range of both.
 */
import { Growing } from './growing.ts'
import { ALL_BITS, type Document, eachTerm, PART, PERSON, TERM_BITS } from './terms.ts'

export type Dictionary = {
  /** Ids of the documents, most popular first; a slot is an index into it. */
  ids: Int32Array
  popularity: Int32Array
  groups: Uint8Array
  /** The letters of all terms, concatenated. */
  letters: Uint16Array
  lettersFrom: Uint32Array
  /** `slot << TERM_BITS | bits` for each term in order; ascending within a term. */
  postings: Int32Array
  postingsFrom: Uint32Array
  /** `term << TERM_BITS | bits` for each slot in order. */
  entries: Int32Array
  entriesFrom: Uint32Array
}

/** Builds a dictionary in steps of a few milliseconds, so that the server can respond in between. */
export function* buildDictionary(documents: readonly Document[]): Generator<void, Dictionary> {
  const count = documents.length
  const order = byPopularity(documents)
  yield
  const known = new Map<string, number>()
  const found: string[] = []
  const used = new Growing(Int32Array)
  const entriesFrom = new Uint32Array(count + 1)
  const ids = new Int32Array(count)
  const popularity = new Int32Array(count)
  const groups = new Uint8Array(count)
  const seen = new Set<number>()
  const add = (term: string, bits: number): void => {
    let number = known.get(term)
    if (number === undefined) {
      number = found.length
      known.set(term, number)
      found.push(term)
    }
    const entry = (number << TERM_BITS) | bits
    if (seen.has(entry)) return
    seen.add(entry)
    used.push(entry)
  }
  for (let slot = 0; slot < count; slot++) {
    const document = documents[order[slot] ?? 0]
    if (!document) continue
    seen.clear()
    ids[slot] = document.id
    popularity[slot] = document.popularity
    groups[slot] = document.groups
    const part = document.isPart ? PART : 0
    for (const name of document.names) eachTerm(name, part, add)
    for (const name of document.people) eachTerm(name, part | PERSON, add)
    entriesFrom[slot + 1] = used.length
    if (slot % (STEP / 5) === 0) yield
  }
  known.clear()

  const { terms, places } = yield* sortTerms(found)
  const entries = used.toArray()
  const postingsFrom = new Uint32Array(terms.length + 1)
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? 0
    const term = places[entry >> TERM_BITS] ?? 0
    entries[at] = (term << TERM_BITS) | (entry & ALL_BITS)
    count1(postingsFrom, term + 1)
    if (at % (STEP * 100) === 0) yield
  }
  for (let term = 0; term < terms.length; term++)
    postingsFrom[term + 1] = (postingsFrom[term + 1] ?? 0) + (postingsFrom[term] ?? 0)
  const postings = new Int32Array(entries.length)
  const next = postingsFrom.slice()
  for (let slot = 0; slot < count; slot++) {
    const end = entriesFrom[slot + 1] ?? 0
    for (let at = entriesFrom[slot] ?? 0; at < end; at++) {
      const entry = entries[at] ?? 0
      const term = entry >> TERM_BITS
      const place = next[term] ?? 0
      postings[place] = (slot << TERM_BITS) | (entry & ALL_BITS)
      next[term] = place + 1
    }
    if (slot % (STEP * 10) === 0) yield
  }
  const { letters, lettersFrom } = yield* spell(terms)
  return { ids, popularity, groups, letters, lettersFrom, postings, postingsFrom, entries, entriesFrom }
}

/** Titles per step, before the event loop gets a turn. */
const STEP = 500

function count1(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

// As numbers, as sorting 150 000 objects with a comparator would block the server.
function byPopularity(documents: readonly Document[]): Int32Array {
  const keys = new Float64Array(documents.length)
  const size = 2 ** 22
  for (const [at, { popularity }] of documents.entries()) keys[at] = -popularity * size + at
  keys.sort()
  return Int32Array.from(keys, (key) => ((key % size) + size) % size)
}

// Bucketed by their first two letters, so that each bucket is sorted within a step.
function* sortTerms(found: readonly string[]): Generator<void, { terms: string[]; places: Int32Array }> {
  const heaps = new Map<string, number[]>()
  for (const [number, term] of found.entries()) {
    const start = term.slice(0, 2)
    const heap = heaps.get(start)
    if (heap) heap.push(number)
    else heaps.set(start, [number])
    if (number % (STEP * 20) === 0) yield
  }
  const terms: string[] = []
  const places = new Int32Array(found.length)
  for (const start of [...heaps.keys()].toSorted(compare)) {
    const heap = heaps.get(start) ?? []
    heap.sort((a, b) => compare(found[a] ?? '', found[b] ?? ''))
    for (const number of heap) {
      places[number] = terms.length
      terms.push(found[number] ?? '')
    }
    yield
  }
  return { terms, places }
}

function* spell(
  terms: readonly string[],
): Generator<void, { letters: Uint16Array; lettersFrom: Uint32Array }> {
  const lettersFrom = new Uint32Array(terms.length + 1)
  for (const [at, term] of terms.entries()) lettersFrom[at + 1] = (lettersFrom[at] ?? 0) + term.length
  yield
  const letters = new Uint16Array(lettersFrom[terms.length] ?? 0)
  let place = 0
  for (const [at, term] of terms.entries()) {
    for (let letter = 0; letter < term.length; letter++) letters[place++] = term.charCodeAt(letter)
    if (at % (STEP * 50) === 0) yield
  }
  return { letters, lettersFrom }
}

/** By code unit, like comparisons of `letters`. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The number of terms. */
export function countTerms({ lettersFrom }: Dictionary): number {
  return lettersFrom.length - 1
}

/** The terms with a prefix: from `from` up to but not including `to`; `isTerm` if the first one is the prefix itself. */
export function termsFrom(
  dictionary: Dictionary,
  prefix: string,
): { from: number; to: number; isTerm: boolean } {
  const from = firstTerm(dictionary, prefix)
  const to = firstTerm(dictionary, `${prefix}\uFFFF`)
  const { lettersFrom } = dictionary
  const length = (lettersFrom[from + 1] ?? 0) - (lettersFrom[from] ?? 0)
  return { from, to, isTerm: from < to && length === prefix.length }
}

/** The first term not before `text`. */
function firstTerm(dictionary: Dictionary, text: string): number {
  let [low, high] = [0, countTerms(dictionary)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(dictionary, middle, text)) low = middle + 1
    else high = middle
  }
  return low
}

function isBefore({ letters, lettersFrom }: Dictionary, term: number, text: string): boolean {
  const start = lettersFrom[term] ?? 0
  const length = (lettersFrom[term + 1] ?? 0) - start
  for (let at = 0; at < length && at < text.length; at++) {
    const difference = (letters[start + at] ?? 0) - text.charCodeAt(at)
    if (difference !== 0) return difference < 0
  }
  return length < text.length
}
