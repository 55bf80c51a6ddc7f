/** Carries out the keyboard shortcuts of the film player. @spec product 2.2 */
import { PLAYING_SPEEDS } from '@quintet/domain/playback/watching'
import { useRef } from 'react'
import { formatSpeed, formatTimecode } from '../../../texts/format-details.ts'
import { languageNamesTexts } from '../../../texts/language-names.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { playerTexts } from '../../../texts/player.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import type { PlayerAction } from '../controls/shortcuts.ts'
import { isPlaying } from '../store/playback.ts'
import { nameOfSubtitle } from './subtitle-name.ts'
import type { Watching } from './use-watching.ts'

const FRAME_SECONDS = 1 / 24

export function useActions(watching: Watching): (action: PlayerAction) => void {
  const { store, engine, playing, jumps, next, say, fullscreen, picture, tracks } = watching
  const { appearance } = useTextsOf(playerTexts)
  const sound = useSoundActions(watching)
  const place = placeActions(watching)
  const toggleCaptions = useToggleCaptions(watching)
  const changeRate = useChangeRate(watching)
  return (action) => {
    switch (action.do) {
      case 'toggle':
        jumps.toggle()
        return say('', { icon: isPlaying(playing) ? 'pause' : 'play' })
      case 'mute':
        return sound.mute()
      case 'volume':
        return sound.changeVolume(action.by)
      case 'fullscreen':
        return fullscreen.toggle()
      case 'picture':
        return picture.isAvailable ? picture.toggle() : undefined
      case 'captions':
        return toggleCaptions()
      case 'offset': {
        const offset = tracks.offset + action.by
        tracks.setOffset(offset)
        return say(appearance.offsetValue(Math.round(offset * 10) / 10))
      }
      case 'rate':
        return changeRate(action.by)
      case 'help':
        return watching.setHelpOpen(true)
      case 'skip':
        return watching.skip(action.seconds)
      case 'skip-part':
        return place.skipPart()
      case 'chapter':
        return place.moveByChapter(action.by)
      case 'seek':
        return place.seekToShare(action.share)
      case 'frame':
        return isPlaying(playing)
          ? undefined
          : engine.seek(engine.snapshot().position + action.by * FRAME_SECONDS)
      case 'item':
        if (action.by > 0) return next.item ? next.play() : undefined
        return store.moveBy(-1)
    }
  }
}

function placeActions({ engine, chapters, jumps, skippable, next, say }: Watching) {
  const { seek } = jumps
  return {
    /** Moves to the previous or next chapter; without chapters, by a tenth of the duration. */
    moveByChapter(by: number) {
      const { position, duration } = engine.snapshot()
      if (chapters.length === 0) return seek(position + (by * duration) / 10)
      const target =
        by > 0
          ? chapters.find(({ start }) => start > position + 0.5)
          : chapters.findLast(({ start }) => start < position - 2)
      if (target) say(target.title)
      return seek(target?.start ?? (by > 0 ? duration : 0))
    },
    seekToShare(share: number) {
      const { live, duration } = engine.snapshot()
      // In a broadcast, relative to the available window.
      if (live) return seek(live.start + (live.edge - live.start) * share)
      say(formatTimecode(duration * share))
      return seek(duration * share)
    },
    skipPart() {
      if (skippable) return seek(skippable.end)
      return next.isOffered ? next.play() : undefined
    },
  }
}

function useSoundActions({ engine, say }: Watching) {
  const { said } = useTextsOf(playerTexts)
  const { noSound } = useTextsOf(playbackTexts)
  const sayNoSound = () => say(noSound, { icon: PLAYER_ICONS.muted })
  const sayVolume = () => {
    const { volume, isMuted } = engine.snapshot()
    if (isMuted) say(said.muted, { icon: PLAYER_ICONS.muted })
    else say(said.volume(Math.round(volume * 100)), { icon: PLAYER_ICONS.volume })
  }
  return {
    changeVolume(by: number) {
      const { volume, isMuted, hasSound } = engine.snapshot()
      if (!hasSound) return sayNoSound()
      engine.setVolume((isMuted ? 0 : volume) + by)
      return sayVolume()
    },
    mute() {
      const { isMuted, hasSound } = engine.snapshot()
      if (!hasSound) return sayNoSound()
      engine.setMuted(!isMuted)
      return sayVolume()
    },
  }
}

/** Returns a function that turns the subtitles off, and the last chosen ones on again. */
function useToggleCaptions({ tracks, say }: Watching): () => void {
  const words = useTextsOf(playerTexts)
  const names = useTextsOf(languageNamesTexts)
  const lastOn = useRef<Watching['tracks']['subtitle']>(null)
  return () => {
    const { subtitle, subtitles } = tracks
    if (subtitle) lastOn.current = subtitle
    const wished = subtitle ? null : (subtitles.find((track) => track === lastOn.current) ?? subtitles[0])
    if (wished === undefined) return
    tracks.chooseSubtitle(wished)
    say(words.said.subtitles(wished ? nameOfSubtitle(wished, subtitles, names, words) : words.off))
  }
}

function useChangeRate({ engine, say }: Watching): (by: number) => void {
  const texts = useTexts()
  const { said } = useTextsOf(playerTexts)
  return (by) => {
    const now = PLAYING_SPEEDS.findIndex((rate) => rate === engine.snapshot().rate)
    const rate = PLAYING_SPEEDS[Math.min(PLAYING_SPEEDS.length - 1, Math.max(0, now + by))] ?? 1
    engine.setRate(rate)
    say(said.speed(formatSpeed(rate, texts)))
  }
}
