/** Where a broadcast stands, to the second around its start and its end. @spec decisions 12.2 */
import { liveState, type LiveState } from '@quintet/domain/broadcast'
import type { ContentItem } from '@quintet/contracts/content'
import { useEffect, useState } from 'react'
import { useSite } from '../api/asker.ts'
import { serviceNow } from '../api/service-time.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** From here on the seconds are counted down. */
const CLOSE_MS = 60 * MINUTE_MS

export type Broadcast = {
  state: LiveState
  startsAt: string | undefined
  endsAt: string | undefined
  /** Until it starts, where that is less than an hour away. */
  secondsToStart: number | null
}

type Timed = Pick<ContentItem, 'live' | 'starts_at' | 'ends_at' | 'representation'>

/** Null: the title is no broadcast. */
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
  // To whoever hides results an end is not told that nobody announced: there the service knows better.
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

/** Each second of the last hour before the start, else until a minute has passed or it turns. */
function waitAt(now: number, times: { startsAt: string | undefined; endsAt: string | undefined }): number {
  const [start, end] = [times.startsAt, times.endsAt].map((time) => (time ? Date.parse(time) - now : 0))
  if (start !== undefined && start > 0 && start < CLOSE_MS) return SECOND_MS
  return Math.min(MINUTE_MS / 2, ...[start, end].flatMap((left) => (left && left > 0 ? [left + 1] : [])))
}
