import { useLayoutEffect, type RefObject } from 'react'
import { listeningTexts } from '../../../texts/listening.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { useCasting } from '../controls/use-casting.ts'
import { useJumps } from '../controls/use-jumps.ts'
import { useMediaSession } from '../controls/use-media-session.ts'
import type { Playback } from '../store/playback.ts'
import { neighbourOf } from '../store/queue.ts'
import type { AudioScreen } from '../store/screen.ts'
import { useOnAir } from '../live/use-on-air.ts'
import { useGoingBack } from './book/use-going-back.ts'
import { useSleepTimer } from './book/use-sleep-timer.ts'
import { useGoingOn } from './queue/use-going-on.ts'
import { useSpeed } from './book/use-speed.ts'

/** "Previous" begins the track again after this many seconds. */
const RESTART_AFTER_SECONDS = 3
/** A chapter has begun this much before its mark: a seek may end a little early. */
const CHAPTER_SLACK_SECONDS = 0.5
/** A missed sentence is shorter than what nobody wants to hear. */
export const BOOK_SKIP = { back: 15, forward: 30 }

export type Listening = ReturnType<typeof useListening>

/** What the bar knows and does: a book moves by its chapters, music by its tracks. */
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
  // Before it plays nothing but its kind tells of it.
  const isLive = playing.live !== null || item.isChannel === true
  const onAir = useOnAir(item.id, playing, isLive)
  const heard = onAir && {
    title: onAir.now.title,
    // Of a channel's own pieces it is the artist, too.
    byline: [...new Set([onAir.now.byline, item.title])].filter((name) => name !== undefined).join(' · '),
  }
  const told = chapter ? { ...item, title: chapter.title, collection: item.title } : { ...item, ...heard }
  const handlers = { play, pause: () => engine.pause(), seek: jumps.seek, skip, previous, next }
  useMediaSession(told, playing, handlers, isBook ? BOOK_SKIP : undefined)
  // In the page: some browsers play on only what is in one.
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
    /** A track of music; what a channel plays is told by the channel alone. */
    canHaveLyrics: !isBook && !isLive,
    chapters,
    chapterAt,
    title: told.title,
    byline: isBook ? item.title : told.byline,
    /** Of a channel: what it plays, and what came before and follows. */
    onAir,
    /** What a channel plays after this. */
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
