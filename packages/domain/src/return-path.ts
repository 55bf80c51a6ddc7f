/** Where a link or a form may lead back to: a path of the site that it is on, and nowhere else. @spec security 1.7 */

const HERE = 'http://here.invalid'

/**
 * `written` as path, query and fragment; null where it leads off the site or is no path. Resolved as a browser does it and looked at
 * again: `/.//evil.example` is a path, and what comes of it is another site's name.
 */
export function returnPath(written: string): string | null {
  if (!written.startsWith('/') || /[\\\p{Cc}]/u.test(written)) return null
  const address = URL.parse(written, HERE)
  if (address?.origin !== HERE) return null
  const path = address.pathname + address.search + address.hash
  return URL.parse(path, HERE)?.href === address.href ? path : null
}
