import type { ContentItem } from '@quintet/contracts/content'
import { useNowPlaying } from '../../playing/use-player.ts'
import { useSite } from '../../api/asker.ts'
import { formatTimecode } from '../../texts/format.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './lists.module.css'
import { playableOf } from '../../playing/playable.ts'
import { TrackActions } from '../../titles/track-actions/track-actions.tsx'

/** The tracks of an album; the one that plays is marked. */
export function TrackList({ album, tracks }: { album: ContentItem; tracks: readonly ContentItem[] }) {
  const words = useTextsOf(detailTexts)
  const { isMember } = useSite()
  const playing = useNowPlaying()
  const offered = tracks.filter(({ representation }) => isMember && representation !== undefined)
  const queue = offered.map((track) => playableOf(track, album))
  return (
    <section aria-labelledby="tracks">
      <h2 className={styles.heading} id="tracks">
        {words.tracks}
      </h2>
      <ol className={styles.list}>
        {tracks.map((track, index) => {
          const isPlaying = playing?.item.id === track.contentitem_id
          const at = offered.indexOf(track)
          return (
            <li key={track.contentitem_id} className={styles.track} aria-current={isPlaying || undefined}>
              <span className={styles.number}>
                {isPlaying ? <Icon name="playing" size={20} /> : (track.number ?? index + 1)}
              </span>
              <span className={styles.name}>
                {track.attributes.title}
                {isPlaying && <span className="visually-hidden"> ({words.nowPlaying})</span>}
              </span>
              <span className={styles.length}>
                {track.attributes.duration === undefined ? '' : formatTimecode(track.attributes.duration)}
              </span>
              {at >= 0 && <TrackActions tracks={queue} index={at} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
