/** Which pages a device under the kids lock opens: the kids area, the way back through the log-in, what the law wants everywhere. */
import { LEGAL_ADDRESSES } from '@quintet/domain/legal-texts'
import { readResetLink } from '../features/log-in/reset-link.ts'

const OPEN_UNDER_LOCK = [
  'kids',
  'kept',
  'login',
  ...Object.values<string>(LEGAL_ADDRESSES),
  'kuendigen',
  'widerrufen',
]

/** Every other address leads back to the kids area. @spec accounts 6.2 */
export function isOpenUnderLock(pathname: string): boolean {
  return OPEN_UNDER_LOCK.includes(pathname.split('/')[1] ?? '')
}

/** Where that leads: the link of a reset mail keeps working there, since it may be the parent's only way out. @spec accounts 2.2 */
export function kidsAddress(pathname: string, search: string): string {
  return pathname === '/' && readResetLink(search) ? `/kids${search}` : '/kids'
}
