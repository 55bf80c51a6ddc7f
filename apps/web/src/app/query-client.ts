import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/call.ts'
import { isOffline } from '../ui/offline-notice/use-is-offline.ts'
import { clearUser } from '../session/leave.ts'

const STALE_MS = 300_000

/**
 * Data is fresh for 300000 ms, with no refetch on window focus; the browser retries once, after the time that a busy service names. Offline,
 * a call fails at once instead of waiting, so that the page can say so; what failed is fetched again on reconnecting.
 * @spec catalogue 7.4, product 1.4
 */
export function openQueryClient({ isServer }: { isServer: boolean }): QueryClient {
  const queryCache = new QueryCache(isServer ? {} : { onError: clearUnloadedUser })
  // What the page brought is as fresh as the page, whatever the user's clock says. Refetched at once, it could change before React has taken
  // over the server's rendering of it.
  queryCache.subscribe(({ type, query }) => {
    if (type === 'added' && query.state.data) query.setState({ dataUpdatedAt: Date.now() })
  })
  return new QueryClient({
    queryCache,
    defaultOptions: {
      // Later parts of a page may arrive after any time, as when the network was lost, and show what the server rendered them with.
      hydrate: { queries: { gcTime: Infinity } },
      queries: {
        staleTime: STALE_MS,
        retry: (failures) => !isServer && failures < 1 && !isOffline(),
        networkMode: 'always',
        refetchOnReconnect: true,
        // What is there stays: a failed refetch would replace it by an error.
        refetchOnMount: ({ state }) => state.data === undefined || !isOffline(),
        retryDelay: (_, error) => (isProblem(error, 'overloaded') ? error.details.retryAfter : 1) * 1000,
        refetchOnWindowFocus: false,
      },
    },
  })
}

// A 401 has already been reported elsewhere; without a connection nothing is known.
function clearUnloadedUser(error: Error, { meta }: { meta?: Record<string, unknown> | undefined }): void {
  if (meta?.['isUser'] && !isProblem(error, 'unauthenticated') && !isOffline()) void clearUser()
}
