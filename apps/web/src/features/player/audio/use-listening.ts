import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { speedOf } from '../../../playing/book-speeds.ts'
import { useMediaSession } from '../controls/use-media-session.ts'
import type { Playback } from '../store/playback.ts'
import { neighbourOf } from '../store/queue.ts'
import type { AudioScreen } from '../store/screen.ts'

/** "Previous" begins the track again after this many seconds. */
const RESTART_AFTER_SECONDS = 3
/** A chapter has begun this much before its mark: a seek may end a little early. */
const CHAPTER_SLACK_SECONDS = 0.5

export type Listening = ReturnType<typeof useListening>

/** What the bar knows and does: a book moves by its chapters, music by its tracks. */
export function useListening(playback: Playback<AudioScreen>, place: RefObject<HTMLElement | null>) {
  const { store, request, screen, playing, source } = playback
  const { item } = request
  const { element, engine } = screen
  const isBook = item.vertical === 'audio-books'
  const chapters = source?.chapters ?? []
  const chapterAt = chapters.findLastIndex(({ start }) => playing.position >= start - CHAPTER_SLACK_SECONDS)
  const chapter = isBook ? chapters[chapterAt] : undefined
  const nextChapter = isBook ? chapters[chapterAt + 1] : undefined

  const next = () => {
    if (nextChapter) store.seek(nextChapter.start)
    else if (!isBook) store.moveBy(1)
  }
  const previous = () => {
    const start = chapter?.start ?? 0
    if (playing.position - start > RESTART_AFTER_SECONDS) return store.seek(start)
    if (isBook) return store.seek(chapters[chapterAt - 1]?.start ?? 0)
    return neighbourOf(request, -1) ? store.moveBy(-1) : store.seek(0)
  }
  const skip = (seconds: number) => store.seek(playing.position + seconds)
  const told = chapter ? { ...item, title: chapter.title, collection: item.title } : item
  useMediaSession(told, playing, {
    play: () => engine.play(),
    pause: () => engine.pause(),
    seek: store.seek,
    skip,
    previous,
    next,
  })
  // In the page: some browsers play on only what is in one.
  useLayoutEffect(() => {
    place.current?.prepend(element)
    return () => element.remove()
  }, [element, place])
  // A book has a speed of its own, which no music takes over.
  useEffect(() => engine.setRate(isBook ? speedOf(item.id) : 1), [engine, item.id, isBook])

  return {
    ...playback,
    item,
    engine,
    isBook,
    chapters,
    chapterAt,
    title: told.title,
    byline: isBook ? item.title : item.byline,
    hasNext: isBook ? nextChapter !== undefined : neighbourOf(request, 1) !== undefined,
    next,
    previous,
    skip,
  }
}
