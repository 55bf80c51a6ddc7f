import type { ContentItem } from '@quintet/contracts/content'
import type { Rental } from '@quintet/contracts/rentals'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { soldIn } from '@quintet/domain/membership/offer'
import { RotateCcw } from 'lucide'
import { useEffect } from 'react'
import { verticalOf } from '../../api/card.ts'
import { FROM_THE_START, type Playable } from '../../playing/play-request.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { useBroadcast } from '../../shell/use-broadcast.ts'
import { useNow } from '../../shell/use-now.ts'
import { useSite } from '../../api/asker.ts'
import type { ContinueCard } from '../../api/user.queries.ts'
import { formatLength, formatPrice } from '../../texts/format.ts'
import { detailTexts } from '../../texts/detail.ts'
import { lapsedTexts } from '../../texts/lapsed.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { theOffer } from '../../brand/offer.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button/button.tsx'
import { AddToMix } from '../../titles/add-to-mix/add-to-mix.tsx'
import { ContinueMembership } from '../../titles/continue-membership/continue-membership.tsx'
import { useLapse } from '../../titles/continue-membership/use-lapse.ts'
import { ReminderButton } from '../../titles/reminder/reminder-button.tsx'
import { Heart } from '../../titles/heart/heart.tsx'
import styles from './play-actions.module.css'
import { type MainAction, mainActionOf } from '../../playing/main-action.ts'
import { trailerOf } from '../../playing/playable.ts'
import { CastButton } from './cast-button.tsx'
import { KeepAction } from './keep-action.tsx'
import { PlayButton } from './play-button.tsx'
import { RentalNote } from './rental-note.tsx'
import { ShareButton } from './share-button.tsx'
import { TimeLeft } from './time-left.tsx'
import { YouthNote } from './youth-note.tsx'

type PlayActionsProps = {
  item: ContentItem
  first: Playable | undefined
  queue: readonly Playable[]
  resume: ContinueCard | undefined
  /** The rental by which the title plays, if it is for rent. */
  rental: Rental | undefined
  /** There are rights for other countries than the member's only. */
  isElsewhere: boolean
  /** Opens the rental dialog, or starts what is already rented. */
  onRent: () => void
}

const NOT_TO_RENT: readonly MainAction[] = ['not-yet', 'not-here', 'ahead']

/** One main action: resume, play, or log in first; beside it the trailer, for everyone, and the title's other actions. */
export function PlayActions({ item, first, queue, resume, rental, isElsewhere, onRent }: PlayActionsProps) {
  const words = useTextsOf(detailTexts)
  const mixWords = useTextsOf(mixesTexts)
  const { isMember } = useSite()
  const { play, loadWhenIdle } = usePlayer()
  const broadcast = useBroadcast(item)
  const lapse = useLapse()
  const isLive = typeof item.live === 'object' && broadcast?.state === 'live'
  const action = mainActionOf(item, {
    isMember,
    hasLapsed: lapse !== null,
    isRented: rental !== undefined,
    hasQueue: queue.length > 0,
    isElsewhere,
    now: useNow(),
  })
  useEffect(() => {
    if (action === 'play') loadWhenIdle()
  }, [action, loadWhenIdle])
  return (
    <>
      <div className={styles.actions}>
        {action === 'play' && first && (
          <PlayButton
            first={first}
            isLive={isLive}
            isBegun={resume !== undefined}
            onPlay={() => (rental?.finishBy === null ? onRent() : play({ item: first, queue }))}
          />
        )}
        {action === 'play' && first && isLive && typeof item.live === 'object' && item.live.startOver && (
          <Button
            look="outline-light"
            isLarge
            onClick={() => play({ item: first, queue, startAt: FROM_THE_START })}
          >
            {words.startOver}
          </Button>
        )}
        {isMember && broadcast?.state === 'announced' && typeof item.live === 'object' && (
          <ReminderButton contentId={item.contentitem_id} />
        )}
        {action === 'rejoin' && <ContinueMembership isLarge className={styles.wide} />}
        {action === 'log-in' && <LogInToPlay item={item} />}
        {action === 'rent' && <RentButton item={item} onRent={onRent} />}
        {item.attributes.trailer && <TrailerButton item={item} isMain={action === 'trailer'} />}
        {isMember && (
          <Heart
            className={styles.round}
            id={item.contentitem_id}
            vertical={verticalOf(item)}
            title={item.attributes.title}
          />
        )}
        {isMember && item.kind === 'album' && queue.length > 0 && (
          <AddToMix
            className={styles.round}
            contentIds={queue.map(({ id }) => id)}
            label={mixWords.addNamed(item.attributes.title)}
          />
        )}
        {action === 'play' && (
          <MoreWays item={item} first={first} queue={queue} resume={isLive ? undefined : resume} />
        )}
        <ShareButton className={styles.round} title={item.attributes.title} />
      </div>
      <WhyNot action={action} broadcast={broadcast?.state} />
      {!isMember && item.available_in && <WhereItPlays countries={item.available_in} />}
      <YouthNote age={item.attributes.youth_age} />
      {item.rental && !NOT_TO_RENT.includes(action) && <RentalNote item={item} rental={rental} />}
      {resume && action === 'play' && !isLive && !item.withheld && resume.duration > resume.position && (
        <TimeLeft of={resume} />
      )}
      {resume && item.kind === 'game' && (
        <p className={styles.note}>{words.timePlayed(formatLength(resume.position))}</p>
      )}
    </>
  )
}

