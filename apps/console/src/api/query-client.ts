import { QueryClient } from '@tanstack/react-query'
import { Problem } from './call.ts'

const STALE_MS = 10_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      // What the service answers stays its answer; a broken line is tried again.
      retry: (failures, error) => !(error instanceof Problem) && failures < 2,
    },
  },
})
