/** Titles in the order in which a channel plays them. */
import type { ChannelEntry } from '@quintet/platform/db/columns'

/** A title in its time slot on a channel. */
export type Slot = ChannelEntry & {
  /** Milliseconds. */
  startsAt: number
  /** How many titles and segments the channel played before. */
  place: number
  firstSegment: number
}

/** A channel's position: when the next title begins, and what came before it. */
export type Standing = { at: number; place: number; segment: number }

/** A fixed period of some hours. */
export type ChannelPage = {
  number: number
  startsAt: number
  firstPlace: number
  firstSegment: number
  entries: readonly ChannelEntry[]
}

export const endOf = ({ startsAt, seconds }: Slot): number => startsAt + seconds * 1000

export function slotsOf({ startsAt, firstPlace, firstSegment, entries }: ChannelPage): Slot[] {
  let [at, segment] = [startsAt, firstSegment]
  return entries.map((entry, index) => {
    const slot = { ...entry, startsAt: at, place: firstPlace + index, firstSegment: segment }
    at = endOf(slot)
    segment += entry.segments
    return slot
  })
}

/** The position after a page. */
export function standingAfter(page: ChannelPage): Standing {
  const last = slotsOf(page).at(-1)
  if (!last) return { at: page.startsAt, place: page.firstPlace, segment: page.firstSegment }
  return { at: endOf(last), place: last.place + 1, segment: last.firstSegment + last.segments }
}
