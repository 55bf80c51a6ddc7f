import { returnPath } from '@quintet/domain/return-path'

/**
 * Where a rendered page sends the browser, or null.
 * An address with too many slashes is tidied under the name that pages are rendered under, which is nobody's.
 */
export function redirectOf(answer: Response): string | null {
  const location = answer.headers.get('location')
  if (location === null) return null
  return returnPath(location.replace(/^http:\/\/localhost\/+/, '/')) ?? '/'
}
