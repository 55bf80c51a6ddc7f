/** What of an address makes a page: its path, and the parameters that change it. */
import type { FastifyRequest } from 'fastify'

/** Parameters that change a page; any other would only make it be rendered and held twice. */
export const PAGE_PARAMETERS = [
  'lang',
  'category',
  'contentOwner',
  'tags',
  'title',
  'page',
  'to',
  'play',
  'token',
]
// What lies over a member's page; visitors have none of it.
const OVERLAY_PARAMETERS = ['search', 'in', 'favorites', 'account', 'modal']
// The link of a reset mail is read in the browser; a locked device takes it along from the home route to the kids area.
const RESET_PARAMETERS = ['password-reset', 'token', 'email']

/** The parameters of a page that is rendered for one member. */
export function ownPageParameters(isKidLocked: boolean): string[] {
  return [...PAGE_PARAMETERS, ...OVERLAY_PARAMETERS, ...(isKidLocked ? RESET_PARAMETERS : [])]
}

/** The address asked for. */
export function addressOf({ url }: FastifyRequest): URL {
  return pathUrl(url)
}

/** Whatever stands before the path, as "//evil.example" or a whole address: it is a path of ours or none. */
export function pathUrl(written: string): URL {
  const path = written.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)
}

/** The query with only these parameters, in this order. */
export function pageSearch(url: URL, parameters: readonly string[]): string {
  const search = new URLSearchParams()
  for (const name of parameters) {
    const value = url.searchParams.get(name)
    if (value !== null) search.set(name, value)
  }
  return search.toString()
}

/** What the renderer is asked. */
export function pageRequest(url: URL, parameters: readonly string[], signal?: AbortSignal): Request {
  const search = pageSearch(url, parameters)
  // The origin plays no part: what is rendered is the same behind every name.
  return new Request(`http://localhost${url.pathname}${search === '' ? '' : `?${search}`}`, {
    headers: { accept: 'text/html' },
    ...(signal ? { signal } : {}),
  })
}
