/** The household's scores in a game: one list, replaced by every response. */
import { listScores } from '@quintet/contracts/scores'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

export const scoresQuery = ({ call }: Asker, contentId: number) =>
  queryOptions({
    queryKey: ['scores', contentId],
    queryFn: ({ signal }) => call(listScores, { params: { contentId } }, { signal }),
  })
