/** The path that a link or form may return to: one of its own site only. @spec security 1.7 */

const HERE = 'http://here.invalid'

/**
 * Returns `written` as path, query and fragment; null if it leads off the site or is not a path. Resolves it as browsers do and checks the
 * result again: `/.//evil.example` is a path, but resolves to another site's name.
 */
export function returnPath(written: string): string | null {
  if (!written.startsWith('/') || /[\\\p{Cc}]/u.test(written)) return null
  const address = URL.parse(written, HERE)
  if (address?.origin !== HERE) return null
  const path = address.pathname + address.search + address.hash
  return URL.parse(path, HERE)?.href === address.href ? path : null
}
