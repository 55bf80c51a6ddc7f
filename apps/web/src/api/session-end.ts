/** Handles the API no longer recognising the session of a member's page. @spec accounts 4.2 */
import type { RouteDefinition } from '@quintet/contracts/route'
import { isProblem } from '@quintet/contracts/problem'
import type { Client } from '@quintet/contracts/client'

let onEnd: (() => void) | null = null

/** Calls the listener once, at the first refused call; there are usually several. Returns a function that stops listening. */
export function listenForSessionEnd(listener: () => void): () => void {
  onEnd = listener
  return () => {
    onEnd = null
  }
}

/**
 * Used when the user logs out on this page: calls refused on the way out are expected. Returns a function that resumes listening if they
 * stay.
 */
export function ignoreSessionEnd(): () => void {
  const listener = onEnd
  onEnd = null
  return () => {
    onEnd = listener
  }
}

/** Notifies the page, once. */
export function tellSessionEnd(): void {
  onEnd?.()
  onEnd = null
}

/** Wraps `client`: a call refused because nobody is logged in any more is reported to the page, then thrown like any other. */
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
