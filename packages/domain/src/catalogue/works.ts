/** Musical works: compositions, often in movements, each with any number of recordings. @spec product 5.3 */
import { DEFAULT_LANGUAGE, type InEachLanguage, LANGUAGES } from '../basics/languages.ts'
import { foldLetters } from './search.ts'

/** The work that a track plays, or of which it plays a movement. */
export type Work = { names: InEachLanguage; movements: InEachLanguage | null; number: number | null }

/** Maximum length of the name of a work or a movement. */
export const WORK_NAME_MAX = 300

/** Even the longest operas have fewer numbers. */
export const MOVEMENTS_MAX = 999

/** Longer slugs are truncated. */
export const WORK_SLUG_MAX = 150

/** Returns the slug of a work, below its composer; empty if its name has no letters or digits. */
export function workSlug(name: string): string {
  return foldLetters(name).replaceAll(' ', '-').slice(0, WORK_SLUG_MAX)
}

/** Returns the slugs of all its names without duplicates, that of the default language first: a single address for all readers. */
export function workSlugs(names: InEachLanguage): string[] {
  const slugs = [DEFAULT_LANGUAGE, ...LANGUAGES].map((language) => workSlug(names[language]))
  return [...new Set(slugs)].filter(Boolean)
}

export function workAddress(composerId: number, slug: string): string {
  return `/people/${composerId}/works/${slug}`
}

type Named = {
  title: string
  work?: string | undefined
  movement?: string | undefined
  movement_number?: number | undefined
}

/** Returns what a track is called under the name of its work: its movement, else its title without the leading name of the work. */
export function movementName({ title, work = '', movement, movement_number: number }: Named): string {
  if (movement !== undefined)
    return number === undefined || IS_NUMBERED.test(movement) ? movement : `${romanOf(number)}. ${movement}`
  const rest = title.slice(work.length).replace(BETWEEN, '')
  const isNamedBefore =
    title.toLowerCase().startsWith(work.toLowerCase()) && BETWEEN.test(title.slice(work.length))
  return isNamedBefore && rest !== '' ? rest : title
}

const IS_NUMBERED = /^(?:[IVXLC]+|\d+)[.:)]/
const BETWEEN = /^\s*[:–—-]\s*/

const ROMAN = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** Numbers movements in Roman numerals, as scores do. */
function romanOf(number: number): string {
  let rest = number
  let written = ''
  for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) written += letters
  return written
}
