/** Everything that the parts of the film player know and do; they only show it. */
import { PLAYING_SPEEDS, skipAt, type Skip } from '@quintet/domain/watching'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { closePlayer, playItem, type PlayRequest } from '../../../playing/play.ts'
import { formatSpeed, formatTimecode } from '../../../texts/format.ts'
import { languageNamesTexts } from '../../../texts/language-names.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { playerTexts } from '../../../texts/player.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import type { IconLike } from '../../../ui/icon/icon.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import type { Screen } from '../store/ready.ts'
import type { Source } from '../store/source.ts'
import { BEFORE_LOADING } from '../engine/engine.ts'
import type { PlayerAction } from '../controls/shortcuts.ts'
import { nameOfSubtitle } from './tracks-menu.tsx'
import { useCasting } from './use-casting.ts'
import { usePlaying } from '../store/use-engine.ts'
import { useFullscreen } from '../controls/use-fullscreen.ts'
import { useMediaSession } from '../controls/use-media-session.ts'
import { useNext } from './use-next.ts'
import { usePictureInPicture } from './use-picture-in-picture.ts'
import { usePlayback } from '../store/use-playback.ts'
import { useScreen } from '../store/use-screen.ts'
import { useThumbnails } from '../controls/use-thumbnails.ts'
import { useTracks } from './use-tracks.ts'
import { useWatchingPage } from './use-watching-page.ts'

/** What a key or a gesture did, said shortly in the middle of the picture. */
export type Flash = {
  id: number
  text: string
  icon?: IconLike
  side?: 'left' | 'right'
}

/** A jump that is worth a way back. */
const JUMP_SECONDS = 60
const FRAME_SECONDS = 1 / 24

const EMPTY: Pick<Source, 'chapters' | 'subtitles' | 'skips' | 'thumbnails'> = {
  chapters: [],
  subtitles: [],
  skips: [],
}
export type Watching = ReturnType<typeof useWatching>
export type { Screen }

