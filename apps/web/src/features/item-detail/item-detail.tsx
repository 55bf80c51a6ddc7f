import type { ContentItem } from '@quintet/contracts/content'
import { seriesSlug } from '@quintet/domain/catalogue/people'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '../../shell/load-part.ts'
import { verticalOf } from '../../api/card.ts'
import {
  categoryNamesQuery,
  childrenQuery,
  extrasQuery,
  itemQuery,
  relatedQuery,
} from '../../api/titles.queries.ts'
import type { Playable } from '../../playing/play-request.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { seriesQuery } from '../../api/people.queries.ts'
import { channelScheduleQuery } from '../../api/schedule.queries.ts'
import { scoresQuery } from '../../api/scores.queries.ts'
import { rentalsQuery } from '../../api/rentals.queries.ts'
import { useIsElsewhere } from '../../titles/use-is-elsewhere.ts'
import { useLapse } from '../../titles/continue-membership/use-lapse.ts'
import { useOpenRental } from '../../titles/rental/use-rental.ts'
import { settleSections } from '../../shell/report.ts'
import { type Asker, useAsker, useSite } from '../../api/asker.ts'
import { useBroadcast } from '../../shell/use-broadcast.ts'
import { useTakenOver } from '../../shell/use-taken-over.ts'
import { continueQuery, historyQuery } from '../../api/user.queries.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ChannelProgramme } from './channel-programme.tsx'
import { ChapterList } from './chapter-list.tsx'
import { DetailHero } from './detail-hero.tsx'
import { HighScores } from './high-scores.tsx'
import { EpisodeList } from './episode-list.tsx'
import { Facts } from './facts.tsx'
import styles from './item-detail.module.css'
import { hasPopular, MoreTabs } from './more-tabs.tsx'
import { PlayActions } from './play-actions.tsx'
import { wayInOf } from '../../playing/main-action.ts'
import { queueOf } from '../../playing/playable.ts'
import { SeriesSection } from './series-section.tsx'
import { TrackList } from './track-list.tsx'

const RentalModal = lazyPart(async () => (await import('./rental-modal.tsx')).RentalModal)

/** What the address asks for. */
type Wishes = { startsPlaying: boolean; isRenting: boolean }

const hasChildren = ({ kind }: ContentItem) => kind === 'series' || kind === 'album'

/** Waits for every section of the page; a failed one is not rendered. @spec catalogue 8.1 */
export function loadItemDetail(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  item: ContentItem,
) {
  const id = item.contentitem_id
  const { isMember } = asker.site
  const series = seriesSlug(item.attributes.series ?? '')
  return settleSections([
    queryClient.ensureQueryData(relatedQuery(asker, id, 'similar')),
    queryClient.ensureQueryData(categoryNamesQuery(asker, verticalOf(item))),
    ...(item.attributes.has_extras ? [queryClient.ensureQueryData(extrasQuery(asker, id))] : []),
    ...(hasPopular(item) ? [queryClient.ensureQueryData(relatedQuery(asker, id, 'popular'))] : []),
    ...(hasChildren(item) ? [queryClient.ensureQueryData(childrenQuery(asker, id))] : []),
    ...(series === '' ? [] : [queryClient.ensureQueryData(seriesQuery(asker, series))]),
    ...(isMember ? [queryClient.ensureQueryData(continueQuery(asker))] : []),
    // A visitor's page is cached for hours, so the browser fetches what is on at the time.
    ...(isMember && item.kind === 'channel'
      ? [queryClient.ensureQueryData(channelScheduleQuery(asker, id))]
      : []),
    ...(isMember && item.kind === 'game' ? [queryClient.ensureQueryData(scoresQuery(asker, id))] : []),
    ...(isMember && item.rental ? [queryClient.ensureQueryData(rentalsQuery(asker))] : []),
    ...(isMember && item.kind === 'series' ? [queryClient.ensureQueryData(historyQuery(asker))] : []),
  ])
}

/** The page of one title. */
export function ItemDetail({ id, ...wishes }: { id: number } & Wishes) {
  const asker = useAsker()
  const { data: item } = useQuery(itemQuery(asker, id))
  return item ? <Detail item={item} {...wishes} /> : null
}

