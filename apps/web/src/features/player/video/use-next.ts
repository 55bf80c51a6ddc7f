/** What follows: the next episode's card with its countdown, and the check whether somebody is still watching. */
import {
  COUNTDOWN_SECONDS,
  isPresenceAsked,
  nextOfferedFrom,
  type Skip,
} from '@quintet/domain/playback/watching'
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
  /** True while its card shows; `secondsLeft` is null if it does not start automatically. */
  isOffered: boolean
  secondsLeft: number | null
  play: () => void
  cancel: () => void
  /** True while "Are you still watching?" is shown. */
  isAsking: boolean
  goOn: (neverAgain?: boolean) => void
}

/** Offers the next episode near the end of this one, and starts it automatically if the member wants that. */
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
    // Under the kids lock, playback never continues endlessly. @spec product 2.5
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

type Countdown = { isShown: boolean; /** True while the countdown runs. */ runs: boolean; itemId: number }

/** Returns the seconds left; restarts whenever the card appears again. */
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
