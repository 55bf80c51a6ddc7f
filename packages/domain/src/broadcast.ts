/** Where a broadcast stands: before its start, on air, or over. @spec catalogue 2.8.5 */

export type BroadcastState = 'ahead' | 'live' | 'over'

/** Times are RFC 3339 UTC; without an end a broadcast that has begun is live. */
export function broadcastState(
  { startsAt, endsAt }: { startsAt?: string | undefined; endsAt?: string | undefined },
  now: string,
): BroadcastState {
  if (startsAt !== undefined && Date.parse(startsAt) > Date.parse(now)) return 'ahead'
  return endsAt !== undefined && Date.parse(endsAt) <= Date.parse(now) ? 'over' : 'live'
}
