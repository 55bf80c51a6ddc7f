/**
 * Parameters of an address are text, as written: the router's own way would read `?search=1917` as a number. Of several values of
 * one parameter the first counts, as it does for the server (apps/server/src/web/page-address.ts): both must render the same page. @spec decisions 1.7
 */

// Nobody writes them, the service refuses NUL, and HTML does not hold them.
const CONTROL_CHARACTERS = /\p{Cc}/gu

export function parseParameters(search: string): Record<string, string> {
  const written = new URLSearchParams(search)
  const read = (name: string) => written.get(name)?.replaceAll(CONTROL_CHARACTERS, '') ?? ''
  return Object.fromEntries([...written.keys()].map((name) => [name, read(name)]))
}

/** With its `?`; empty where there is none. What is undefined is left out. */
export function stringifyParameters(parameters: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
      search.set(name, String(value))
  return search.size === 0 ? '' : `?${search.toString()}`
}
