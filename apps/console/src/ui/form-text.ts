/** Returns the text of a form field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the comma-separated entries of a form field, without duplicates. */
export function wordsIn(data: FormData, name: string): string[] {
  const written = textOf(data, name).split(',')
  return [...new Set(written.map((word) => word.trim()).filter(Boolean))]
}
