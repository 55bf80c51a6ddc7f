/** A title's film beside its editors: the current position, seeking, and the picture at a time. */
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { type Still, stillAt } from '@quintet/domain/playback/stills'
import { isWithin, tenth } from '@quintet/domain/catalogue/timed-rows'
import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { stillSheetAddress } from '../../../api/picture-address.ts'
import { stillsQuery } from '../../../api/queries.ts'
import styles from './film.module.css'

type Film = {
  itemId: number
  durationSeconds: number | null
  stills: readonly Still[]
  video: RefObject<HTMLVideoElement | null>
  /** The current position, in seconds to a tenth. */
  here: () => number
  jump: (seconds: number) => void
}

const FilmContext = createContext<Film | null>(null)

/** The title's film, for the editors within; null if there is none to play. */
export const useFilm = () => use(FilmContext)

export function FilmProvider({ title, children }: { title: TitleRecord; children: ReactNode }) {
  const { id: itemId, film: asset } = title
  const video = useRef<HTMLVideoElement>(null)
  const stills = useQuery(stillsQuery(itemId)).data
  const durationSeconds = asset?.durationSeconds ?? null
  const plays = asset !== null
  const film = useMemo(() => {
    if (!plays) return null
    const here = () => tenth(video.current?.currentTime ?? 0)
    const jump = (seconds: number) => {
      if (video.current) video.current.currentTime = seconds
    }
    return { itemId, durationSeconds, stills: stills ?? [], video, here, jump }
  }, [itemId, durationSeconds, stills, plays])
  return <FilmContext value={film}>{children}</FilmContext>
}

/** True while the film's position lies within a row. */
export function useIsHere(start: string, end: string): boolean {
  const media = useFilm()?.video
  const subscribe = useCallback((note: () => void) => listen(media, note), [media])
  return useSyncExternalStore(
    subscribe,
    () => !!media?.current && isWithin(start, end, media.current.currentTime),
  )
}

/** Calls `note` whenever the position of the film changes; returns a function that unsubscribes. */
export function listen(video: Film['video'] | undefined, note: () => void): () => void {
  const leaving = new AbortController()
  for (const event of ['timeupdate', 'seeked'])
    video?.current?.addEventListener(event, note, { signal: leaving.signal })
  return () => leaving.abort()
}

/** The picture at a time, at a given width; nothing if there is none. It has no alternative text: the time beside it identifies it. */
export function Picture({ seconds, width }: { seconds: number; width: number }) {
  const film = useFilm()
  const still = film && stillAt(film.stills, seconds)
  if (!film || !still) return null
  return (
    <span
      className={styles.picture}
      aria-hidden="true"
      style={{
        width: still.width,
        height: still.height,
        zoom: width / still.width,
        backgroundImage: `url("${stillSheetAddress(film.itemId, still.sheet)}")`,
        backgroundPosition: `${-still.x}px ${-still.y}px`,
      }}
    />
  )
}
