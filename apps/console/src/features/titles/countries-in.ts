import { chosenIn } from '../../ui/form-text.ts'

/** The countries in a form's field; null for everywhere. */
export function countriesIn(data: FormData): string[] | null {
  const chosen = chosenIn(data, 'countries')
  return chosen.length > 0 ? chosen : null
}
