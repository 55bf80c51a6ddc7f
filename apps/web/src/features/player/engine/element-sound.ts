/** Volume and speed of an element. The settings persist across the sources it loads. */
import { gainOf, type Loudness } from '@quintet/domain/listening/loudness'
import { preferencesNow, setPreference, subscribeToPreferences } from '../preferences/preferences.ts'
import type { EngineSnapshot } from './engine.ts'

export type ElementSound = {
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  /** A fraction of the chosen volume, 0 to 1. */
  setLoudness: (share: number) => void
  /** The measured loudness of the current source, from which it is normalised; undefined: not measured. */
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
    // Quiet sources are amplified up to the element's full volume, as if set by hand.
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
      // Updates ahead of the element's own event, which comes too late for code that reads the state at once.
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
      // Also set as the default, since an element resets to it with each load.
      media.defaultPlaybackRate = rate
      media.playbackRate = rate
    },
  }
}
