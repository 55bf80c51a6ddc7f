/** How loud and how fast an element plays. What is chosen lasts over all that it loads. */
import { gainOf, type Loudness } from '@quintet/domain/loudness'
import { preferencesNow, setPreference, subscribeToPreferences } from '../preferences/preferences.ts'
import type { EngineSnapshot } from './engine.ts'

export type ElementSound = {
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  /** 0 to 1 of the chosen volume. */
  setLoudness: (share: number) => void
  /** How loud it is by itself what sounds now; undefined: not measured. It is brought to one loudness with everything else. */
  setMeasured: (loudness: Loudness | undefined) => void
  setRate: (rate: number) => void
}

export function makeElementSound(
  media: HTMLMediaElement,
  update: (change: Partial<EngineSnapshot>) => void,
  signal: AbortSignal,
): ElementSound {
  let { volume } = preferencesNow()
  let loudness = 1
  let measured: Loudness | undefined
  const apply = () => {
    // What is quiet by itself is made louder as far as an element goes: to its full volume, as if by hand.
    media.volume = Math.min(1, volume * gainOf(measured, preferencesNow().loudness)) * loudness
  }
  apply()
  signal.addEventListener('abort', subscribeToPreferences(apply))
  update({ volume, isMuted: media.muted, rate: media.defaultPlaybackRate })
  return {
    setVolume(wished) {
      volume = Math.min(1, Math.max(0, wished))
      apply()
      media.muted = volume === 0
      // Before the element's own event, which comes late for who reads it at once.
      update({ volume, isMuted: volume === 0 })
      setPreference('volume', volume)
    },
    setMuted(isMuted) {
      media.muted = isMuted
      update({ isMuted })
    },
    setLoudness(share) {
      loudness = share
      apply()
    },
    setMeasured(of) {
      if (of === measured) return
      measured = of
      apply()
    },
    setRate(rate) {
      // What loads next goes on at the same speed: an element falls back to its default with each load.
      media.defaultPlaybackRate = rate
      media.playbackRate = rate
    },
  }
}
