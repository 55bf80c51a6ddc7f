import type { ContentItem } from '@quintet/contracts/content'
import { notFound } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/call.ts'
import type { Asker } from '../api/asker.ts'
import { itemQuery } from '../api/titles.queries.ts'

/** Loads the title that an address names; throws the not-found page if there is none. */
export async function loadItem(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  id: string,
): Promise<ContentItem> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound()
  const item = await queryClient.ensureQueryData(itemQuery(asker, Number(id))).catch((error: unknown) => {
    if (isProblem(error, 'unknown_content') || isProblem(error, 'invalid_request')) throw notFound()
    throw error
  })
  if (!item) throw notFound()
  return item
}
