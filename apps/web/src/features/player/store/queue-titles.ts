/** Loads the titles of tracks of which the service saves only the ids. */
import { listContent, LIMIT_MAX, type ContentItem } from '@quintet/contracts/content'
import { call } from '../../../api/call.ts'
import { playableOf } from '../../../playing/playable.ts'
import type { Playable } from '../../../playing/play-request.ts'

/**
 * Returns playable titles by id; leaves out those that this device may not see or that cannot be played. Throws if the service cannot be
 * reached.
 */
export async function titlesOf(ids: readonly number[]): Promise<ReadonlyMap<number, Playable>> {
  const items = await itemsOf(ids)
  const parents = await itemsOf(items.flatMap(({ parent_id: parent }) => parent ?? []))
  const parentOf = new Map(parents.map((parent) => [parent.contentitem_id, parent]))
  return new Map(
    items
      .filter(({ representation }) => representation !== undefined)
      .map((item) => [item.contentitem_id, playableOf(item, parentOf.get(item.parent_id ?? 0) ?? item)]),
  )
}

async function itemsOf(ids: readonly number[]): Promise<ContentItem[]> {
  const unique = [...new Set(ids)]
  const pages = Array.from({ length: Math.ceil(unique.length / LIMIT_MAX) }, (_, page) =>
    unique.slice(page * LIMIT_MAX, (page + 1) * LIMIT_MAX),
  )
  const answers = pages.map((page) => call(listContent, { query: { ids: page.join(','), limit: LIMIT_MAX } }))
  return (await Promise.all(answers)).flat()
}
