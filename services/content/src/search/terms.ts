/** The terms by which a title can be found. */
import { foldLetters, foldText } from '@quintet/domain/catalogue/search'

/** A title as a search document. */
export type Document = {
  id: number
  /** Its names in all languages. */
  names: readonly string[]
  /** Actors, directors, authors, narrators, artists, teams. */
  people: readonly string[]
  /** Whether it is an episode or a track, which rank after independent titles. */
  isPart: boolean
  popularity: number
  /** The groups it belongs to, one bit each, of those a search can be limited to. */
  groups: number
}

/** Maximum number of groups. */
export const GROUPS_MAX = 8

/** Longer terms are cut: comparisons use one machine word with a bit per letter. */
export const TERM_MAX_LENGTH = 31

/** Bits for the source of a document's term. */
export const PERSON = 1
/** The term is the whole name, joined to one word. */
export const WHOLE = 2
/** The document is an episode or a track. */
export const PART = 4
/** The number of bits, and all of them. */
export const TERM_BITS = 3
export const ALL_BITS = PERSON | WHOLE | PART

// No one writes longer names as one word.
const JOINED_MAX_WORDS = 5
const JOINED_MAX_LENGTH = 16
const SHORT_WORD = 3

/**
 * Calls `add` for every term of a name, with `source` among its bits: its words, joined neighbours ("spiderman"), the whole name joined.
 */
export function eachTerm(name: string, source: number, add: (term: string, bits: number) => void): void {
  const words = foldText(name).split(' ')
  if (words[0] === '') return
  for (const word of words) add(cut(word), source)
  for (const word of foldLetters(name).split(' ')) if (!words.includes(word)) add(cut(word), source)
  add(cut(words.join('')), source | WHOLE)
  if (words.length < 3 || (!(source & PERSON) && words.length > JOINED_MAX_WORDS)) return
  for (let at = 1; at < words.length; at++) {
    const [before = '', word = ''] = [words[at - 1], words[at]]
    // For people only joins words that are written both ways: "de Niro", "Joon-ho".
    if (source & PERSON && before.length > SHORT_WORD && word.length > SHORT_WORD) continue
    if (before.length + word.length <= JOINED_MAX_LENGTH) add(before + word, source)
  }
}

export function cut(term: string): string {
  return term.length > TERM_MAX_LENGTH ? term.slice(0, TERM_MAX_LENGTH) : term
}
