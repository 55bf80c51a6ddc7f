import { returnPath } from '@quintet/domain/account/return-path'

/**
 * Returns where a rendered page redirects the browser, or null.
 * Surplus slashes are normalised under the placeholder host with which pages are rendered.
 */
export function redirectOf(answer: Response): string | null {
  const location = answer.headers.get('location')
  if (location === null) return null
  return returnPath(location.replace(/^http:\/\/localhost\/+/, '/')) ?? '/'
}
