/** Which pages a device under the kids lock opens: the kids area, the way back through the log-in, what the law wants everywhere. */

const OPEN_UNDER_LOCK = [
  'kids',
  'login',
  'imprint',
  'accessibility',
  'privacy-policy',
  'terms-conditions',
  'kuendigen',
  'widerrufen',
]

/** Every other address leads back to the kids area. @spec accounts 6, decisions 5 */
export function isOpenUnderLock(pathname: string): boolean {
  return OPEN_UNDER_LOCK.includes(pathname.split('/')[1] ?? '')
}
