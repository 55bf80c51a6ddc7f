import { QueryClient } from '@tanstack/react-query'
import { Problem } from './call.ts'

const STALE_MS = 10_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      // An error response is final; only network failures are retried.
      retry: (failures, error) => !(error instanceof Problem) && failures < 2,
    },
  },
})