export function useWatching(request: PlayRequest, dialog: RefObject<HTMLElement | null>) {
  const { item, queue } = request
  const names = useTextsOf(languageNamesTexts)
  const words = useTextsOf(playerTexts)
  const shared = useTextsOf(playbackTexts)
  const texts = useTexts()
  const { screen, takeSource } = useScreen(request)
  const playback = usePlayback(request, takeSource)
  const { state, report } = playback
  const engine = screen?.engine ?? null
  const playing = usePlaying(engine, playback)
  const source = state.status === 'running' ? state.source : EMPTY
  const skips: readonly Skip[] = source.skips
  const tracks = useTracks(item.groupId, item.id, source.subtitles, { engine, playing })
  const thumbnails = useThumbnails(source.thumbnails)
  const next = useNext({ item, queue, skips }, { engine, playing })
  const fullscreen = useFullscreen(dialog)
  const picture = usePictureInPicture(screen?.video)
  const [flash, setFlash] = useState<Flash | null>(null)
  const say = (text: string, more: Omit<Flash, 'id' | 'text'> = {}) =>
    setFlash((last) => ({ id: (last?.id ?? 0) + 1, text, ...more }))
  const casting = useCasting(screen?.video, screen?.engine, {
    isWanted: request.wantsScreen === true && screen !== undefined && screen !== null,
    fails: () => say(words.castingFailed),
  })
  const [leftAt, setLeftAt] = useState<number | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const lastSubtitle = useRef(source.subtitles[0])

  const isPlaying = playing.state === 'playing' || playing.state === 'buffering'
  useWatchingPage(item.byline ? `${item.byline}: ${item.title}` : item.title, isPlaying)
  useEffect(() => setLeftAt(null), [item.id])

  const now = () => engine?.snapshot() ?? BEFORE_LOADING
  const seek = (seconds: number) => {
    const from = now().position
    if (Math.abs(seconds - from) >= JUMP_SECONDS && !now().live) setLeftAt(from)
    engine?.seek(seconds)
    report(now(), true)
  }
  const toggle = () => {
    if (now().state === 'ended') seek(0)
    engine?.toggle()
  }
  const skip = (seconds: number) => seek(now().position + seconds)
  const skippable = skipAt(skips, playing.position, { hasNext: next.item !== undefined })
  const at = queue.findIndex(({ id }) => id === item.id)
  const previous = at > 0 ? queue[at - 1] : undefined
  const playPrevious = previous ? () => playItem(previous) : undefined
  useMediaSession(item, playing, {
    play: () => engine?.play(),
    pause: () => engine?.pause(),
    skip,
    seek,
    previous: playPrevious,
    next: next.item ? next.play : undefined,
  })

  const chapterBy = (by: number) => {
    const { position, duration } = now()
    const { chapters } = source
    if (chapters.length === 0) return skip((by * duration) / 10)
    const target =
      by > 0
        ? chapters.find(({ start }) => start > position + 0.5)
        : chapters.findLast(({ start }) => start < position - 2)
    if (target) say(target.title)
    return seek(target?.start ?? (by > 0 ? duration : 0))
  }
  const seekToShare = (share: number) => {
    const { live, duration } = now()
    // Of a broadcast, as much as is kept.
    if (live) return seek(live.start + (live.edge - live.start) * share)
    say(formatTimecode(duration * share))
    return seek(duration * share)
  }
  const toggleCaptions = () => {
    const { subtitle, subtitles } = tracks
    if (subtitle) lastSubtitle.current = subtitle
    const wished = subtitle
      ? null
      : (subtitles.find((track) => track === lastSubtitle.current) ?? subtitles[0])
    if (wished === undefined) return
    tracks.chooseSubtitle(wished)
    say(words.said.subtitles(wished ? nameOfSubtitle(wished, subtitles, names, words) : words.off))
  }
  const changeRate = (by: number) => {
    const place = PLAYING_SPEEDS.findIndex((rate) => rate === now().rate)
    const rate = PLAYING_SPEEDS[Math.min(PLAYING_SPEEDS.length - 1, Math.max(0, place + by))] ?? 1
    engine?.setRate(rate)
    say(words.said.speed(formatSpeed(rate, texts)))
  }
  const sayNoSound = () => say(shared.noSound, { icon: PLAYER_ICONS.muted })
  const changeVolume = (by: number) => {
    const { volume, isMuted, hasSound } = now()
    if (!hasSound) return sayNoSound()
    engine?.setVolume((isMuted ? 0 : volume) + by)
    return say(words.said.volume(Math.round(now().volume * 100)), { icon: PLAYER_ICONS.volume })
  }
  const mute = () => {
    if (!now().hasSound) return sayNoSound()
    engine?.setMuted(!now().isMuted)
    return say(now().isMuted ? words.said.muted : words.said.volume(Math.round(now().volume * 100)), {
      icon: now().isMuted ? PLAYER_ICONS.muted : PLAYER_ICONS.volume,
    })
  }
  const skipPart = () => {
    if (skippable) return seek(skippable.end)
    return next.isOffered ? next.play() : undefined
  }
  const moveBySkip = (seconds: number) => {
    skip(seconds)
    say(`${seconds > 0 ? '+' : '−'}${Math.abs(seconds)} s`, { side: seconds > 0 ? 'right' : 'left' })
  }

  const act = (action: PlayerAction) => {
    switch (action.do) {
      case 'toggle':
        toggle()
        return say('', { icon: isPlaying ? 'pause' : 'play' })
      case 'mute':
        return mute()
      case 'fullscreen':
        return fullscreen.toggle()
      case 'captions':
        return toggleCaptions()
      case 'picture':
        return picture.isAvailable ? picture.toggle() : undefined
      case 'help':
        return setHelpOpen(true)
      case 'skip-part':
        return skipPart()
      case 'skip':
        return moveBySkip(action.seconds)
      case 'volume':
        return changeVolume(action.by)
      case 'rate':
        return changeRate(action.by)
      case 'offset':
        tracks.setOffset(tracks.offset + action.by)
        return say(words.appearance.offsetValue(Math.round((tracks.offset + action.by) * 10) / 10))
      case 'item':
        return action.by > 0 ? (next.item ? next.play() : undefined) : playPrevious?.()
      case 'chapter':
        return chapterBy(action.by)
      case 'frame':
        return isPlaying ? undefined : engine?.seek(now().position + action.by * FRAME_SECONDS)
      case 'seek':
        return seekToShare(action.share)
      default:
        return undefined
    }
  }

  const mediaProblem = playing.error === 'ended' && !playback.isAnswered ? null : playing.error
  const problem = state.status === 'failed' ? state.problem : mediaProblem
  const retry = () =>
    state.status === 'running' && playing.error !== 'ended' ? engine?.retry() : playback.restart()
  return {
    request,
    item,
    screen,
    engine,
    playing,
    isPlaying,
    playback,
    source,
    tracks,
    thumbnails,
    next,
    playPrevious,
    fullscreen,
    picture,
    casting,
    flash,
    skippable,
    leftAt,
    forgetLeftAt: () => setLeftAt(null),
    isHelpOpen,
    setHelpOpen,
    seek,
    toggle,
    skip: moveBySkip,
    act,
    problem,
    retry,
    close: closePlayer,
  }
}
