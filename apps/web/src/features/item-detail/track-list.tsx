import type { ContentItem } from '@quintet/contracts/content'
import { movementName } from '@quintet/domain/catalogue/works'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useSoundNow } from '../../playing/sound-now.ts'
import { useNowPlaying } from '../../playing/use-player.ts'
import { formatTimecode } from '../../texts/format-details.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Equaliser } from '../../titles/equaliser/equaliser.tsx'
import styles from './lists.module.css'
import { type AlbumPart, partsOfAlbum } from './album-parts.ts'
import { creditedAs } from './credited-as.ts'
import { Credited } from './facts.tsx'
import type { Playable } from '../../playing/play-request.ts'
import { playableOf } from '../../playing/playable.ts'
import rows from '../../titles/play-row/play-row.module.css'
import { usePlays } from '../../titles/use-is-elsewhere.ts'
import { TrackActions } from '../../titles/track-actions/track-actions.tsx'

/** The tracks of an album by disc and work, with the playing one marked. */
export function TrackList({ album, tracks }: { album: ContentItem; tracks: readonly ContentItem[] }) {
  const words = useTextsOf(detailTexts)
  const offered = tracks.filter(usePlays())
  const queue = offered.map((track) => playableOf(track, album))
  return (
    <section aria-labelledby="tracks">
      <h2 className={styles.heading} id="tracks">
        {words.tracks}
      </h2>
      {partsOfAlbum(tracks).map((part) => (
        <Fragment key={part.tracks[0]?.contentitem_id}>
          {part.disc !== null && <h3 className={styles.disc}>{words.disc(part.disc)}</h3>}
          {part.work !== null && <WorkHeading part={part} work={part.work} />}
          <ol className={styles.list}>
            {part.tracks.map((track) => (
              <Track
                key={track.contentitem_id}
                track={track}
                name={part.work === null ? track.attributes.title : movementName(track.attributes)}
                place={track.number ?? tracks.indexOf(track) + 1}
                queue={queue}
                at={offered.indexOf(track)}
              />
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  )
}

/** The work that the tracks belong to and its composers, each linked to its page. */
function WorkHeading({ part, work }: { part: AlbumPart; work: string }) {
  const [first] = part.tracks
  const composers = first ? creditedAs(first, 'composer') : []
  const slug = first?.attributes.work_slug
  const [owner] = composers
  return (
    <div className={styles.work}>
      <h3 className={styles.workName} dir="auto">
        {owner && slug !== undefined ? (
          <Link to="/people/$id/works/$work" params={{ id: String(owner.person_id), work: slug }}>
            {work}
          </Link>
        ) : (
          work
        )}
      </h3>
      {first && composers.length > 0 && (
        <p className={styles.composers} dir="auto">
          <Credited item={first} as="composer" />
        </p>
      )}
    </div>
  )
}

type TrackProps = {
  track: ContentItem
  name: string
  place: number
  queue: readonly Playable[]
  /** The track's position in the queue; -1 if it cannot be played. */
  at: number
}

function Track({ track, name, place, queue, at }: TrackProps) {
  const words = useTextsOf(detailTexts)
  const isPlaying = useNowPlaying()?.item.id === track.contentitem_id
  const sound = useSoundNow()
  const { duration } = track.attributes
  return (
    <li className={`${styles.track} ${rows.row}`} aria-current={isPlaying || undefined}>
      <span className={styles.number}>{isPlaying ? <Equaliser isOn={sound?.isOn === true} /> : place}</span>
      <span className={styles.name}>
        {name}
        {isPlaying && <span className="visually-hidden"> ({words.nowPlaying})</span>}
      </span>
      <span className={styles.length}>{duration === undefined ? '' : formatTimecode(duration)}</span>
      {at >= 0 && <TrackActions tracks={queue} index={at} />}
    </li>
  )
}
