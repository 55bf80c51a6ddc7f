import type { ContentItem } from '@quintet/contracts/content'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '../../api/asker.ts'
import { pictureOf } from '../../api/card.ts'
import type { Playable } from '../../playing/play-request.ts'
import { playableOf } from '../../playing/playable.ts'
import { useNowPlaying, usePlayer } from '../../playing/use-player.ts'
import { formatTimecode } from '../../texts/format.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './track-rows.module.css'

const PICTURE_MAX_WIDTH = 320

/** A track among others; `album` is missing for one without, and where it may not be seen. */
export type TrackEntry = { key: string; track: ContentItem; album: ContentItem | undefined }

/** What plays of these, in order. Members play what is there already. */
export function queueOfTracks(entries: readonly TrackEntry[], isMember: boolean): Playable[] {
  return entries
    .filter(({ track }) => !isMember || track.representation !== undefined)
    .map(({ track, album }) => playableOf(track, album ?? track))
}

type TrackRowsProps = {
  label: string
  entries: readonly TrackEntry[]
  /** What else one does with a track, by its place. */
  actionsFor?: (entry: TrackEntry, index: number) => ReactNode
}

/** Tracks of several albums with their covers; the one that plays is marked. */
export function TrackRows({ label, entries, actionsFor }: TrackRowsProps) {
  const { isMember } = useSite()
  const queue = queueOfTracks(entries, isMember)
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map((entry, index) => (
        <TrackRow
          key={entry.key}
          entry={entry}
          place={index + 1}
          queue={queue}
          actions={actionsFor?.(entry, index)}
        />
      ))}
    </ol>
  )
}

type TrackRowProps = {
  entry: TrackEntry
  place: number
  queue: readonly Playable[]
  actions: ReactNode
}

function TrackRow({ entry: { track, album }, place, queue, actions }: TrackRowProps) {
  const texts = useTexts()
  const words = useTextsOf(detailTexts)
  const { isMember } = useSite()
  const { play, load } = usePlayer()
  const { attributes } = track
  const isPlaying = useNowPlaying()?.item.id === track.contentitem_id
  const item = queue.find(({ id }) => id === track.contentitem_id)
  return (
    <li className={styles.track} aria-current={isPlaying || undefined}>
      <span className={styles.place}>{isPlaying ? <Icon name="playing" size={20} /> : place}</span>
      <span className={styles.cover}>
        <Picture picture={pictureOf(album ?? track, ['square'], PICTURE_MAX_WIDTH)} sizes="3rem" alt="" />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {attributes.title}
          {isPlaying && <span className="visually-hidden"> ({words.nowPlaying})</span>}
        </span>
        {album && <AlbumLink album={album} artist={attributes.artist ?? album.attributes.artist} />}
      </span>
      <span className={styles.length}>
        {attributes.duration === undefined ? '' : formatTimecode(attributes.duration)}
      </span>
      <span className={styles.actions}>
        {actions}
        {isMember && item && (
          <IconButton
            icon="play"
            isSolid
            label={texts.card.play(attributes.title)}
            onClick={() => play({ item, queue })}
            onPointerEnter={load}
            onFocus={load}
          />
        )}
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
