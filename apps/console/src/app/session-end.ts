/** Leads to the log-in when a session ends while the console is open: after hours, by an owner, or from another tab. @spec decisions 13.54 */
import type { QueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/call.ts'
import { meQuery } from '../api/queries.ts'
import { hasEnded, noteEnd } from '../ui/visits.ts'

type Place = { pathname: string; search: object }

/**
 * Calls `leave` when a query is refused, unless nobody was logged in; only once, as whoever has unsaved changes may choose to stay. Not
 * while a dialog is open, so that what is typed in it is not lost.
 */
export function watchSession(queryClient: QueryClient, placeNow: () => Place, leave: () => void): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (!isProblem(event.action.error, 'unauthenticated')) return
    const me = queryClient.getQueryData(meQuery.queryKey)
    if (!me || hasEnded() || document.querySelector('dialog[open]') !== null) return
    noteEnd({ email: me.email, ...placeNow() })
    leave()
  })
}
