/**
 * Where to go after logging in: only a path of this site, else home. An address from a link is never trusted.
 * @spec decisions 1.7
 */
export function safeReturn(to: string | undefined): string {
  if (to === undefined || !to.startsWith('/') || /^\/[/\\]/.test(to) || /[\\\p{Cc}]/u.test(to)) return '/'
  const base = 'http://same.invalid'
  const address = URL.parse(to, base)
  if (!address || address.origin !== base || address.pathname.startsWith('//')) return '/'
  if (['/login', '/signup', '/logout'].includes(address.pathname)) return '/'
  return address.pathname + address.search + address.hash
}
