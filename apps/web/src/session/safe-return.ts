import { returnPath } from '@quintet/domain/return-path'

const NO_PLACE_TO_RETURN = ['/login', '/signup', '/logout']

/**
 * Where to go after logging in: only a path of this site, else home. An address from a link is never trusted.
 * @spec decisions 1.7
 */
export function safeReturn(to: string | undefined): string {
  const path = to === undefined ? null : returnPath(to)
  const [pathname = ''] = path?.split(/[?#]/) ?? []
  return path === null || NO_PLACE_TO_RETURN.includes(pathname) ? '/' : path
}
