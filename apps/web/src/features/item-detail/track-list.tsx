import type { ContentItem } from '@quintet/contracts/content'
import { useNowPlaying, usePlayer } from '../../playing/use-player.ts'
import { useSite } from '../../api/asker.ts'
import { formatTimecode } from '../../texts/format.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './lists.module.css'
import { playableOf } from '../../playing/playable.ts'

/** The tracks of an album; the one that plays is marked. */
export function TrackList({ album, tracks }: { album: ContentItem; tracks: readonly ContentItem[] }) {
  const texts = useTexts()
  const words = useTextsOf(detailTexts)
  const { isMember } = useSite()
  const { play, load } = usePlayer()
  const playing = useNowPlaying()
  const queue = tracks.map((track) => playableOf(track, album))
  return (
    <section aria-labelledby="tracks">
      <h2 className={styles.heading} id="tracks">
        {words.tracks}
      </h2>
      <ol className={styles.list}>
        {tracks.map((track, index) => {
          const isPlaying = playing?.item.id === track.contentitem_id
          const item = queue[index]
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
              {isMember && track.representation && item && (
                <IconButton
                  icon="play"
                  isSolid
                  label={texts.card.play(track.attributes.title)}
                  onClick={() => play({ item, queue })}
                  onPointerEnter={load}
                  onFocus={load}
                />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
