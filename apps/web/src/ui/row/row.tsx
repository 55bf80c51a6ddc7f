import { Suspense, type ReactNode } from 'react'
import {
  DEFAULT_SLIDES,
  narrowSlides,
  SHAPE_OF_VARIANT,
  type CardVariant,
  type Slides,
} from '@quintet/domain/catalogue/cards'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './row.module.css'

type RowProps = {
  /** Shown above the cards; without one, `label` names the row for screen readers. */
  heading?: string | undefined
  label?: string | undefined
  icon?: IconName
  vertical?: Vertical | undefined
  variant: CardVariant
  /** The number of cards visible at once on wide screens. */
  slides?: Slides
  /** The See all link. */
  more?: ReactNode
  /** Shows the rank numbers of a top list. */
  isRanked?: boolean
  /** One element per card, in order. */
  items: readonly { key: number | string; element: ReactNode }[]
}

/** A row of cards that invites scrolling: the next card peeks in. Renders nothing without cards. @spec catalogue 2.8.1 */
export function Row({
  heading,
  label,
  icon,
  vertical,
  variant,
  slides = DEFAULT_SLIDES,
  more,
  isRanked = false,
  items,
}: RowProps) {
  const texts = useTexts()
  if (items.length === 0) return null
  const name = heading ?? label
  return (
    // Each row hydrates separately: none delays another, and the one being used comes first.
    <Suspense>
      <section
        className={styles.row}
        data-vertical={vertical}
        aria-label={name}
        data-shape={SHAPE_OF_VARIANT[variant]}
        data-slides={slides}
        data-narrow={narrowSlides(variant, slides)}
      >
        <quintet-row class={styles.element}>
          {heading && (
            <div className={styles.head}>
              <h2 className={styles.heading} dir="auto">
                {icon && <Icon name={icon} className={styles.icon} size={22} />}
                {heading}
              </h2>
              {more}
            </div>
          )}
          <div className={styles.stage}>
            <ul
              className={styles.track}
              data-track=""
              // The router saves and restores its scroll position.
              data-scroll-restoration-id={`row-${vertical ?? 'all'}-${name}`}
              data-shape={SHAPE_OF_VARIANT[variant]}
              data-ranked={isRanked || undefined}
            >
              {items.map(({ key, element }) => (
                <li key={key} className={styles.item}>
                  {element}
                </li>
              ))}
            </ul>
            <Arrow step="-1" label={texts.row.previous} />
            <Arrow step="1" label={texts.row.next} />
          </div>
        </quintet-row>
      </section>
    </Suspense>
  )
}

// Not a tab stop: keyboard users move from card to card.
function Arrow({ step, label }: { step: '-1' | '1'; label: string }) {
  return (
    <button type="button" className={styles.arrow} data-step={step} tabIndex={-1} aria-label={label}>
      <Icon name={step === '1' ? 'right' : 'left'} size={26} />
    </button>
  )
}
