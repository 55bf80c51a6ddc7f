import { listSessions } from '@quintet/contracts/session'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from '../../api/catalogue.queries.ts'

export const sessionsQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['sessions'],
    // Other devices come and go.
    staleTime: 0,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  })
