import { QueryClient } from '@tanstack/react-query'

const STALE_MS = 300_000

/** Fresh for 300000 ms, no refetch on window focus, and in the browser 1 retry. @spec catalogue 7, 9 */
export function openQueryClient({ isServer }: { isServer: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: isServer ? false : 1, refetchOnWindowFocus: false },
    },
  })
}
