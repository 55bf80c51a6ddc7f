/** The countries in a form's field; null for everywhere. */
export function countriesIn(data: FormData): string[] | null {
  const chosen = data.getAll('countries').map(String)
  return chosen.length > 0 ? chosen : null
}
