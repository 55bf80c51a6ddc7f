/** The sleep timer for the current playback. @spec decisions 11.10 */
import {
  secondsUntilSleep,
  sleepStep,
  sleepTimerFor,
  type Hearing,
  type SleepTimer,
  type SleepWish,
} from '@quintet/domain/playback/sleep-timer'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPlaying, type Playback } from '../store/playback.ts'
import type { AudioScreen, VideoScreen } from '../store/screen.ts'

const TICK_MS = 250
/** Longer ticks mean the device was asleep and did not play. */
const TICK_MAX_MS = 5000

export type Sleep = {
  /** Real-time seconds until the pause; null: no timer runs. */
  secondsLeft: number | null
  /** The chosen timer; null: none. */
  wish: SleepWish | null
  choose: (wish: SleepWish | null) => void
}

export function useSleepTimer({
  store,
  request,
  screen,
  source,
}: Playback<AudioScreen | VideoScreen>): Sleep {
  const { engine } = screen
  const [chosen, setChosen] = useState<{ wish: SleepWish; timer: SleepTimer } | null>(null)
  const ends = source?.chapters.map(({ end }) => end) ?? []
  const hearingNow = (): Hearing => {
    const { position, duration, rate } = engine.snapshot()
    return { position, duration, rate, chapterEnds: ends }
  }
  const choose = (wish: SleepWish | null) => {
    engine.setLoudness(1)
    setChosen(wish && { wish, timer: sleepTimerFor(wish, hearingNow()) })
  }
  const follow = useEffectEvent((playedMs: number, before: Hearing): Hearing => {
    const hearing = hearingNow()
    if (!chosen || !isPlaying(engine.snapshot())) return hearing
    const step = sleepStep(chosen.timer, playedMs / 1000, hearing, before)
    if (step.is === 'awake') {
      engine.setLoudness(step.loudness)
      setChosen({ ...chosen, timer: step.timer })
      return hearing
    }
    engine.pause()
    store.seek(step.goOnAt)
    choose(null)
    return hearing
  })
  const isOn = chosen !== null
  useEffect(() => {
    if (!isOn) return undefined
    let atMs = Date.now()
    let before: Hearing | null = null
    const timer = setInterval(() => {
      const nowMs = Date.now()
      const none: Hearing = { position: 0, rate: 1, duration: Infinity, chapterEnds: [] }
      before = follow(Math.min(Math.max(0, nowMs - atMs), TICK_MAX_MS), before ?? none)
      atMs = nowMs
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isOn])
  // A chapter timer belongs to one book; a minutes timer continues across tracks.
  const itemId = request.item.id
  useEffect(() => setChosen((now) => (now && 'chapters' in now.wish ? null : now)), [itemId])
  return {
    secondsLeft: chosen && Math.max(0, secondsUntilSleep(chosen.timer, hearingNow())),
    wish: chosen?.wish ?? null,
    choose,
  }
}
