/** Returns the state of a broadcast, to the second around its start and its end. @spec decisions 12.2 */
import { liveState, type LiveState } from '@quintet/domain/live/broadcast'
import { MINUTE_MS, SECOND_MS } from '@quintet/domain/basics/milliseconds'
import type { ContentItem } from '@quintet/contracts/content'
import { useEffect, useState } from 'react'
import { useSite } from '../api/asker.ts'
import { serviceNow } from '../api/service-time.ts'

/** Within this time of the start, the seconds are counted down. */
const CLOSE_MS = 60 * MINUTE_MS

export type Broadcast = {
  state: LiveState
  startsAt: string | undefined
  endsAt: string | undefined
  /** Seconds until the start, if it is less than an hour away. */
  secondsToStart: number | null
}

type Timed = Pick<ContentItem, 'live' | 'starts_at' | 'ends_at' | 'representation'>

/** Null: the title is not a broadcast. */
export function useBroadcast(item: Timed): Broadcast | null {
  const { renderedAt, isMember } = useSite()
  const [now, setNow] = useState(Date.parse(renderedAt))
  const { starts_at: startsAt, ends_at: endsAt } = item
  const isBroadcast = item.live !== false || startsAt !== undefined
  useEffect(() => {
    if (!isBroadcast) return undefined
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const at = serviceNow({ renderedAt, isMember })
      setNow(at)
      timer = setTimeout(look, waitAt(at, { startsAt, endsAt }))
    }
    look()
    return () => clearTimeout(timer)
  }, [isBroadcast, renderedAt, isMember, startsAt, endsAt])
  if (!isBroadcast) return null
  const isRecorded =
    item.representation !== undefined || (typeof item.live === 'object' && item.live.state === 'replay')
  // A profile that hides results is not told an unannounced end: the service knows the state better then.
  const told = typeof item.live === 'object' && endsAt === undefined ? item.live.state : undefined
  const state =
    told === 'replay' || told === 'ended'
      ? told
      : liveState({ startsAt, endsAt, isRecorded }, new Date(now).toISOString())
  const left = startsAt === undefined ? 0 : Date.parse(startsAt) - now
  return {
    state,
    startsAt,
    endsAt,
    secondsToStart: left > 0 && left < CLOSE_MS ? Math.ceil(left / SECOND_MS) : null,
  }
}

/**
 * Returns the wait until the next update, in ms: a second in the last hour before the start, otherwise half a minute, or less if it starts
 * or ends sooner.
 */
function waitAt(now: number, times: { startsAt: string | undefined; endsAt: string | undefined }): number {
  const [start, end] = [times.startsAt, times.endsAt].map((time) => (time ? Date.parse(time) - now : 0))
  if (start !== undefined && start > 0 && start < CLOSE_MS) return SECOND_MS
  return Math.min(MINUTE_MS / 2, ...[start, end].flatMap((left) => (left && left > 0 ? [left + 1] : [])))
}
