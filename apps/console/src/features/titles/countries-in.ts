import { textOf, wordsIn } from '../../ui/form-text.ts'

/** ISO 3166-1 alpha-2. */
const COUNTRY = /^[A-Z]{2}$/

/** The countries in a form's field; null for everywhere, `wrong` if one is not a code of two letters. */
export function countriesIn(data: FormData): string[] | null | 'wrong' {
  if (textOf(data, 'countries').trim() === '') return null
  const written = [...new Set(wordsIn(data, 'countries').map((country) => country.toUpperCase()))]
  return written.every((country) => COUNTRY.test(country)) && written.length > 0 ? written : 'wrong'
}
