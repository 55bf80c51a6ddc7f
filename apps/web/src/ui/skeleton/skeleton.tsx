import { itemsPerRow } from '@quintet/domain/catalogue/browsing'
import {
  narrowSlides,
  SHAPE_OF_VARIANT,
  type CardShape,
  type CardVariant,
  type Slides,
} from '@quintet/domain/catalogue/cards'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useLayoutEffect } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import row from '../row/row.module.css'
import styles from './skeleton.module.css'

type RowSkeletonProps = {
  vertical: Vertical
  /** In place of the vertical's own shape and number of cards. */
  variant?: CardVariant
  slides?: Slides
}

/** One more than any row shows at once. */
const CARDS = 7

/** A row while it loads, in its final size. */
export function RowSkeleton({
  vertical,
  variant = VERTICAL_FACTS[vertical].shape,
  slides = itemsPerRow(vertical),
}: RowSkeletonProps) {
  const shape = SHAPE_OF_VARIANT[variant]
  return (
    <div
      className={row.row}
      data-shape={shape}
      data-slides={slides}
      data-narrow={narrowSlides(variant, slides)}
      inert
    >
      <div className={row.head}>
        <div className={styles.heading} />
      </div>
      <div className={row.track}>
        <CardSkeletons shape={shape} count={CARDS} />
      </div>
    </div>
  )
}

/** Cards while they load, inside an element that determines their width. */
export function CardSkeletons({ shape, count }: { shape: CardShape; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={row.item}>
      <div className={styles.picture} data-shape={shape} />
      <div className={styles.caption} />
    </div>
  ))
}

/** Tells screen readers that the page is loading. */
export function Waiting() {
  return (
    <p className="visually-hidden" role="status">
      {useTexts().loading}
    </p>
  )
}

/** The same for a whole page, which begins at its top, however far the one before was scrolled. */
export function PageWaiting() {
  // In new browsers it returns a promise, which is no cleanup.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return <Waiting />
}
