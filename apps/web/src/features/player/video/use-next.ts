/** What comes after: the card of the next episode with its countdown, and whether somebody is still there. */
import { COUNTDOWN_SECONDS, isPresenceAsked, nextOfferedFrom, type Skip } from '@quintet/domain/watching'
import { useEffect, useRef, useState } from 'react'
import { playItem, type Playable } from '../../../playing/play.ts'
import { useSite } from '../../../api/asker.ts'
import type { Engine, EngineSnapshot } from '../engine/engine.ts'
import { setPreference } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'

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

type Around = { item: Playable; queue: readonly Playable[]; skips: readonly Skip[] }

export function useNext(
  { item, queue, skips }: Around,
  { engine, playing }: { engine: Engine | null; playing: EngineSnapshot },
): Next {
  const { isKidLocked } = useSite()
  const { playsNext, asksPresence } = usePreferences()
  const next = item.type === 'VIDEO' ? queue[queue.findIndex(({ id }) => id === item.id) + 1] : undefined
  const [isCancelled, setCancelled] = useState(false)
  const [secondsLeft, setSecondsLeft] = useState(COUNTDOWN_SECONDS)
  const [isAsking, setAsking] = useState(false)
  const presence = usePresence()

  const { position, duration, state, live } = playing
  // A broadcast is always watched near its end.
  const isAtEnd = duration > 0 && live === null && position >= nextOfferedFrom(skips, duration)
  const isOffered = next !== undefined && isAtEnd && !isCancelled && !isAsking
  const counts = isOffered && playsNext && (state === 'playing' || state === 'ended')

  useEffect(() => setCancelled(false), [item.id])
  useEffect(() => setSecondsLeft(COUNTDOWN_SECONDS), [item.id, isOffered])
  useEffect(() => {
    if (!counts) return undefined
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [counts])

  const play = () => {
    if (!next) return
    presence.countItem()
    playItem(next)
  }
  const goByItself = () => {
    // A child's screen never goes on without end. @spec product 2.5
    const idle = presence.now()
    const isAsked = isPresenceAsked(isKidLocked ? { ...idle, idleMs: Number.POSITIVE_INFINITY } : idle)
    if (isAsked && (asksPresence || isKidLocked)) {
      engine?.pause()
      setAsking(true)
    } else play()
  }
  const isDue = counts && secondsLeft <= 0
  const isDone = state === 'ended' && next !== undefined && playsNext && !isCancelled && !isAsking
  const onDue = useRef(goByItself)
  useEffect(() => {
    onDue.current = goByItself
  })
  useEffect(() => {
    if (isDue || isDone) onDue.current()
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
      if (next) play()
    },
  }
}

/** How many items began by themselves, and for how long nobody has touched anything. */
function usePresence() {
  const state = useRef({ items: 0, touchedAt: 0 })
  useEffect(() => {
    const touch = () => {
      state.current = { items: 0, touchedAt: Date.now() }
    }
    touch()
    for (const name of ['pointerdown', 'pointermove', 'keydown'] as const)
      document.addEventListener(name, touch, { passive: true })
    return () => {
      for (const name of ['pointerdown', 'pointermove', 'keydown'] as const)
        document.removeEventListener(name, touch)
    }
  }, [])
  return {
    countItem: () => (state.current.items += 1),
    touch: () => (state.current = { items: 0, touchedAt: Date.now() }),
    // The item that just ended counts.
    now: () => ({ items: state.current.items + 1, idleMs: Date.now() - state.current.touchedAt }),
  }
}
