import { useLayoutEffect, type RefObject } from 'react'
import { listeningTexts } from '../../../texts/listening.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { useCasting } from '../controls/use-casting.ts'
import { useJumps } from '../controls/use-jumps.ts'
import { useMediaSession } from '../controls/use-media-session.ts'
import { useSleepTimer } from '../controls/use-sleep-timer.ts'
import { isPlaying, type Playback } from '../store/playback.ts'
import { neighbourOf } from '../store/queue.ts'
import type { AudioScreen } from '../store/screen.ts'
import { useOnAir } from '../live/use-on-air.ts'
import { useGoingBack } from './book/use-going-back.ts'
import { useGoingOn } from './queue/use-going-on.ts'
import { useSpeed } from './book/use-speed.ts'
import { useTellSound } from './use-tell-sound.ts'

/** After this many seconds, "Previous" restarts the track. */
const RESTART_AFTER_SECONDS = 3
/** A chapter counts as begun this much before its start: a seek may land a little early. */
const CHAPTER_SLACK_SECONDS = 0.5
/** Back is shorter: a missed sentence takes less time than a passage to skip. */
export const BOOK_SKIP = { back: 15, forward: 30 }

export type Listening = ReturnType<typeof useListening>

/** The state and actions of the audio player: a book moves by chapters, music by tracks. */
export function useListening(playback: Playback<AudioScreen>, place: RefObject<HTMLElement | null>) {
  const { store, state, request, screen, playing, source } = playback
  const { item } = request
  const { element, engine } = screen
  const isBook = item.vertical === 'audio-books'
  const chapters = source?.chapters ?? []
  const chapterAt = chapters.findLastIndex(({ start }) => playing.position >= start - CHAPTER_SLACK_SECONDS)
  const chapter = isBook ? chapters[chapterAt] : undefined
  const nextChapter = isBook ? chapters[chapterAt + 1] : undefined
  const jumps = useJumps(playback)
  const words = useTextsOf(listeningTexts).casting
  const casting = useCasting(element, engine, {
    isWanted: request.wantsScreen === true,
    fails: () => showToast(words.failed),
  })
  useGoingOn(playback)
  const goingBack = useGoingBack(playback)
  const waits = state.is === 'waiting'
  const play = waits ? store.goOn : goingBack.play
  const toggle = waits ? store.goOn : goingBack.toggle
  useTellSound({ item, isOn: isPlaying(playing), waits, toggle })

  const next = () => {
    if (nextChapter) jumps.seek(nextChapter.start)
    else if (!isBook) store.moveBy(1)
  }
  const previous = () => {
    const start = chapter?.start ?? 0
    if (playing.position - start > RESTART_AFTER_SECONDS) return jumps.seek(start)
    if (isBook) return jumps.seek(chapters[chapterAt - 1]?.start ?? 0)
    return neighbourOf(request, -1) ? store.moveBy(-1) : store.seek(0)
  }
  const skip = (seconds: number) => jumps.seek(engine.snapshot().position + seconds)
  // Before playback starts, only the item's kind tells whether it is live.
  const isLive = playing.live !== null || item.isChannel === true
  const onAir = useOnAir(item.id, playing, isLive)
  const heard = onAir && {
    title: onAir.now.title,
    // For a channel's own pieces, the artist is the channel itself and must not be named twice.
    byline: [...new Set([onAir.now.byline, item.title])].filter((name) => name !== undefined).join(' · '),
  }
  const told = chapter ? { ...item, title: chapter.title, collection: item.title } : { ...item, ...heard }
  const handlers = { play, pause: () => engine.pause(), seek: jumps.seek, skip, previous, next }
  useMediaSession(told, playing, handlers, isBook ? BOOK_SKIP : undefined)
  // Attached to the page: some browsers only continue playback for attached elements.
  useLayoutEffect(() => {
    place.current?.prepend(element)
    return () => element.remove()
  }, [element, place])

  return {
    ...playback,
    item,
    engine,
    isBook,
    isLive,
    /** True for music tracks; a channel's songs are only known through the channel. */
    canHaveLyrics: !isBook && !isLive,
    chapters,
    chapterAt,
    title: told.title,
    byline: isBook ? item.title : told.byline,
    /** For a channel: what it is playing, with the entries before and after. */
    onAir,
    /** The channel's next entry. */
    comesNext: onAir?.after[0]?.title,
    hasNext: isBook ? nextChapter !== undefined : neighbourOf(request, 1) !== undefined,
    jumps,
    casting,
    toggle,
    next,
    previous,
    skip,
    setSpeed: useSpeed(playback),
    sleep: useSleepTimer(playback),
  }
}
