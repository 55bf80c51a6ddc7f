/**
 * Keeps address parameters as plain text: the router's default parser would read `?search=1917` as a number. If a parameter is repeated,
 * the first value counts, as on the server (apps/server/src/web/page-address.ts): both must render the same page. @spec decisions 1.7
 */

// Nobody types control characters, the service rejects NUL, and HTML cannot contain them.
const CONTROL_CHARACTERS = /\p{Cc}/gu

export function parseParameters(search: string): Record<string, string> {
  const written = new URLSearchParams(search)
  const read = (name: string) => written.get(name)?.replaceAll(CONTROL_CHARACTERS, '') ?? ''
  return Object.fromEntries([...written.keys()].map((name) => [name, read(name)]))
}

/** Returns the query string with its `?`, or an empty string if there is none. Leaves out undefined values. */
export function stringifyParameters(parameters: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
      search.set(name, String(value))
  return search.size === 0 ? '' : `?${search.toString()}`
}
