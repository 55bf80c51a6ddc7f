/** The state and commands shared by the parts of the film player. */
import { skipAt, type Skip } from '@quintet/domain/playback/watching'
import { useState, type RefObject } from 'react'
import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { useFullscreen } from '../controls/use-fullscreen.ts'
import { useMediaSession } from '../controls/use-media-session.ts'
import { useSleepTimer } from '../controls/use-sleep-timer.ts'
import { useThumbnails } from '../controls/use-thumbnails.ts'
import { isPlaying, type Playback } from '../store/playback.ts'
import { neighbourOf } from '../store/queue.ts'
import type { VideoScreen } from '../store/screen.ts'
import { useCasting } from '../controls/use-casting.ts'
import { useFlash } from './use-flash.ts'
import { useHasPicture } from './use-has-picture.ts'
import { useMoments } from '../live/use-moments.ts'
import { useOnAir } from '../live/use-on-air.ts'
import { useJumps } from '../controls/use-jumps.ts'
import { useNext } from './use-next.ts'
import { usePictureInPicture } from './use-picture-in-picture.ts'
import { useTracks } from './use-tracks.ts'
import { useWatchingPage } from './use-watching-page.ts'

export type Watching = ReturnType<typeof useWatching>

const NO_SKIPS: readonly Skip[] = []

export function useWatching(playback: Playback<VideoScreen>, room: RefObject<HTMLElement | null>) {
  const { store, request, screen, playing, source } = playback
  const { item } = request
  const words = useTextsOf(playerTexts)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const skips: readonly Skip[] = source?.skips ?? NO_SKIPS
  const next = useNext(playback, skips)
  const hasPicture = useHasPicture(playing)
  const jumps = useJumps(playback)
  const { flash, say } = useFlash()
  const casting = useCasting(screen.element, screen.engine, {
    isWanted: request.wantsScreen === true,
    fails: () => say(words.castingFailed),
  })
  const skip = (seconds: number) => jumps.seek(screen.engine.snapshot().position + seconds)

  // A live match is not a channel: it has a start time. Without a source, as after a failure, it is not known.
  const isChannel = source !== null && source.live === undefined
  const onAir = useOnAir(item.id, isChannel ? playing : { ...playing, live: null })

  useWatchingPage(item.byline ? `${item.byline}: ${item.title}` : item.title, isPlaying(playing))
  useMediaSession(item, playing, {
    play: () => screen.engine.play(),
    pause: () => screen.engine.pause(),
    skip,
    seek: jumps.seek,
    previous: neighbourOf(request, -1) && (() => store.moveBy(-1)),
    next: next.item && next.play,
  })

  return {
    ...playback,
    item,
    engine: screen.engine,
    failure: playback.state.is === 'failed' ? playback.state.failure : null,
    tracks: useTracks(playback),
    ...useMoments(playback),
    /** For a channel: the current programme. */
    onAir: onAir?.now.title,
    hasPicture,
    // Not before the first frame, which they would delay.
    thumbnails: useThumbnails(hasPicture ? source?.thumbnails : undefined),
    fullscreen: useFullscreen(room),
    picture: usePictureInPicture(screen.element),
    skippable: skipAt(skips, playing.position, { hasNext: next.item !== undefined }),
    next,
    jumps,
    flash,
    say,
    casting,
    sleep: useSleepTimer(playback),
    isHelpOpen,
    setHelpOpen,
    /** Seeks and shows by how much. */
    skip: (seconds: number) => {
      skip(seconds)
      say(`${seconds > 0 ? '+' : '−'}${Math.abs(seconds)} s`, { side: seconds > 0 ? 'right' : 'left' })
    },
  }
}
