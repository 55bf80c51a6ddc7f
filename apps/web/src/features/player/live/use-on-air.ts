/** What a channel plays at the moment that is heard, what came before, and what follows. */
import { skipToken, useQuery } from '@tanstack/react-query'
import { useAsker } from '../../../api/asker.ts'
import { channelScheduleQuery, type ScheduleEntry } from '../../../api/schedule.queries.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import { type OnAir, onAirAt } from './on-air.ts'

/** By the times of the broadcast itself: a player is always some seconds behind the clock. Null: it is none, or tells nothing. */
export function useOnAir(
  channelId: number,
  { live, position }: Pick<EngineSnapshot, 'live' | 'position'>,
): OnAir<ScheduleEntry> | null {
  const schedule = channelScheduleQuery(useAsker(), channelId)
  const { data = [] } = useQuery(live ? schedule : { ...schedule, queryFn: skipToken })
  if (live?.epochMs === undefined || live.epochMs === null) return null
  return onAirAt(data, live.epochMs + position * 1000)
}
