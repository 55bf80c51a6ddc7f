import { itemAddress, VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { SHAPE_OF_VARIANT, type CardVariant } from '@quintet/domain/catalogue/cards'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Card as CardData } from '../../api/card.ts'
import { openItem } from '../open-item.ts'
import { useSite } from '../../api/asker.ts'
import { useProgress } from '../use-progress.tsx'
import { LiveBadge } from '../live-badge/live-badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ground, Images } from '../picture/picture.tsx'
import { rememberCard } from './card-store.ts'
import styles from './card.module.css'
import { Progress } from './progress.tsx'
import { RentalBadge } from './rental-badge.tsx'

const SIZES: Record<CardVariant, string> = {
  portrait: '(width < 1024px) 40vw, 19vw',
  square: '(width < 1024px) 48vw, 24vw',
  squareSmall: '(width < 1024px) 30vw, 15vw',
  landscape: '(width < 1024px) 80vw, 32vw',
  landscapeSmall: '(width < 1024px) 68vw, 24vw',
  highlight: '(width < 1024px) 64vw, 32vw',
  highlightGenre: '(width < 1024px) 48vw, 32vw',
  cardPlay: '(width < 1024px) 40vw, 19vw',
  cardPlaySquare: '(width < 1024px) 48vw, 24vw',
  cardPlayLandscape: '(width < 1024px) 94vw, 24vw',
}
const PLAYING: ReadonlySet<CardVariant> = new Set(['cardPlay', 'cardPlaySquare', 'cardPlayLandscape'])

type CardProps = {
  card: CardData
  /** Defaults to the shape of the card's vertical. */
  variant?: CardVariant
  /** Content below the card, such as the actions of an entry in the continue row. */
  children?: ReactNode
  /**
   * True if it is only visible after its row is scrolled: its picture loads before that, so a placeholder would only make the page heavier.
   */
  isBeyond?: boolean
  /** True if it is only rendered when it is about to become visible. */
  isNear?: boolean
}

/**
 * A title as a picture. Its row or grid determines its width. A plain link, since a page has hundreds; the overlay on hover and focus is
 * shared by the whole page (`card-overlays.tsx`) and finds the card's data by its element.
 */
export function Card({ card, variant, children, isBeyond = false, isNear = false }: CardProps) {
  const router = useRouter()
  const { isMember } = useSite()
  const shown = variant ?? VERTICAL_FACTS[card.vertical].shape
  return (
    <article
      ref={(element) => rememberCard(element, card)}
      className={styles.card}
      data-card=""
      data-vertical={card.vertical}
      data-variant={shown}
      data-shape={SHAPE_OF_VARIANT[shown]}
    >
      <a
        className={styles.link}
        href={itemAddress(card.vertical, card.id)}
        onClick={(event) => openItem(event, router, card)}
      >
        <span className={`${styles.picture} ${ground}`} data-picture="">
          <Images
            picture={card.picture}
            sizes={SIZES[shown]}
            alt=""
            hasPlaceholder={!isBeyond}
            isNear={isNear}
          />
          {!card.picture && (
            <span className={styles.fallback}>
              {/* The live badge takes the icon's corner. */}
              {!card.isLive && <Icon name={card.vertical} size={28} />}
              <span className={styles.fallbackTitle} dir="auto" aria-hidden="true">
                {card.title}
              </span>
            </span>
          )}
          {card.isLive && <LiveBadge startsAt={card.startsAt} endsAt={card.endsAt} />}
          {card.rental && <RentalBadge id={card.id} price={card.rental} />}
          {PLAYING.has(shown) && (
            <span className={styles.play} aria-hidden="true">
              <Icon name="play" size={22} isSolid />
            </span>
          )}
          {isMember && <MemberProgress id={card.id} />}
        </span>
        <span className={styles.caption}>
          <span className={styles.title} dir="auto">
            {card.title}
          </span>
          {card.byline && (
            <span className={styles.byline} dir="auto">
              {card.byline}
            </span>
          )}
        </span>
      </a>
      {children}
    </article>
  )
}

// Separate from the card: subscribing to progress costs more than the rest of a card, and visitors have none.
function MemberProgress({ id }: { id: number }) {
  const fraction = useProgress(id)
  return fraction !== undefined && <Progress fraction={fraction} />
}
