/** The console's API client. */
import { createClient } from '@quintet/contracts/client'
import { isProblem, Problem } from '@quintet/contracts/problem'
import { currentLanguage } from '../texts/current-language.ts'

/** Calls a route of the API; throws `Problem`. */
export const call = createClient({
  base: '/api',
  fetch: (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'accept-language': currentLanguage() },
    }),
})

export { isProblem, Problem }
