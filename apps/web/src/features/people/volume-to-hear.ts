type Volumes = readonly { contentitem_id: number }[]

type Heard = {
  /** Titles in progress, by last activity. */
  begun: readonly { id: number; position: number }[]
  /** How far titles were heard, 0 to 1 by id. */
  fractions: Readonly<Record<number, number>>
}

/** Returns the volume to play: the one heard last, otherwise the first after those that are finished. @spec product 5.2 */
export function volumeToHear(volumes: Volumes, { begun, fractions }: Heard) {
  const last = begun.find(({ id }) => volumes.some(({ contentitem_id }) => contentitem_id === id))
  const afterFinished = 1 + volumes.findLastIndex(({ contentitem_id: id }) => (fractions[id] ?? 0) >= 1)
  const first = volumes[afterFinished] ?? volumes[0]
  return last
    ? { id: last.id, isBegun: last.position > 0 }
    : first && { id: first.contentitem_id, isBegun: false }
}
