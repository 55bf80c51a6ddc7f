import type { ContentItem } from '@quintet/contracts/content'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { verticalOf } from '../../api/card.ts'
import {
  categoryNamesQuery,
  childrenQuery,
  itemQuery,
  relatedQuery,
  type Asker,
} from '../../api/catalogue.queries.ts'
import { play, type Playable } from '../../api/play.ts'
import { settleSections } from '../../api/report.ts'
import { useAsker, useSite } from '../../api/use-asker.ts'
import { continueQuery, historyQuery } from '../../api/user.queries.ts'
import { ChapterList } from './chapter-list.tsx'
import { DetailHero } from './detail-hero.tsx'
import { EpisodeList } from './episode-list.tsx'
import { Facts } from './facts.tsx'
import styles from './item-detail.module.css'
import { hasPopular, MoreTabs } from './more-tabs.tsx'
import { PlayActions } from './play-actions.tsx'
import { queueOf } from '../../api/playable.ts'
import { TrackList } from './track-list.tsx'

const hasChildren = ({ kind }: ContentItem) => kind === 'series' || kind === 'album'

/** Waits for every section of the page; one that fails is not rendered. @spec catalogue 8 */
export function loadItemDetail(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  item: ContentItem,
) {
  const id = item.contentitem_id
  const { isMember } = asker.site
  return settleSections([
    queryClient.ensureQueryData(relatedQuery(asker, id, 'similar')),
    queryClient.ensureQueryData(categoryNamesQuery(asker, verticalOf(item))),
    ...(hasPopular(item) ? [queryClient.ensureQueryData(relatedQuery(asker, id, 'popular'))] : []),
    ...(hasChildren(item) ? [queryClient.ensureQueryData(childrenQuery(asker, id))] : []),
    ...(isMember ? [queryClient.ensureQueryData(continueQuery(asker))] : []),
    ...(isMember && item.kind === 'series' ? [queryClient.ensureQueryData(historyQuery(asker))] : []),
  ])
}

/** One title with everything about it. @spec catalogue 2.10 */
export function ItemDetail({ id, startsPlaying }: { id: number; startsPlaying: boolean }) {
  const asker = useAsker()
  const { data: item } = useQuery(itemQuery(asker, id))
  return item ? <Detail item={item} startsPlaying={startsPlaying} /> : null
}

function Detail({ item, startsPlaying }: { item: ContentItem; startsPlaying: boolean }) {
  const asker = useAsker()
  const { isMember } = useSite()
  const id = item.contentitem_id
  const vertical = verticalOf(item)
  const { attributes } = item
  const { data: parts = [] } = useQuery({ ...childrenQuery(asker, id), enabled: hasChildren(item) })
  const { data: running = [] } = useQuery({ ...continueQuery(asker), enabled: isMember })
  const resume = running.find((entry) => entry.id === id)
  const queue = queueOf(item, parts, isMember)
  const first = queue.find((playable) => playable.id === resume?.itemId) ?? queue[0]
  usePlayOnArrival(startsPlaying && isMember ? first : undefined, queue)
  return (
    <div data-vertical={vertical}>
      <DetailHero item={item} parts={parts}>
        <PlayActions item={item} first={first} queue={queue} resume={resume} />
      </DetailHero>
      <div className={styles.body}>
        <div className={styles.about}>
          <p className={styles.description} dir="auto">
            {attributes.description ?? attributes.short_description}
          </p>
          <Facts item={item} vertical={vertical} />
        </div>
        {item.kind === 'series' && parts.length > 0 && (
          <EpisodeList series={item} episodes={parts} currentId={resume?.itemId} />
        )}
        {item.kind === 'album' && parts.length > 0 && <TrackList album={item} tracks={parts} />}
        {attributes.chapters && attributes.chapters.length > 0 && item.kind === 'audiobook' && (
          <ChapterList item={item} chapters={attributes.chapters} />
        )}
      </div>
      <div className={styles.more}>
        <MoreTabs item={item} />
      </div>
    </div>
  )
}

/** Plays once, as after "Log in to watch"; then the wish leaves the address. */
function usePlayOnArrival(first: Playable | undefined, queue: readonly Playable[]): void {
  const navigate = useNavigate()
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!first || hasStarted.current) return
    hasStarted.current = true
    // The wish is fulfilled: reloading or going back does not play again.
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
    play({ item: first, queue })
  })
}
