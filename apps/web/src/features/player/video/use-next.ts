/** What comes after: the card of the next episode with its countdown, and whether somebody is still there. */
import { COUNTDOWN_SECONDS, isPresenceAsked, nextOfferedFrom, type Skip } from '@quintet/domain/watching'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Playable } from '../../../playing/play-request.ts'
import { useSite } from '../../../api/asker.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import { setPreference } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import type { Playback } from '../store/playback.ts'
import { neighbourOf } from '../store/queue.ts'
import type { VideoScreen } from '../store/screen.ts'
import { usePresence } from './use-presence.ts'

export type Next = {
  item: Playable | undefined
  /** Whether its card shows; `secondsLeft` is null where it does not start by itself. */
  isOffered: boolean
  secondsLeft: number | null
  play: () => void
  cancel: () => void
  /** "Are you still watching?" */
  isAsking: boolean
  goOn: (neverAgain?: boolean) => void
}

/** Offers the next episode near the end of this one, and begins it by itself where that is wanted. */
export function useNext(
  { store, state, request, screen, playing }: Playback<VideoScreen>,
  skips: readonly Skip[],
): Next {
  const { isKidLocked } = useSite()
  const { playsNext, asksPresence } = usePreferences()
  const { item } = request
  const next = item.type === 'VIDEO' ? neighbourOf(request, 1) : undefined
  const [isCancelled, setCancelled] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const presence = usePresence()

  const isOffered = next !== undefined && isAtEnd(playing, skips) && !isCancelled && !isAsking
  const hasEnded = state.is === 'ended'
  const secondsLeft = useCountdown({
    isShown: isOffered,
    runs: isOffered && playsNext && (playing.state === 'playing' || hasEnded),
    itemId: item.id,
  })
  useEffect(() => setCancelled(false), [item.id])

  const play = () => {
    presence.countItem()
    store.moveBy(1)
  }
  const goByItself = useEffectEvent(() => {
    // A child's screen never goes on without end. @spec product 2.5
    const idle = presence.now()
    const isAsked = isPresenceAsked(isKidLocked ? { ...idle, idleMs: Number.POSITIVE_INFINITY } : idle)
    if (!isAsked || !(asksPresence || isKidLocked)) return play()
    screen.engine.pause()
    return setAsking(true)
  })
  const isDue = isOffered && playsNext && secondsLeft <= 0
  const isDone = hasEnded && next !== undefined && playsNext && !isCancelled && !isAsking
  useEffect(() => {
    if (isDue || isDone) goByItself()
  }, [isDue, isDone])

  return {
    item: next,
    isOffered,
    secondsLeft: playsNext ? Math.max(0, secondsLeft) : null,
    play: () => {
      presence.touch()
      play()
    },
    cancel: () => setCancelled(true),
    isAsking,
    goOn(neverAgain = false) {
      if (neverAgain) setPreference('asksPresence', false)
      presence.touch()
      setAsking(false)
      play()
    },
  }
}

// A broadcast is always watched near its end.
function isAtEnd({ position, duration, live }: EngineSnapshot, skips: readonly Skip[]): boolean {
  return duration > 0 && live === null && position >= nextOfferedFrom(skips, duration)
}

type Countdown = { isShown: boolean; /** Whether the seconds pass. */ runs: boolean; itemId: number }

/** Seconds left, from the start whenever the card shows anew. */
function useCountdown({ isShown, runs, itemId }: Countdown): number {
  const [secondsLeft, setSecondsLeft] = useState(COUNTDOWN_SECONDS)
  useEffect(() => setSecondsLeft(COUNTDOWN_SECONDS), [itemId, isShown])
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return secondsLeft
}
