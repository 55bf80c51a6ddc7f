/** The catalogue's key of a title in a library: unique, and stable while the title stays in place. */
export function sourceKey(library: string, key: string): string {
  return `${library}::${key}`
}
