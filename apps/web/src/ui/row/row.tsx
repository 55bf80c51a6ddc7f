import type { ReactNode } from 'react'
import type { Vertical } from '@quintet/domain/categories'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './row.module.css'

type RowProps = {
  /** Shown above the cards; without one, `label` names the row to screen readers. */
  heading?: string | undefined
  label?: string | undefined
  icon?: IconName
  vertical?: Vertical | undefined
  shape: 'portrait' | 'square' | 'landscape'
  /** The See all link. */
  more?: ReactNode
  /** Shows the places of a top list. */
  isRanked?: boolean
  /** One element each, in order. */
  items: readonly { key: number; element: ReactNode }[]
}

/** A row of cards that asks to be moved: the next card peeks in. Nothing at all without cards. @spec catalogue 2.8 */
export function Row({ heading, label, icon, vertical, shape, more, isRanked = false, items }: RowProps) {
  const texts = useTexts()
  if (items.length === 0) return null
  return (
    <section className={styles.row} data-vertical={vertical} aria-label={heading ?? label}>
      <quintet-row class={styles.element}>
        {heading && (
          <div className={styles.head}>
            <h2 className={styles.heading}>
              {icon && <Icon name={icon} className={styles.icon} size={22} />}
              {heading}
            </h2>
            {more}
          </div>
        )}
        <div className={styles.stage}>
          <ul className={styles.track} data-track="" data-shape={shape} data-ranked={isRanked || undefined}>
            {items.map(({ key, element }) => (
              <li key={key} className={styles.item}>
                {element}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={styles.arrow}
            data-step="-1"
            tabIndex={-1}
            aria-label={texts.row.previous}
          >
            <Icon name="left" size={26} />
          </button>
          <button
            type="button"
            className={styles.arrow}
            data-step="1"
            tabIndex={-1}
            aria-label={texts.row.next}
          >
            <Icon name="right" size={26} />
          </button>
        </div>
      </quintet-row>
    </section>
  )
}
