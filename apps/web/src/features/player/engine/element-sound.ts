/** How loud and how fast an element plays. What is chosen lasts over all that it loads. */
import { preferencesNow, setPreference } from '../preferences/preferences.ts'
import type { EngineSnapshot } from './engine.ts'

export type ElementSound = {
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  /** 0 to 1 of the chosen volume. */
  setLoudness: (share: number) => void
  setRate: (rate: number) => void
}

export function makeElementSound(
  media: HTMLMediaElement,
  update: (change: Partial<EngineSnapshot>) => void,
): ElementSound {
  let { volume } = preferencesNow()
  let loudness = 1
  const apply = () => {
    media.volume = volume * loudness
  }
  apply()
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
    setRate(rate) {
      // What loads next goes on at the same speed: an element falls back to its default with each load.
      media.defaultPlaybackRate = rate
      media.playbackRate = rate
    },
  }
}
