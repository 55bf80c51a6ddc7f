/** The address for logging out. @spec accounts 2.1 */
import { createClient } from '@quintet/contracts/client'
import { logOut } from '@quintet/contracts/session'
import type { App } from '@quintet/platform/http/app'
import { API_PREFIX } from '@quintet/platform/http/serve'
import { inProcessFetch } from './in-process-fetch.ts'

// Typed in, or followed from our own pages. A link on another site must not log anybody out.
const OWN_WISH = ['none', 'same-origin']

/** `/logout` is not a page: it ends the session and redirects to the start page. */
export function logOutRoute(app: App): void {
  app.get('/logout', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!OWN_WISH.includes(String(request.headers['sec-fetch-site']))) return reply.redirect('/', 303)
    const send = inProcessFetch(app, request)
    const call = createClient({
      base: API_PREFIX,
      fetch: async (url, init) => {
        const answer = await send(url, init)
        for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
        return answer
      },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    await call(logOut)
    return reply.redirect('/', 303)
  })
}
