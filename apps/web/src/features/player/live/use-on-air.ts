/** Finds what a channel plays at the current playback position, with the entries before and after. */
import { skipToken, useQuery } from '@tanstack/react-query'
import { useAsker } from '../../../api/asker.ts'
import { channelScheduleQuery, type ScheduleEntry } from '../../../api/schedule.queries.ts'
import { useNow } from '../../../shell/use-now.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import { type OnAir, onAirAt } from './on-air.ts'

/**
 * Uses the broadcast's own timestamps, since a player lags some seconds behind the clock; a channel that is not playing yet goes by the
 * clock. Null: not a channel, or nothing known.
 */
export function useOnAir(
  channelId: number,
  { live, position }: Pick<EngineSnapshot, 'live' | 'position'>,
  isChannel = live !== null,
): OnAir<ScheduleEntry> | null {
  const schedule = channelScheduleQuery(useAsker(), channelId)
  const { data = [] } = useQuery(isChannel ? schedule : { ...schedule, queryFn: skipToken })
  const now = useNow()
  if (!live) return isChannel ? onAirAt(data, Date.parse(now)) : null
  return live.epochMs === null ? null : onAirAt(data, live.epochMs + position * 1000)
}
