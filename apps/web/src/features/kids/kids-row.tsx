import type { Vertical } from '@quintet/domain/catalogue/categories'
import { useTexts } from '../../texts/use-texts.ts'
import type { Card } from '../../api/card.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { KidsCard } from './kids-card.tsx'
import { KidsSign } from './kids-sign.tsx'
import styles from './kids-row.module.css'

type KidsRowProps = {
  id?: string
  category?: string
  heading: string
  vertical: Vertical | null
  cards: readonly Card[]
}

/** A row of big cards, scrolled by touch or with big arrows. */
export function KidsRow({ id, category, heading, vertical, cards }: KidsRowProps) {
  const { row } = useTexts()
  if (cards.length === 0) return null
  return (
    <section className={styles.row} id={id} aria-label={heading} data-vertical={vertical ?? 'kids'}>
      <h2 className={styles.heading}>
        <KidsSign category={category} vertical={vertical} size={30} className={styles.sign} />
        {heading}
      </h2>
      <quintet-row class={styles.element}>
        <ul
          className={styles.track}
          data-track=""
          data-shape={cards[0]?.vertical === 'sports' ? 'wide' : undefined}
        >
          {cards.map((card) => (
            <li key={card.id}>
              <KidsCard card={card} />
            </li>
          ))}
        </ul>
        <button type="button" className={styles.arrow} data-step="-1" tabIndex={-1} aria-label={row.previous}>
          <Icon name="left" size={36} />
        </button>
        <button type="button" className={styles.arrow} data-step="1" tabIndex={-1} aria-label={row.next}>
          <Icon name="right" size={36} />
        </button>
      </quintet-row>
    </section>
  )
}
