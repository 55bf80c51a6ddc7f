import { itemAddress, VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { shownTags } from '@quintet/domain/catalogue/tags'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { itemTarget, openItem } from '../open-item.ts'
import { useWayIn } from '../rental/use-way-in.ts'
import { useAsker, useSite } from '../../api/asker.ts'
import { itemQuery } from '../../api/titles.queries.ts'
import { isOffered } from '../../api/offered.ts'
import { useProgress } from '../use-progress.tsx'
import { formatLength, formatPrice } from '../../texts/format.ts'
import { lapsedTexts } from '../../texts/lapsed.ts'
import { moodTexts } from '../../texts/moods.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Progress } from '../card/progress.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { LiveBadge } from '../live-badge/live-badge.tsx'
import { Heart } from '../heart/heart.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { RatingBadge } from '../rating-badge/rating-badge.tsx'
import type { MeantCard } from './card-intent.ts'
import styles from './card-overlay.module.css'
import { anchorOf, overlayWidth, placeOverlay } from './place-overlay.ts'

/**
 * The overlay shown when a card is hovered or focused. It is a child of the card, so that Tab goes from the card into it, and is in the top
 * layer, so that no row clips it.
 */
export function CardOverlay({ element, card }: MeantCard) {
  const texts = useTexts()
  const moods = useTextsOf(moodTexts)
  const router = useRouter()
  const { isMember } = useSite()
  const progress = useProgress(card.id)
  const overlay = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The card may have disappeared while the overlay was loading.
    if (overlay.current?.isConnected) show(overlay.current, element)
  }, [element])
  const tags = shownTags((card.tags ?? []).map((tag) => moods[tag] ?? tag))
  return createPortal(
    <div
      ref={overlay}
      popover="manual"
      role="group"
      aria-label={card.title}
      className={styles.overlay}
      data-card-overlay=""
    >
      <a
        className={styles.face}
        href={itemAddress(card.vertical, card.id)}
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => openItem(event, router, card)}
      >
        <span className={styles.picture} data-picture="">
          <Picture picture={card.picture} sizes="(width < 1024px) 46vw, 24vw" alt="" />
          {card.isLive && <LiveBadge startsAt={card.startsAt} endsAt={card.endsAt} />}
        </span>
        {progress !== undefined && <Progress fraction={progress} />}
      </a>
      <div className={styles.words} data-words="">
        <p className={styles.title} dir="auto">
          {card.title}
        </p>
        <div className={styles.actions}>
          <WayIn card={card} />
          {isMember && <Heart id={card.id} vertical={card.vertical} title={card.title} />}
          <Link {...itemTarget(card)} className={styles.details} aria-label={texts.card.details(card.title)}>
            <Icon name="info" size={22} />
          </Link>
        </div>
        <p className={styles.facts}>
          <RatingBadge guidance={card.guidance} />
          {card.resolution && <Chip>{card.resolution}</Chip>}
          {card.year !== undefined && <span>{card.year}</span>}
          {card.seconds !== undefined && <span>{formatLength(card.seconds)}</span>}
        </p>
        {tags.length > 0 && <p className={styles.tags}>{tags.join('  ·  ')}</p>}
        {card.description && (
          <p className={styles.description} dir="auto">
            {card.description}
          </p>
        )}
      </div>
    </div>,
    element,
  )
}

/** The action: play, rent first, or log in first; none for a title that cannot be played yet, or not where the member lives. @spec decisions 13.51 */
function WayIn({ card }: Pick<MeantCard, 'card'>) {
  const texts = useTexts()
  const { action } = useTextsOf(lapsedTexts)
  const asker = useAsker()
  const { isMember } = asker.site
  const wayIn = useWayIn(card)
  // Fetched when the card was approached, for the page that a click opens.
  const { data: item } = useQuery({ ...itemQuery(asker, card.id), enabled: false })
  if (!isMember)
    return (
      <Link
        to="/login"
        search={{ to: `${itemAddress(card.vertical, card.id)}?play=true` }}
        className={styles.logIn}
      >
        {texts.item.logInTo[VERTICAL_FACTS[card.vertical].playerType]}
      </Link>
    )
  if (item && !isOffered(item)) return !card.isLive && <p className={styles.soon}>{texts.home.soon}</p>
  if (wayIn === 'not-here') return <p className={styles.soon}>{texts.home.notHere}</p>
  if (wayIn === 'rejoin')
    return (
      <Link
        to="."
        search={(now) => ({ ...now, account: 'billing' as const })}
        resetScroll={false}
        className={`${styles.logIn} ${styles.rejoin}`}
      >
        {action}
      </Link>
    )
  if (card.rental && wayIn === 'rent')
    return (
      <Link
        {...itemTarget(card)}
        search={{ rent: true }}
        className={styles.logIn}
        aria-label={texts.rental.rentNamed(card.title, formatPrice(card.rental, texts))}
      >
        {texts.rental.rent(formatPrice(card.rental, texts))}
      </Link>
    )
  return (
    <Link
      {...itemTarget(card)}
      search={{ play: true }}
      className={styles.play}
      aria-label={texts.card.play(card.title)}
    >
      <Icon name="play" size={22} isSolid />
    </Link>
  )
}

function show(overlay: HTMLElement, card: HTMLElement): void {
  const box = (card.querySelector('[data-picture]') ?? card).getBoundingClientRect()
  const viewport = {
    width: document.documentElement.clientWidth,
    // Above the bars at the bottom, for which the page reserves space, so that they stay accessible.
    height: innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom),
  }
  const setLength = (name: string, pixels: number) => overlay.style.setProperty(name, `${pixels}px`)
  setLength('width', overlayWidth(box, viewport))
  overlay.showPopover()
  const wordsHeight = overlay.querySelector<HTMLElement>('[data-words]')?.offsetHeight ?? 0
  const { anchor, pictureHeight, ...place } = placeOverlay(box, anchorOf(card), viewport, wordsHeight)
  overlay.dataset['anchor'] = anchor
  overlay.toggleAttribute('data-below', pictureHeight < place.height)
  setLength('--picture-height', pictureHeight)
  setLength('--words-height', wordsHeight)
  for (const [name, pixels] of Object.entries(place)) setLength(name, pixels)
}
