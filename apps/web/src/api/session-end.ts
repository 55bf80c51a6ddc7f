/** What happens when the API no longer knows the session of a member's page. @spec accounts 4.2 */
import type { RouteDefinition } from '@quintet/contracts/route'
import { isProblem } from '@quintet/contracts/problem'
import type { Client } from '@quintet/contracts/client'

let onEnd: (() => void) | null = null

/** Called once, by the first call that is refused; several usually are. Gives what stops listening. */
export function listenForSessionEnd(listener: () => void): () => void {
  onEnd = listener
  return () => {
    onEnd = null
  }
}

/** For who logs out on this page: what is refused on the way out is no news. Gives what listens again, if they stay. */
export function ignoreSessionEnd(): () => void {
  const listener = onEnd
  onEnd = null
  return () => {
    onEnd = listener
  }
}

/** Tells the page, once. */
export function tellSessionEnd(): void {
  onEnd?.()
  onEnd = null
}

/** As `client`; a call refused because nobody is logged in any more is told to the page, then thrown like any other. */
export function tellingSessionEnd(client: Client): Client {
  return async <R extends RouteDefinition>(route: R, ...rest: unknown[]) => {
    try {
      return await (client as (route: R, ...rest: unknown[]) => ReturnType<typeof client<R>>)(route, ...rest)
    } catch (error) {
      if (isProblem(error, 'unauthenticated')) tellSessionEnd()
      throw error
    }
  }
}
