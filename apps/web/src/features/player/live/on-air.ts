/** Finds the current entry in a programme. */

type Timed = { startsAt: string; endsAt: string }

/** The entries around the current one: the last of `before` came just before it, the first of `after` comes next. */
export type OnAir<Entry> = { before: readonly Entry[]; now: Entry; after: readonly Entry[] }

/** Takes entries in order of their start; returns null if nothing is on at that moment. */
export function onAirAt<Entry extends Timed>(
  entries: readonly Entry[],
  heardMs: number,
): OnAir<Entry> | null {
  const at = entries.findIndex(
    ({ startsAt, endsAt }) => Date.parse(startsAt) <= heardMs && heardMs < Date.parse(endsAt),
  )
  const now = entries[at]
  return now ? { before: entries.slice(0, at), now, after: entries.slice(at + 1) } : null
}
