/** Where in a programme somebody is. */

type Timed = { startsAt: string; endsAt: string }

/** The last of `before` came last, the first of `after` comes next. */
export type OnAir<Entry> = { before: readonly Entry[]; now: Entry; after: readonly Entry[] }

/** Of entries in order of their beginning; null: nothing is on at that moment. */
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
