/** Returns the text values of these fields; empty for missing ones. */
export function textsOf<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const text = (name: Name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
}
