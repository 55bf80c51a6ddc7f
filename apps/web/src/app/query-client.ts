import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/call.ts'
import { clearUser } from '../session/leave.ts'

const STALE_MS = 300_000

/** Fresh for 300000 ms, no refetch on window focus, and in the browser 1 retry, when a busy service says. @spec catalogue 7.4 */
export function openQueryClient({ isServer }: { isServer: boolean }): QueryClient {
  return new QueryClient({
    ...(isServer ? {} : { queryCache: new QueryCache({ onError: clearUnloadedUser }) }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: isServer ? false : 1,
        retryDelay: (_, error) => (isProblem(error, 'overloaded') ? error.details.retryAfter : 1) * 1000,
        refetchOnWindowFocus: false,
      },
    },
  })
}

// What a 401 says is told already.
function clearUnloadedUser(error: Error, { meta }: { meta?: Record<string, unknown> | undefined }): void {
  if (meta?.['isUser'] && !isProblem(error, 'unauthenticated')) void clearUser()
}
