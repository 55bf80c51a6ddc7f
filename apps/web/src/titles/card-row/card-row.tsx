import { itemsPerRow, type Sort } from '@quintet/domain/catalogue/browsing'
import { DEFAULT_SLIDES, type CardVariant, type Slides } from '@quintet/domain/catalogue/cards'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Card as CardData } from '../../api/card.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../card/card.tsx'
import type { IconName } from '../../ui/icon/icon.tsx'
import { Row } from '../../ui/row/row.tsx'
import styles from './card-row.module.css'

type More = {
  category?: string | undefined
  contentOwner?: string | undefined
  tags?: string | undefined
  sort?: Sort | undefined
  title: string
}

type CardRowProps = {
  heading?: string
  /** The row's accessible name if its heading stands elsewhere. */
  label?: string
  icon?: IconName
  vertical?: Vertical
  shape: CardVariant
  /** Defaults to the number of cards in the vertical's rows. */
  slides?: Slides
  /** Undefined after a failed call: the row is then not rendered. @spec catalogue 8.1 */
  cards: readonly CardData[] | undefined
  isRanked?: boolean
  /** The query behind the See all link. */
  more?: More
  /** A custom link in place of See all. */
  seeAll?: ReactNode
}

/** A row of titles from one list. */
export function CardRow({
  heading,
  label,
  icon,
  vertical,
  shape,
  slides = vertical ? itemsPerRow(vertical) : DEFAULT_SLIDES,
  cards = [],
  isRanked = false,
  more,
  seeAll = more && vertical ? <SeeAll vertical={vertical} more={more} /> : undefined,
}: CardRowProps) {
  return (
    <Row
      heading={heading}
      label={label}
      {...(icon ? { icon } : {})}
      vertical={vertical}
      variant={shape}
      slides={slides}
      isRanked={isRanked}
      more={seeAll}
      items={cards.map((card, index) => ({
        key: card.id,
        element: <Card card={card} variant={shape} isBeyond={index > slides} />,
      }))}
    />
  )
}

// Links to /{category-path}/results/ with contentOwner, tags, category and title, and in the order of the row. @spec catalogue 2.8.2
function SeeAll({
  vertical,
  more: { category, contentOwner, tags, sort, title },
}: {
  vertical: Vertical
  more: More
}) {
  const texts = useTexts()
  return (
    <Link
      className={styles.more}
      to="/$category/results"
      params={{ category: VERTICAL_FACTS[vertical].slug }}
      search={{
        ...(contentOwner ? { contentOwner } : {}),
        ...(tags ? { tags } : {}),
        ...(category ? { category } : {}),
        ...(sort ? { sort } : {}),
        title,
      }}
      aria-label={texts.row.seeAllOf(title)}
    >
      {texts.row.seeAll}
    </Link>
  )
}
