import { getLyrics } from '@quintet/contracts/lyrics'
import { useQuery } from '@tanstack/react-query'
import { call, isProblem } from '../../../../api/call.ts'

/** Returns the lyrics of a track; null: it has none, undefined: still loading. */
export function useLyrics(contentId: number) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['lyrics', contentId],
    meta: { isUser: true },
    // Lyrics change only with an import.
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      try {
        return await call(getLyrics, { params: { contentId } }, { signal })
      } catch (error) {
        if (isProblem(error, 'no_lyrics')) return null
        throw error
      }
    },
  })
  return { lyrics: data, hasFailed: isError && data === undefined, retry: () => void refetch() }
}
