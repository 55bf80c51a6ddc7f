/** What was written into a field of a form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was written with commas between, each once. */
export function wordsIn(data: FormData, name: string): string[] {
  const written = textOf(data, name).split(',')
  return [...new Set(written.map((word) => word.trim()).filter(Boolean))]
}
