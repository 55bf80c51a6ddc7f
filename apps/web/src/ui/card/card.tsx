import { Link } from '@tanstack/react-router'
import { VERTICAL_FACTS } from '@quintet/domain/categories'
import { shownTags } from '@quintet/domain/tags'
import type { ReactNode } from 'react'
import type { Card as CardData } from '../../api/card.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { formatLength, formatRating } from '../../texts/format.ts'
import { LiveBadge } from '../chip/live-badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './card.module.css'

const SIZES = {
  portrait: '(width < 845px) 40vw, (width < 1440px) 20vw, 16vw',
  square: '(width < 845px) 42vw, (width < 1440px) 22vw, 18vw',
  landscape: '(width < 845px) 72vw, (width < 1440px) 34vw, 28vw',
}

type CardProps = { card: CardData; children?: ReactNode; isFirst?: boolean }

/** A title as a picture; hovering and focusing show the same facts. Its row or grid owns its width. */
export function Card({ card, children, isFirst = false }: CardProps) {
  const texts = useTexts()
  const { shape, itemPath } = VERTICAL_FACTS[card.vertical]
  const [, category = '', kind = ''] = itemPath.split('/')
  const facts = [
    formatRating(card.guidance ?? null, texts),
    card.year,
    formatLength(card.seconds),
    ...shownTags(card.tags ?? []),
  ].filter(Boolean)
  return (
    <article className={styles.card} data-vertical={card.vertical} data-shape={shape}>
      <Link
        className={styles.link}
        to="/$category/$kind/$id"
        params={{ category, kind, id: String(card.id) }}
      >
        <span className={styles.picture}>
          <Picture picture={card.picture} sizes={SIZES[shape]} alt="" isFirst={isFirst} />
          {!card.picture && <span className={styles.fallback}>{card.title}</span>}
          {card.isLive && <LiveBadge startsAt={card.startsAt} endsAt={card.endsAt} />}
          <span className={styles.overlay} aria-hidden="true">
            <span className={styles.play}>
              <Icon name="play" size={18} isSolid />
            </span>
            <span className={styles.facts}>{facts.join('  ·  ')}</span>
            {card.description && <span className={styles.description}>{card.description}</span>}
          </span>
        </span>
        <span className={styles.caption}>
          <span className={styles.title}>{card.title}</span>
          {card.byline && <span className={styles.byline}>{card.byline}</span>}
        </span>
      </Link>
      {children}
    </article>
  )
}
