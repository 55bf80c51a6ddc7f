import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS } from '@quintet/domain/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pictureOf, verticalOf } from '../../api/card.ts'
import {
  categoryNamesQuery,
  childrenQuery,
  itemQuery,
  relatedQuery,
  type Asker,
} from '../../api/catalogue.queries.ts'
import { play } from '../../api/play.ts'
import { settleSections } from '../../api/report.ts'
import { useAsker, useSite } from '../../api/use-asker.ts'
import { continueQuery } from '../../api/user.queries.ts'
import { formatLength, formatRating } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardRow } from '../../ui/card-row/card-row.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { LiveBadge } from '../../ui/chip/live-badge.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ChapterList } from './chapter-list.tsx'
import { EpisodeList } from './episode-list.tsx'
import { Facts } from './facts.tsx'
import styles from './item-detail.module.css'
import { PlayActions } from './play-actions.tsx'
import { playableOf } from './playable.ts'
import { TrackList } from './track-list.tsx'

const hasChildren = ({ kind }: ContentItem) => kind === 'series' || kind === 'album'
const hasPopular = ({ kind }: ContentItem) =>
  kind === 'album' || kind === 'track' || kind === 'channel' || kind === 'event'

export function loadItemDetail(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  item: ContentItem,
) {
  const id = item.contentitem_id
  return settleSections([
    queryClient.ensureQueryData(relatedQuery(asker, id, 'similar')),
    queryClient.ensureQueryData(categoryNamesQuery(asker, verticalOf(item))),
    ...(hasPopular(item) ? [queryClient.ensureQueryData(relatedQuery(asker, id, 'popular'))] : []),
    ...(hasChildren(item) ? [queryClient.ensureQueryData(childrenQuery(asker, id))] : []),
    ...(asker.site.isMember ? [queryClient.ensureQueryData(continueQuery(asker))] : []),
  ])
}

/** One title with everything about it. @spec catalogue 2.10 */
export function ItemDetail({ id, startsPlaying }: { id: number; startsPlaying: boolean }) {
  const asker = useAsker()
  const { data: item } = useQuery(itemQuery(asker, id))
  return item ? <Detail item={item} startsPlaying={startsPlaying} /> : null
}

function Detail({ item, startsPlaying }: { item: ContentItem; startsPlaying: boolean }) {
  const texts = useTexts()
  const asker = useAsker()
  const { isMember } = useSite()
  const navigate = useNavigate()
  const id = item.contentitem_id
  const vertical = verticalOf(item)
  const { shape } = VERTICAL_FACTS[vertical]
  const { attributes } = item
  const { data: children = [] } = useQuery({ ...childrenQuery(asker, id), enabled: hasChildren(item) })
  const { data: similar } = useQuery(relatedQuery(asker, id, 'similar'))
  const { data: popular } = useQuery({ ...relatedQuery(asker, id, 'popular'), enabled: hasPopular(item) })
  const { data: running = [] } = useQuery({ ...continueQuery(asker), enabled: isMember })
  const resume = running.find((entry) => entry.id === id)
  // A member plays what is there already; a series may still be growing.
  const parts = children.filter(({ representation }) => !isMember || representation !== undefined)
  const queue = (hasChildren(item) ? parts : [item]).map((each) => playableOf(each, item))
  const first = queue.find((playable) => playable.id === resume?.itemId) ?? queue[0]

  const hasStarted = useRef(false)
  useEffect(() => {
    if (!startsPlaying || !isMember || !first || hasStarted.current) return
    hasStarted.current = true
    // The wish is fulfilled: reloading or going back does not play again.
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
    play({ item: first, queue })
  })

  const art = pictureOf(item, [shape])
  const background = pictureOf(item, ['background', 'landscape'])
  const popularHeading =
    vertical === 'sports'
      ? texts.item.mostPlayed.sports
      : vertical === 'music-stream'
        ? texts.item.mostPlayed.music
        : texts.item.mostPlayed.other
  return (
    <div data-vertical={vertical}>
      <section className={styles.hero} data-shape={shape}>
        <Picture picture={background} sizes="100vw" alt="" isFirst className={styles.background} />
        <div className={styles.front}>
          {shape !== 'landscape' && art && (
            <div className={styles.art}>
              <Picture picture={art} sizes="(width < 845px) 40vw, 22rem" alt="" isFirst />
            </div>
          )}
          <div className={styles.text}>
            {item.live && (
              <span className={styles.live}>
                <LiveBadge startsAt={item.starts_at} endsAt={item.ends_at} />
              </span>
            )}
            <h1 className={styles.title}>{attributes.title}</h1>
            {(attributes.artist ?? attributes.author) && (
              <p className={styles.byline}>{attributes.artist ?? attributes.author}</p>
            )}
            <p className={styles.line}>
              <Chip>{formatRating(attributes.parental_guidance ?? null, texts)}</Chip>
              {isHighDefinition(attributes.resolution) && <Chip>HD</Chip>}
              {attributes.year !== undefined && <span>{attributes.year}</span>}
              {attributes.duration !== undefined && <span>{formatLength(attributes.duration)}</span>}
              {item.kind === 'audiobook' && attributes.chapters && (
                <span>{texts.item.chapterCount(attributes.chapters.length)}</span>
              )}
              {item.kind === 'album' && children.length > 0 && (
                <span>{texts.item.trackCount(children.length)}</span>
              )}
            </p>
            <PlayActions item={item} first={first} queue={queue} resume={resume} />
          </div>
        </div>
      </section>
      <div className={styles.body}>
        <div className={styles.about}>
          <p className={styles.description}>{attributes.description ?? attributes.short_description}</p>
          <Facts item={item} vertical={vertical} />
        </div>
        {item.kind === 'series' && children.length > 0 && <EpisodeList series={item} episodes={children} />}
        {item.kind === 'album' && children.length > 0 && <TrackList album={item} tracks={children} />}
        {attributes.chapters && attributes.chapters.length > 0 && item.kind === 'audiobook' && (
          <ChapterList item={item} chapters={attributes.chapters} />
        )}
      </div>
      <div className={styles.rows}>
        <CardRow heading={texts.item.moreLikeThis} vertical={vertical} shape={shape} cards={similar} />
        <CardRow heading={popularHeading} vertical={vertical} shape={shape} cards={popular} />
      </div>
    </div>
  )
}

function isHighDefinition(resolution: string | undefined): boolean {
  const height = Number(/(\d{3,4})\D*$/.exec(resolution ?? '')?.[1])
  return height >= 720 || /hd|4k/i.test(resolution ?? '')
}
