/** Paths that stay open on a device under the kids lock: the kids area, the way back via log-in, and what the law requires everywhere. */
import { LEGAL_ADDRESSES } from '@quintet/domain/account/legal-texts'
import { readResetLink } from '../features/log-in/reset-link.ts'

const OPEN_UNDER_LOCK = [
  'kids',
  'kept',
  'login',
  ...Object.values<string>(LEGAL_ADDRESSES),
  'kuendigen',
  'widerrufen',
]

/** True if the path is open under the kids lock; every other address redirects to the kids area. @spec accounts 6.2 */
export function isOpenUnderLock(pathname: string): boolean {
  return OPEN_UNDER_LOCK.includes(pathname.split('/')[1] ?? '')
}

/** Returns the redirect's target. It keeps the link of a reset mail working, which may be the parent's only way out. @spec accounts 2.2 */
export function kidsAddress(pathname: string, search: string): string {
  return pathname === '/' && readResetLink(search) ? `/kids${search}` : '/kids'
}
