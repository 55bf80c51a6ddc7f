/** The terms of a dictionary as a tree of letters, in flat arrays: a walk can skip all terms with the same prefix at once. */
import { countTerms, type Dictionary } from './dictionary.ts'
import { Growing } from './growing.ts'

/**
 * Nodes level by level; 0 is the root. A node is a prefix with its terms, which are adjacent. A node with a single longer term has no
 * children: the rest of that term is read from the dictionary.
 */
export type Trie = {
  /** The last letter of each node's prefix. */
  letters: Uint16Array
  /** The first of its terms; they end where those of its next sibling start, or with the parent's for the last child. */
  terms: Int32Array
  /** The first of its children; they end where the next node's start. */
  children: Int32Array
}

/** Terms per step, before the event loop gets a turn. */
const STEP = 200_000

/** Builds a trie in steps of a few milliseconds. */
export function* buildTrie(dictionary: Dictionary): Generator<void, Trie> {
  const { letters, lettersFrom } = dictionary
  const [nodeLetters, terms, ends, children] = [
    new Growing(Int32Array),
    new Growing(Int32Array),
    new Growing(Int32Array),
    new Growing(Int32Array),
  ]
  const add = (letter: number, from: number, to: number): void => {
    nodeLetters.push(letter)
    terms.push(from)
    ends.push(to)
  }
  add(0, 0, countTerms(dictionary))
  let levelEnd = 1
  let depth = 0
  let looked = 0
  for (let node = 0; node < terms.length; node++) {
    if (node === levelEnd) {
      levelEnd = terms.length
      depth++
    }
    children.push(terms.length)
    const to = ends.at(node)
    let from = terms.at(node)
    if (from < to && (lettersFrom[from + 1] ?? 0) - (lettersFrom[from] ?? 0) === depth) from++
    if (to - from < 2 && node > 0) continue
    looked += to - from
    if (looked > STEP) {
      looked = 0
      yield
    }
    while (from < to) {
      const letter = letters[(lettersFrom[from] ?? 0) + depth] ?? 0
      let next = from + 1
      while (next < to && letters[(lettersFrom[next] ?? 0) + depth] === letter) next++
      add(letter, from, next)
      from = next
    }
  }
  children.push(terms.length)
  return {
    letters: Uint16Array.from(nodeLetters.toArray()),
    terms: terms.toArray(),
    children: children.toArray(),
  }
}
