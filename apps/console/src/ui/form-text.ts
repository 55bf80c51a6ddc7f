/** Returns the text of a form field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the values of a form field that has one for each choice, without duplicates. */
export function chosenIn(data: FormData, name: string): string[] {
  return [...new Set(data.getAll(name).map(String))]
}
