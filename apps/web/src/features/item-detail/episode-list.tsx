import type { ContentItem } from '@quintet/contracts/content'
import { isSpecials, seasonPlace } from '@quintet/domain/catalogue/seasons'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pictureOf } from '../../api/card.ts'
import type { Playable } from '../../playing/play-request.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { useAsker, useSite } from '../../api/asker.ts'
import { historyQuery } from '../../api/user.queries.ts'
import { formatLength } from '../../texts/format.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import { usePlays } from '../../titles/use-is-elsewhere.ts'
import rows from '../../titles/play-row/play-row.module.css'
import styles from './lists.module.css'
import { playableOf } from '../../playing/playable.ts'

const seasonOf = ({ season }: ContentItem) => season ?? 1

type EpisodeListProps = {
  series: ContentItem
  episodes: readonly ContentItem[]
  /** The episode the member has reached. */
  currentId: number | undefined
  /** Asks before the series is rented or its hours begin; undefined if an episode plays at once. */
  onAsk: (() => void) | undefined
}

/** The episodes of one season at a time, with the current one marked and scrolled into view. @spec catalogue 2.10.5 */
export function EpisodeList({ series, episodes, currentId, onAsk }: EpisodeListProps) {
  const words = useTextsOf(detailTexts)
  const { isMember } = useSite()
  const seasons = [...new Set(episodes.map(seasonOf))].toSorted((a, b) => seasonPlace(a) - seasonPlace(b))
  const current = episodes.find(({ contentitem_id }) => contentitem_id === currentId)
  const [chosen, setChosen] = useState<number | null>(null)
  const season = chosen ?? (current ? seasonOf(current) : (seasons[0] ?? 1))
  const queue = episodes.map((episode) => playableOf(episode, series))
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the list; the page stays where it is.
    if (list.current && marked) list.current.scrollTop = marked.offsetTop - list.current.offsetTop
  }, [season, currentId])
  return (
    <section aria-labelledby="episodes">
      <div className={styles.head}>
        <h2 className={styles.heading} id="episodes">
          {words.episodes}
        </h2>
        {seasons.length > 1 && (
          <div className={styles.seasons} role="group" aria-labelledby="episodes">
            {seasons.map((number) => (
              <button
                key={number}
                type="button"
                className={styles.season}
                aria-pressed={number === season}
                onClick={() => setChosen(number)}
              >
                {isSpecials(number) ? words.specials : words.season(number)}
              </button>
            ))}
          </div>
        )}
      </div>
      <ol
        ref={list}
        className={styles.episodes}
        data-scrolls={isMember || undefined}
        aria-labelledby="episodes"
      >
        {episodes.map((episode, index) => (
          <Episode
            key={episode.contentitem_id}
            episode={episode}
            item={queue[index]}
            queue={queue}
            isCurrent={episode.contentitem_id === currentId}
            isShown={seasonOf(episode) === season}
            onAsk={onAsk}
          />
        ))}
      </ol>
    </section>
  )
}

type EpisodeProps = {
  episode: ContentItem
  item: Playable | undefined
  queue: readonly Playable[]
  isCurrent: boolean
  isShown: boolean
  onAsk: (() => void) | undefined
}

// Episodes of other seasons stay in the page, hidden, so that they can be read without script.
function Episode({ episode, item, queue, isCurrent, isShown, onAsk }: EpisodeProps) {
  const texts = useTexts()
  const detail = useTextsOf(detailTexts)
  const { isMember } = useSite()
  const plays = usePlays()
  const { play, preparing } = usePlayer()
  const { data: history = {} } = useQuery({ ...historyQuery(useAsker()), enabled: isMember })
  const { attributes } = episode
  const point = history[episode.contentitem_id]
  return (
    <li
      className={`${styles.episode} ${rows.row}`}
      data-unseen={!isShown || undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={styles.number}>{episode.number}</span>
      <span className={styles.still}>
        <Picture picture={pictureOf(episode, ['landscape', 'background'], 640)} sizes="12rem" alt="" />
        {point && (
          <ProgressBar
            max={point.duration}
            value={point.finished ? point.duration : point.position}
            className={styles.progress}
          />
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name} dir="auto">
          {episode.number !== undefined && <span className={styles.inName}>{episode.number}. </span>}
          {attributes.title}
        </h3>
        <p className={styles.length}>
          {[formatLength(attributes.duration), isCurrent ? detail.current : ''].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.about} dir="auto">
          {episode.withheld
            ? detail.withheld.episode
            : (attributes.short_description ?? attributes.description)}
        </p>
      </div>
      {plays(episode) && item && (
        <IconButton
          className={rows.button}
          icon="play"
          isSolid
          label={texts.card.play(attributes.title)}
          onClick={() => (onAsk ? onAsk() : play({ item, queue }))}
          {...preparing(item)}
        />
      )}
    </li>
  )
}
