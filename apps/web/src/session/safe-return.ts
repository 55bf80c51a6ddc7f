import { returnPath } from '@quintet/domain/account/return-path'

const NO_PLACE_TO_RETURN = ['/login', '/signup', '/logout']

/**
 * Returns the address to open after log-in: only a path on this site, otherwise home. An address from a link is never trusted.
 * @spec decisions 1.7
 */
export function safeReturn(to: string | undefined): string {
  const path = to === undefined ? null : returnPath(to)
  const [pathname = ''] = path?.split(/[?#]/) ?? []
  return path === null || NO_PLACE_TO_RETURN.includes(pathname) ? '/' : path
}
