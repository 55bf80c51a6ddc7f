/** How the catalogue knows a title of a library: unique, and stable as long as the title stays where it is. */
export function sourceKey(library: string, key: string): string {
  return `${library}::${key}`
}
