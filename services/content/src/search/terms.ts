/** What a title can be found by. */
import { foldLetters, foldText } from '@quintet/domain/search'

/** A title as the search engine sees it. */
export type Document = {
  id: number
  /** Its names in all languages. */
  names: readonly string[]
  /** Actors, directors, authors, narrators, artists, teams. */
  people: readonly string[]
  /** An episode or a track: it comes after titles of their own. */
  isPart: boolean
  popularity: number
  /** The groups that it belongs to, a bit each, of those that a search may be limited to. */
  groups: number
}

/** How many groups there may be. */
export const GROUPS_MAX = 8

/** Longer terms are cut: what is compared in one machine word holds so many letters. */
export const TERM_MAX_LENGTH = 31

/** Where a term of a document comes from, as bits. */
export const PERSON = 1
/** The term is the whole name, written as one word. */
export const WHOLE = 2
/** The document is an episode or a track. */
export const PART = 4
/** How many bits these are, and all of them. */
export const TERM_BITS = 3
export const ALL_BITS = PERSON | WHOLE | PART

// Longer names are not written as one word by anybody.
const JOINED_MAX_WORDS = 5
const JOINED_MAX_LENGTH = 16
const SHORT_WORD = 3

/** Calls `add` for every term of a name, with `source` among its bits: its words, neighbours as one word ("spiderman"), the whole name as one word. */
export function eachTerm(name: string, source: number, add: (term: string, bits: number) => void): void {
  const words = foldText(name).split(' ')
  if (words[0] === '') return
  for (const word of words) add(cut(word), source)
  for (const word of foldLetters(name).split(' ')) if (!words.includes(word)) add(cut(word), source)
  add(cut(words.join('')), source | WHOLE)
  if (words.length < 3 || (!(source & PERSON) && words.length > JOINED_MAX_WORDS)) return
  for (let at = 1; at < words.length; at++) {
    const [before = '', word = ''] = [words[at - 1], words[at]]
    // Of people only what is written in two ways: "de Niro", "Joon-ho".
    if (source & PERSON && before.length > SHORT_WORD && word.length > SHORT_WORD) continue
    if (before.length + word.length <= JOINED_MAX_LENGTH) add(before + word, source)
  }
}

export function cut(term: string): string {
  return term.length > TERM_MAX_LENGTH ? term.slice(0, TERM_MAX_LENGTH) : term
}