/** Other ways to play it: from the start if it was begun, on another screen, or offline. The player offers the way back. */
function MoreWays({
  item,
  first,
  queue,
  resume,
}: Pick<PlayActionsProps, 'item' | 'first' | 'queue' | 'resume'>) {
  const { startOver } = useTextsOf(detailTexts)
  const { play, preparing } = usePlayer()
  const isBegun = resume !== undefined && resume.position > 0 && first?.id === item.contentitem_id
  return (
    <>
      {first && isBegun && item.kind !== 'game' && item.kind !== 'channel' && (
        <IconButton
          className={styles.round}
          icon={RotateCcw}
          label={startOver}
          onClick={() => play({ item: first, queue, startAt: 0 })}
          {...preparing(first)}
        />
      )}
      {first?.type === 'VIDEO' && <CastButton className={styles.round} first={first} queue={queue} />}
      <KeepAction className={styles.round} item={item} queue={queue} />
    </>
  )
}

type WhyNotProps = { action: MainAction; broadcast: string | undefined }

/**
 * Explains why the title cannot be played: the membership does not run, there are no rights for the member's country, it is being prepared,
 * its picture is late, or it is over and may never have a recording.
 */
function WhyNot({ action, broadcast }: WhyNotProps) {
  const words = useTextsOf(detailTexts)
  const lapsed = useTextsOf(lapsedTexts)
  const lapse = useLapse()
  if (action === 'rejoin') return lapse && <p className={styles.note}>{lapsed.title[lapse]}</p>
  if (action === 'not-here') return <p className={styles.note}>{words.notHere}</p>
  if (action !== 'not-yet') return null
  const why =
    broadcast === 'ended' ? words.noRecording : broadcast === 'live' ? words.noPicture : words.notYet
  return <p className={styles.note}>{why}</p>
}

/**
 * Tells visitors where members can play a title that is not for all. Where the visitor lives is not known, so the countries are named, as far
 * as memberships are sold there. @spec decisions 13.77
 */
function WhereItPlays({ countries }: { countries: readonly string[] }) {
  const { locale } = useTexts()
  const words = useTextsOf(detailTexts)
  const sold = soldIn(theOffer())
  const here = sold.filter((country) => countries.includes(country))
  if (here.length === sold.length) return null
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <p className={styles.note}>
      {words.onlyIn(list.format(here.map((country) => names.of(country) ?? country)), here.length)}
    </p>
  )
}

// After log-in, the user is returned to this title, and it plays.
function LogInToPlay({ item }: { item: ContentItem }) {
  const texts = useTexts()
  const { playerType, itemPath } = VERTICAL_FACTS[verticalOf(item)]
  return (
    <ButtonLink
      to="/login"
      search={{ to: `${itemPath}/${item.contentitem_id}?play=true` }}
      look="light"
      isLarge
      icon="play"
    >
      {texts.item.logInTo[playerType]}
    </ButtonLink>
  )
}

// After log-in, the user is returned to this title and its rental dialog.
function RentButton({ item, onRent }: { item: ContentItem; onRent: () => void }) {
  const texts = useTexts()
  const { isMember } = useSite()
  const label = item.rental && texts.rental.rent(formatPrice(item.rental, texts))
  const { itemPath } = VERTICAL_FACTS[verticalOf(item)]
  return isMember ? (
    <Button look="light" isLarge onClick={onRent}>
      {label}
    </Button>
  ) : (
    <ButtonLink
      to="/login"
      search={{ to: `${itemPath}/${item.contentitem_id}?rent=true` }}
      look="light"
      isLarge
    >
      {label}
    </ButtonLink>
  )
}

function TrailerButton({ item, isMain }: { item: ContentItem; isMain: boolean }) {
  const words = useTextsOf(detailTexts)
  const { play, preparing } = usePlayer()
  return (
    <Button
      className={styles.trailer}
      look={isMain ? 'light' : 'outline-light'}
      isLarge
      {...(isMain ? { icon: 'play' as const } : {})}
      onClick={() => play({ item: trailerOf(item), queue: [] })}
      {...preparing(trailerOf(item))}
    >
      {isMain ? words.playTrailer : words.trailer}
    </Button>
  )
}
