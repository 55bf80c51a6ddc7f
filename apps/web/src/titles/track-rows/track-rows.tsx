import type { ContentItem } from '@quintet/contracts/content'
import { movementName } from '@quintet/domain/catalogue/works'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureOf } from '../../api/card.ts'
import type { Playable } from '../../playing/play-request.ts'
import { playableOf } from '../../playing/playable.ts'
import { useSoundNow } from '../../playing/sound-now.ts'
import { useNowPlaying } from '../../playing/use-player.ts'
import { formatTimecode } from '../../texts/format-details.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Equaliser } from '../equaliser/equaliser.tsx'
import { Picture } from '../picture/picture.tsx'
import rows from '../play-row/play-row.module.css'
import { PlayTrack } from '../track-actions/play-track.tsx'
import { TrackActions } from '../track-actions/track-actions.tsx'
import { useIsElsewhere, usePlays } from '../use-is-elsewhere.ts'
import styles from './track-rows.module.css'

const PICTURE_MAX_WIDTH = 320

/** A track in a list; `album` is missing if the track has none, or if it may not be seen. */
export type TrackEntry = { key: string; track: ContentItem; album: ContentItem | undefined }

/** Returns the tracks that the member can play, in order. */
export function queueOfTracks(
  entries: readonly TrackEntry[],
  plays: ReturnType<typeof usePlays>,
): Playable[] {
  return entries
    .filter(({ track }) => plays(track))
    .map(({ track, album }) => playableOf(track, album ?? track))
}

type TrackRowsProps = {
  label: string
  entries: readonly TrackEntry[]
  /** The actions of a track besides playing it; defaults to the usual ones. */
  renderActions?: (entry: TrackEntry, index: number) => ReactNode
  /** A text shown in place of the track's length. */
  tell?: (entry: TrackEntry) => string
  /** True if all tracks belong to one album and stand below its name: without cover and album, and titled as under a work. */
  isBare?: boolean
  /** The row being dragged. */
  drag?: { from: number; to: number } | null
}

/** Tracks of several albums with their covers; the playing one is marked. */
export function TrackRows(props: TrackRowsProps) {
  const { label, entries, renderActions, tell = lengthOf, isBare = false, drag = null } = props
  const plays = usePlays()
  const offered = entries.filter(({ track }) => plays(track))
  const queue = queueOfTracks(offered, plays)
  return (
    <ol className={styles.list} aria-label={label} data-bare={isBare || undefined}>
      {entries.map((entry, index) => (
        <TrackRow
          key={entry.key}
          entry={entry}
          place={index + 1}
          dragState={dragStateOf(index, drag)}
          queue={queue}
          at={offered.indexOf(entry)}
          told={tell(entry)}
          isBare={isBare}
          ownActions={renderActions?.(entry, index)}
        />
      ))}
    </ol>
  )
}

const lengthOf = ({ track: { attributes } }: TrackEntry): string =>
  attributes.duration === undefined ? '' : formatTimecode(attributes.duration)

type DragState = 'taken' | 'above' | 'below' | undefined

/** Returns where a dragged row would go: above or below this one. */
function dragStateOf(index: number, drag: TrackRowsProps['drag']): DragState {
  if (!drag) return undefined
  if (index === drag.from) return 'taken'
  if (index !== drag.to) return undefined
  return drag.to > drag.from ? 'below' : 'above'
}

type TrackRowProps = {
  entry: TrackEntry
  place: number
  dragState: DragState
  queue: readonly Playable[]
  /** The track's position in the queue; -1 if it cannot be played. */
  at: number
  told: string
  isBare: boolean
  ownActions: ReactNode
}

function TrackRow({ entry, place, dragState, queue, at, told, isBare, ownActions }: TrackRowProps) {
  const { track, album } = entry
  const texts = useTexts()
  const words = useTextsOf(detailTexts)
  const sound = useSoundNow()
  const { title, artist } = track.attributes
  const isPlaying = useNowPlaying()?.item.id === track.contentitem_id
  const isElsewhere = useIsElsewhere(track.available_in)
  return (
    <li className={`${styles.track} ${rows.row}`} aria-current={isPlaying || undefined} data-drag={dragState}>
      <span className={styles.place}>{isPlaying ? <Equaliser isOn={sound?.isOn === true} /> : place}</span>
      {!isBare && (
        <span className={styles.cover}>
          <Picture picture={pictureOf(album ?? track, ['square'], PICTURE_MAX_WIDTH)} sizes="3rem" alt="" />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {isBare ? movementName(track.attributes) : title}
          {isPlaying && <span className="visually-hidden"> ({words.nowPlaying})</span>}
        </span>
        {isElsewhere && <span className={styles.album}>{texts.home.notHere}</span>}
        {album && !isBare && !isElsewhere && (
          <AlbumLink album={album} artist={artist ?? album.attributes.artist} />
        )}
      </span>
      <span className={styles.length}>{told}</span>
      <span className={styles.actions}>
        {at >= 0 && ownActions && <PlayTrack tracks={queue} index={at} />}
        {at >= 0 && !ownActions && <TrackActions tracks={queue} index={at} />}
        {ownActions}
      </span>
    </li>
  )
}

function AlbumLink({ album, artist }: { album: ContentItem; artist: string | undefined }) {
  return (
    <span className={styles.album} dir="auto">
      {artist && `${artist} · `}
      <Link
        className={styles.link}
        to="/$category/$kind/$id"
        params={{ category: 'movies', kind: 'music', id: String(album.contentitem_id) }}
      >
        {album.attributes.title}
      </Link>
    </span>
  )
}
