/** The parts of an address that define a page: its path, and the parameters that change it. */
import type { FastifyRequest } from 'fastify'

/** Parameters that change a page; any other would only cause it to be rendered and cached twice. */
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
// Overlays on a member's page; visitors have none.
const OVERLAY_PARAMETERS = ['search', 'in', 'favorites', 'account', 'modal']
// The browser reads a reset mail's link; a locked device carries it from the home route to the kids area.
const RESET_PARAMETERS = ['password-reset', 'token', 'email']

/** Returns the parameters of a page rendered for one member. */
export function ownPageParameters(isKidLocked: boolean): string[] {
  return [...PAGE_PARAMETERS, ...OVERLAY_PARAMETERS, ...(isKidLocked ? RESET_PARAMETERS : [])]
}

/** Returns the requested address. */
export function addressOf({ url }: FastifyRequest): URL {
  return pathUrl(url)
}

/** Drops anything before the path, such as "//evil.example" or a whole origin, so that the result is a path of ours or unknown. */
export function pathUrl(written: string): URL {
  const path = written.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)
}

/** Returns the query with only these parameters, in this order. */
export function pageSearch(url: URL, parameters: readonly string[]): string {
  const search = new URLSearchParams()
  for (const name of parameters) {
    const value = url.searchParams.get(name)
    if (value !== null) search.set(name, value)
  }
  return search.toString()
}

/** Returns the request for the renderer. */
export function pageRequest(url: URL, parameters: readonly string[], signal?: AbortSignal): Request {
  const search = pageSearch(url, parameters)
  // The origin does not matter: the result is the same under every host name.
  return new Request(`http://localhost${url.pathname}${search === '' ? '' : `?${search}`}`, {
    headers: { accept: 'text/html' },
    ...(signal ? { signal } : {}),
  })
}
