/** Works of music: what somebody composed, often in movements, each as often as it was recorded. @spec product 5.3 */
import { DEFAULT_LANGUAGE, type InEachLanguage, LANGUAGES } from './languages.ts'
import { foldLetters } from './search.ts'

/** What a track says of the work that it plays, or of which it plays a movement. */
export type Work = { names: InEachLanguage; movements: InEachLanguage | null; number: number | null }

/** Of a work, and of a movement. */
export const WORK_NAME_MAX = 300

/** The longest operas have fewer numbers. */
export const MOVEMENTS_MAX = 999

/** Longer names are cut in addresses. */
export const WORK_SLUG_MAX = 150

/** How a work is called in addresses, below its composer; empty where its name has no letter or digit. */
export function workSlug(name: string): string {
  return foldLetters(name).replaceAll(' ', '-').slice(0, WORK_SLUG_MAX)
}

/** How it is called there by its names, each once, that of the default language first: one address, whoever reads. */
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

/** What a track is called below the name of its work: its movement, else its title without the work's name before it. */
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

/** Movements are counted as scores count them. */
function romanOf(number: number): string {
  let rest = number
  let written = ''
  for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) written += letters
  return written
}
