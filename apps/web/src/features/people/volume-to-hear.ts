import type { ContentItem } from '@quintet/contracts/content'
import { isOffered } from '../../api/offered.ts'

type Volumes = readonly Pick<ContentItem, 'contentitem_id' | 'kind' | 'representation'>[]

type Heard = {
  /** Titles in progress, by last activity. */
  begun: readonly { id: number; position: number }[]
  /** How far titles were heard, 0 to 1 by id. */
  fractions: Readonly<Record<number, number>>
}

/**
 * Returns the volume that a member can play now: the one heard last, otherwise the first after those that are finished; undefined if all are
 * only announced. @spec product 5.2
 */
export function volumeToHear(all: Volumes, { begun, fractions }: Heard) {
  const volumes = all.filter(isOffered)
  const last = begun.find(({ id }) => volumes.some(({ contentitem_id }) => contentitem_id === id))
  const afterFinished = 1 + volumes.findLastIndex(({ contentitem_id: id }) => (fractions[id] ?? 0) >= 1)
  const first = volumes[afterFinished] ?? volumes[0]
  return last
    ? { id: last.id, isBegun: last.position > 0 }
    : first && { id: first.contentitem_id, isBegun: false }
}
