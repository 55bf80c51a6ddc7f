/** What is seen at a time, for whoever writes chapters, marks and moments. */
import { type Still, stillAt } from '@quintet/domain/stills'
import { writtenTime } from '@quintet/domain/title-sheet'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { stillSheetAddress } from '../../../api/picture-address.ts'
import { stillsQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './stills.module.css'

type Film = {
  itemId: number
  stills: readonly Still[]
  /** Seconds at which the editor looks. */
  at: number
  look: (at: number) => void
}

const FilmContext = createContext<Film | null>(null)

/** The film of a title, for the editors within; null where it has no picture. */
export const useFilm = () => use(FilmContext)

export function FilmProvider({ itemId, children }: { itemId: number; children: ReactNode }) {
  const stills = useQuery(stillsQuery(itemId)).data
  const [at, look] = useState(0)
  const film = useMemo(
    () => (stills && stills.length > 0 ? { itemId, stills, at, look } : null),
    [itemId, stills, at],
  )
  return <FilmContext value={film}>{children}</FilmContext>
}

/** The picture at a time, so wide; nothing where there is none. What it shows has no words: the time beside it says where it is. */
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

/** Goes through the film; a new row begins where it stands. */
export function FilmPanel({ durationSeconds }: { durationSeconds: number | null }) {
  const { title: words } = useTexts()
  const film = useFilm()
  if (!film) return null
  const last = durationSeconds ?? film.stills.at(-1)?.start ?? 0
  return (
    <Panel title={words.panels.film}>
      <div className={styles.film}>
        <Picture seconds={film.at} width={320} />
        <div className={styles.way}>
          <output className={styles.time}>{writtenTime(film.at)}</output>
          <input
            type="range"
            aria-label={words.lookAt}
            aria-valuetext={writtenTime(film.at)}
            min={0}
            max={Math.floor(last)}
            step={1}
            value={film.at}
            onChange={({ target }) => film.look(Number(target.value))}
          />
          <p className={styles.hint}>{words.filmHint}</p>
        </div>
      </div>
    </Panel>
  )
}
