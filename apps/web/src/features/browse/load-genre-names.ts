import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { QueryClient } from '@tanstack/react-query'
import type { Asker } from '../../api/asker.ts'
import { categoryNamesQuery } from '../../api/titles.queries.ts'

/** Loads the names for the genre bar, which every page of a category shows. */
export function loadGenreNames(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
): Promise<Record<string, string>> {
  return queryClient.ensureQueryData(categoryNamesQuery(asker, vertical))
}
