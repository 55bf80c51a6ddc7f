/** Edits the cues of a subtitle beside the film: seeks to, times, adds, splits, removes and shifts them. */
import { readCues, type SubtitleCue } from '@quintet/contracts/operator/subtitles'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { cueAt, shiftCues, shownAt, splitCue, wordsOf } from '@quintet/domain/playback/cue-edits'
import { secondsOf, writtenTime } from '@quintet/domain/catalogue/title-sheet'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { subtitlesQuery, titleQuery } from '../../../api/queries.ts'
import type { Texts } from '../../../texts/en.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure, Waiting } from '../../../ui/failure.tsx'
import form from '../../../ui/form.module.css'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { PageHead, Panel } from '../../../ui/panel.tsx'
import { useSaveKey } from '../../../ui/use-save-key.ts'
import { BackToTitle } from '../film/back-to-title.tsx'
import film from '../film/film.module.css'
import { FilmPlayer } from '../film/film-player.tsx'
import { listen } from '../film/film.tsx'
import { CueRow, type Row } from './cue-row.tsx'
import styles from './subtitles.module.css'
import { asItIs, type Subtitles, type Track, useSubtitles } from './use-subtitles.ts'

const ROWS_AT_ONCE = 200

export function CuesPage() {
  const { id, track = '' } = useParams({ strict: false })
  const { titles } = useTexts()
  const title = useQuery(titleQuery(Number(id)))
  const found = useQuery(subtitlesQuery(Number(id)))
  // A saved track has another id, and so another address: its editor stays open, with the film, the focus and the place on the page.
  const [origins, setOrigins] = useState<Readonly<Record<string, string>>>({})
  const opened = origins[track] ?? track
  // Loaded once: from then on the editor owns the text.
  const cues = useQuery({
    queryKey: ['cues', Number(id), opened],
    queryFn: ({ signal }) => call(readCues, { params: { id: Number(id), track: opened } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  })
  const own = useTrack(track, found.data?.tracks)
  return (
    <>
      <BackToTitle id={Number(id)} />
      {title.data && found.data && cues.data && own ? (
        <Desk
          key={opened}
          title={title.data}
          subtitles={found.data}
          track={own}
          said={cues.data}
          onRenamed={(next) => setOrigins({ ...origins, [next]: opened })}
        />
      ) : (
        <Waiting query={cues.error ? cues : found} screen={titles.title} />
      )}
    </>
  )
}

/** The track with this id; still the one last seen if the list was read again after a save, until the address follows. */
function useTrack(id: string, tracks: readonly Track[] | undefined): Track | undefined {
  const own = tracks?.find((each) => each.id === id)
  const [seen, setSeen] = useState(own)
  if (own && own !== seen) setSeen(own)
  return own ?? (seen?.id === id ? seen : undefined)
}

type DeskProps = {
  title: TitleRecord
  subtitles: Subtitles
  track: Track
  said: readonly SubtitleCue[]
  /** Called with the id that a save gave the track. */
  onRenamed: (id: string) => void
}

function Desk({ title, subtitles: { tracks }, track, said, onRenamed }: DeskProps) {
  const { subtitles: words, film: filmWords, common } = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const at = useTime(video)
  const { rows, change, isChanged, isUnsaved, noteSaved } = useRows(said)
  const { setting } = useSubtitles(title)
  const [fault, setFault] = useState<string | null>(null)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const cues = rows.map(cueOf)
  const save = () => {
    const wrong = faultIn(cues, words)
    setFault(wrong)
    if (wrong !== null) return
    const place = tracks.findIndex(({ id }) => id === track.id)
    const told = (each: Track) =>
      each.id === track.id
        ? { ...asItIs(each), of: { cues: cues.filter((cue) => cue !== null) } }
        : asItIs(each)
    setting.mutate(tracks.map(told), {
      async onSuccess() {
        noteSaved(rows)
        const now = await queryClient.fetchQuery(subtitlesQuery(title.id))
        const { id = track.id } = now.tracks[place] ?? {}
        onRenamed(id)
        await navigate({
          to: '/titles/$id/subtitles/$track',
          params: { id: String(title.id), track: id },
          replace: true,
          resetScroll: false,
          // What was typed meanwhile stays, and is still unsaved.
          ignoreBlocker: true,
        })
      },
    })
  }
  useLeaveGuard(isUnsaved)
  useSaveKey(() => isChanged && !setting.isPending && save())
  const shown = shownAt(
    cues.filter((cue) => cue !== null),
    at,
  )
  return (
    <>
      <PageHead title={words.cuesOf(track.label)} lead={`${title.title} · ${filmWords.lead}`} />
      <div className={film.desk}>
        <div className={film.film}>
          {title.film ? (
            <FilmPlayer asset={title.film} video={video} />
          ) : (
            <p className={styles.soft}>{filmWords.noFilm}</p>
          )}
          <p className={styles.shown}>{shown.map(({ text }) => wordsOf(text)).join('\n')}</p>
          <Bar at={at} cues={cues} change={change} />
          {/* Beside the film, which stays in view: a list of cues is long. */}
          <Failure error={setting.error} />
          {fault !== null && (
            <p className={form.failure} role="alert">
              {fault}
            </p>
          )}
          <div className={styles.line}>
            <Button look="primary" disabled={!isChanged} isBusy={setting.isPending} onClick={save}>
              {common.save}
            </Button>
            {isChanged && <span className={styles.soft}>{common.unsaved}</span>}
          </div>
        </div>
        <Rows rows={rows} at={at} video={video} change={change} />
      </div>
    </>
  )
}

type Change = (of: (rows: readonly Row[]) => readonly Row[]) => void

function Bar({ at, cues, change }: { at: number; cues: readonly (SubtitleCue | null)[]; change: Change }) {
  const { subtitles: words } = useTexts()
  const [by, setBy] = useState('')
  const field = useId()
  const seconds = Number(by.replace(',', '.'))
  const add = () => {
    const added = rowOf(
      cueAt(
        cues.filter((cue) => cue !== null),
        at,
      ),
    )
    change((rows) => rows.toSpliced(placeOf(rows, at), 0, added))
  }
  const shift = () => {
    setBy('')
    change((rows) =>
      rows.flatMap((row) => {
        const cue = cueOf(row)
        return cue ? shiftCues([cue], seconds).map((moved) => ({ ...rowOf(moved), key: row.key })) : row
      }),
    )
  }
  return (
    <div className={styles.bar}>
      <Button onClick={add}>{words.addCue}</Button>
      <div className={styles.shift}>
        <label htmlFor={field} className={styles.soft}>
          {words.shiftBy}
        </label>
        <input id={field} value={by} inputMode="decimal" onChange={({ target }) => setBy(target.value)} />
        <Button disabled={!Number.isFinite(seconds) || seconds === 0} onClick={shift}>
          {words.shift}
        </Button>
      </div>
    </div>
  )
}

type RowsProps = {
  rows: readonly Row[]
  at: number
  video: RefObject<HTMLVideoElement | null>
  change: Change
}

function Rows({ rows, at, video, change }: RowsProps) {
  const { subtitles: words } = useTexts()
  const formats = useFormats()
  const [count, setCount] = useState(ROWS_AT_ONCE)
  const put = (key: number, made: (row: Row) => readonly Row[]) =>
    change((all) => all.flatMap((row) => (row.key === key ? made(row) : row)))
  const split = (row: Row) => {
    const cue = cueOf(row)
    if (!cue) return [row]
    const [first, second] = splitCue(cue, video.current?.currentTime ?? 0)
    return [{ ...rowOf(first), key: row.key }, rowOf(second)]
  }
  const here = () => writtenTime(Math.round((video.current?.currentTime ?? 0) * 1000) / 1000)
  const left = rows.length - count
  return (
    <Panel>
      <ol className={styles.cues}>
        {rows.slice(0, count).map((row, place) => (
          <CueRow
            key={row.key}
            row={row}
            place={place + 1}
            isShown={isWithin(row, at)}
            onChange={(told) => put(row.key, (old) => [{ ...old, ...told }])}
            onStart={() => put(row.key, (old) => [{ ...old, start: here() }])}
            onEnd={() => put(row.key, (old) => [{ ...old, end: here() }])}
            onSplit={() => put(row.key, split)}
            onRemove={() => put(row.key, () => [])}
            onJump={() => {
              if (video.current) video.current.currentTime = secondsOf(row.start) ?? 0
            }}
          />
        ))}
      </ol>
      {left > 0 && (
        <p className={styles.panel}>
          <Button onClick={() => setCount(count + ROWS_AT_ONCE)}>
            {words.more(formats.number(Math.min(left, ROWS_AT_ONCE)))}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function useRows(said: readonly SubtitleCue[]) {
  const [rows, setRows] = useState<readonly Row[]>(() => said.map(rowOf))
  const [isChanged, setIsChanged] = useState(false)
  // Refs, so that the guard sees it even if the editor leaves right away.
  const unsaved = useRef(false)
  const latest = useRef(rows)
  const note = (isNow: boolean) => {
    unsaved.current = isNow
    setIsChanged(isNow)
  }
  const change: Change = (of) => {
    note(true)
    latest.current = of(latest.current)
    setRows(latest.current)
  }
  const noteSaved = (saved: readonly Row[]) => note(latest.current !== saved)
  return { rows, change, isChanged, isUnsaved: () => unsaved.current, noteSaved }
}

/** The current position of the film while it plays. */
function useTime(video: RefObject<HTMLVideoElement | null>): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    return listen(video, () => setAt(video.current?.currentTime ?? 0))
  }, [video])
  return at
}

let lastKey = 0
const rowOf = ({ start, end, text, isAtTop }: SubtitleCue): Row => ({
  key: (lastKey += 1),
  start: writtenTime(start),
  end: writtenTime(end),
  text,
  isAtTop,
})

function cueOf({ start, end, text, isAtTop }: Row): SubtitleCue | null {
  const [from, until] = [secondsOf(start), secondsOf(end)]
  return from === null || until === null ? null : { start: from, end: until, text, isAtTop }
}

function isWithin(row: Row, at: number): boolean {
  const cue = cueOf(row)
  return cue !== null && shownAt([cue], at).length > 0
}

/** Returns the place before the first row that starts later. */
function placeOf(rows: readonly Row[], at: number): number {
  const place = rows.findIndex(({ start }) => (secondsOf(start) ?? 0) > at)
  return place < 0 ? rows.length : place
}

/** Returns an error message, or null. */
function faultIn(cues: readonly (SubtitleCue | null)[], words: Texts['subtitles']): string | null {
  for (const [place, cue] of cues.entries()) {
    if (!cue || cue.end <= cue.start) return words.wrongTime(String(place + 1))
    if (cue.text.trim() === '') return words.wrongText(String(place + 1))
  }
  return null
}
