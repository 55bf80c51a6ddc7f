import type { ContentItem } from '@quintet/contracts/content'
import { useState } from 'react'
import { pictureOf } from '../../api/card.ts'
import { play, preparePlayer } from '../../api/play.ts'
import { useSite } from '../../api/use-asker.ts'
import { formatLength } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './lists.module.css'
import { playableOf } from './playable.ts'

/** The episodes, a season at a time. */
export function EpisodeList({ series, episodes }: { series: ContentItem; episodes: readonly ContentItem[] }) {
  const texts = useTexts()
  const { isMember } = useSite()
  const seasons = [...new Set(episodes.map(({ season }) => season ?? 1))].toSorted((a, b) => a - b)
  const [season, setSeason] = useState(seasons[0] ?? 1)
  const shown = episodes.filter((episode) => (episode.season ?? 1) === season)
  const queue = episodes.map((episode) => playableOf(episode, series))
  return (
    <section aria-labelledby="episodes">
      <div className={styles.head}>
        <h2 className={styles.heading} id="episodes">
          {texts.item.episodes}
        </h2>
        {seasons.length > 1 && (
          <div className={styles.seasons} role="group" aria-label={texts.item.episodes}>
            {seasons.map((number) => (
              <button
                key={number}
                type="button"
                className={styles.season}
                aria-pressed={number === season}
                onClick={() => setSeason(number)}
              >
                {texts.item.season(number)}
              </button>
            ))}
          </div>
        )}
      </div>
      <ol className={styles.list}>
        {shown.map((episode) => {
          const item = playableOf(episode, series)
          return (
            <li key={episode.contentitem_id} className={styles.episode}>
              <span className={styles.number}>{episode.number}</span>
              <span className={styles.still}>
                <Picture
                  picture={pictureOf(episode, ['landscape', 'background'], 640)}
                  sizes="12rem"
                  alt=""
                />
              </span>
              <div className={styles.words}>
                <h3 className={styles.name}>{episode.attributes.title}</h3>
                <p className={styles.length}>{formatLength(episode.attributes.duration)}</p>
                <p className={styles.about}>
                  {episode.attributes.short_description ?? episode.attributes.description}
                </p>
              </div>
              {isMember && episode.representation && (
                <IconButton
                  icon="play"
                  isSolid
                  label={texts.item.playEpisode(episode.attributes.title)}
                  onClick={() => play({ item, queue })}
                  onPointerEnter={preparePlayer}
                  onFocus={preparePlayer}
                />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
