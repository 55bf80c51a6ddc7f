import type { Vertical } from '@quintet/domain/categories'
import type { QueryClient } from '@tanstack/react-query'
import { categoryNamesQuery, type Asker } from '../../api/catalogue.queries.ts'

/** For the genre bar, which every page of a category has. */
export function loadGenreNames(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
): Promise<Record<string, string>> {
  return queryClient.ensureQueryData(categoryNamesQuery(asker, vertical))
}
