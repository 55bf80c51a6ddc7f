/** What a channel plays at the moment that is heard, what came before, and what follows. */
import { skipToken, useQuery } from '@tanstack/react-query'
import { useAsker } from '../../../api/asker.ts'
import { channelScheduleQuery, type ScheduleEntry } from '../../../api/schedule.queries.ts'
import { useNow } from '../../../shell/use-now.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import { type OnAir, onAirAt } from './on-air.ts'

/**
 * By the times of the broadcast itself: a player is always some seconds behind the clock, which tells of a channel that does not play
 * yet. Null: it is none, or tells nothing.
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