function Detail({ item, startsPlaying, isRenting }: { item: ContentItem } & Wishes) {
  const asker = useAsker()
  const words = useTextsOf(detailTexts)
  const { isMember } = useSite()
  const id = item.contentitem_id
  const vertical = verticalOf(item)
  const { attributes } = item
  const { data: parts = [] } = useQuery({ ...childrenQuery(asker, id), enabled: hasChildren(item) })
  const { data: running = [] } = useQuery({ ...continueQuery(asker), enabled: isMember })
  const resume = running.find((entry) => entry.id === id)
  const queue = queueOf(item, parts, isMember)
  const first = queue.find((playable) => playable.id === resume?.itemId) ?? queue[0]
  const rental = useOpenRental(id, item.rental)
  const renting = useRenting(isRenting)
  const ordered = useOrdered(item, isRenting)
  const isTakenOver = useTakenOver()
  useFetchAtTurn(item)
  // A rental must be rented first, and the member is asked before its viewing period begins.
  const asksFirst = item.rental !== undefined && (rental?.finishBy ?? null) === null
  const isElsewhere = useIsElsewhere(item.available_in)
  const wayIn = wayInOf(item.rental !== undefined, {
    hasLapsed: useLapse() !== null,
    isRented: rental !== undefined,
    isElsewhere,
  })
  // The page says why not, instead of a player that only says so: without a running membership it offers the way back.
  const start = wayIn === 'not-here' || wayIn === 'rejoin' ? 'stay' : asksFirst ? 'ask' : 'play'
  usePlayOnArrival(startsPlaying && isMember ? first : undefined, queue, start)
  return (
    <div data-vertical={vertical}>
      <DetailHero item={item} parts={parts}>
        <PlayActions
          item={item}
          first={first}
          queue={queue}
          resume={resume}
          rental={rental}
          isElsewhere={isElsewhere}
          onRent={renting.open}
        />
      </DetailHero>
      <div className={styles.body}>
        <div className={styles.about}>
          <p className={styles.description} dir="auto">
            {item.withheld ? words.withheld.event : (attributes.description ?? attributes.short_description)}
          </p>
          <Facts item={item} vertical={vertical} />
        </div>
        {item.kind === 'channel' && <ChannelProgramme channelId={id} />}
        {item.kind === 'series' && parts.length > 0 && (
          <EpisodeList
            series={item}
            episodes={parts}
            currentId={resume?.itemId}
            onAsk={asksFirst ? renting.open : undefined}
          />
        )}
        {item.kind === 'album' && parts.length > 0 && <TrackList album={item} tracks={parts} />}
        {isMember && item.kind === 'game' && <HighScores contentId={id} />}
        {attributes.chapters && attributes.chapters.length > 0 && item.kind === 'audiobook' && (
          <ChapterList item={item} chapters={attributes.chapters} />
        )}
      </div>
      {attributes.series && <SeriesSection book={item} name={attributes.series} />}
      <div className={styles.more}>
        <MoreTabs item={item} />
      </div>
      {isRenting && isTakenOver && isMember && !isElsewhere && ordered && queue.length > 0 && (
        <Suspense>
          <RentalModal item={ordered} first={first} queue={queue} rental={rental} onClose={renting.close} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Refetches a live title when it begins or ends while its page is open: it may then become playable, and later playable as a whole.
 * @spec catalogue 2.8.8
 */
function useFetchAtTurn(item: ContentItem): void {
  const asker = useAsker()
  const queryClient = useQueryClient()
  const id = item.contentitem_id
  const state = useBroadcast(item)?.state
  const last = useRef(state)
  useEffect(() => {
    if (last.current !== state) void queryClient.invalidateQueries(itemQuery(asker, id))
    last.current = state
  }, [state, asker, id, queryClient])
}

/** What is rented from this page, such as the series of an episode; undefined if nothing is, or until it has loaded. */
function useOrdered(item: ContentItem, isRenting: boolean): ContentItem | undefined {
  const orderedId = item.rental?.contentId
  const isOther = orderedId !== undefined && orderedId !== item.contentitem_id
  const { data: other } = useQuery({
    ...itemQuery(useAsker(), orderedId ?? 0),
    enabled: isRenting && isOther,
  })
  return isOther ? (other ?? undefined) : item.rental && item
}

/** Opens the rental dialog as a history entry, so that Back closes it. */
function useRenting(isOpen: boolean): { open: () => void; close: () => void } {
  const navigate = useNavigate()
  const { history } = useRouter()
  const wasOpenedHere = useRef(false)
  return {
    open() {
      wasOpenedHere.current = true
      void navigate({ to: '.', search: (now) => ({ ...now, rent: true }), resetScroll: false })
    },
    close() {
      if (!isOpen) return
      if (wasOpenedHere.current) history.back()
      else void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
      wasOpenedHere.current = false
    },
  }
}

/** Plays once, as after "Log in to watch", then removes the request from the address. */
function usePlayOnArrival(
  first: Playable | undefined,
  queue: readonly Playable[],
  start: 'play' | 'ask' | 'stay',
): void {
  const navigate = useNavigate()
  const { play } = usePlayer()
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!first || hasStarted.current) return
    hasStarted.current = true
    // Removed so that reloading or going back does not play again.
    const search = start === 'ask' ? { rent: true as const } : {}
    void navigate({ to: '.', search, replace: true, resetScroll: false })
    if (start === 'play') play({ item: first, queue })
  })
}
