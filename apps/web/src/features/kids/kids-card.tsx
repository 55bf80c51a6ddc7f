import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import type { Card } from '../../api/card.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import styles from './kids-card.module.css'

const SIZES = '(width < 845px) 44vw, 22vw'

/** A picture with its name below; nothing depends on hover. */
export function KidsCard({ card, isFirst = false }: { card: Card; isFirst?: boolean }) {
  return (
    <Link
      className={styles.card}
      to="/kids/$id"
      params={{ id: String(card.id) }}
      data-vertical={card.vertical}
      data-shape={VERTICAL_FACTS[card.vertical].shape}
    >
      <span className={styles.picture}>
        <Picture picture={card.picture} sizes={SIZES} alt="" isFirst={isFirst} />
        {!card.picture && <Icon name={card.vertical} size={96} className={styles.sign} />}
        <span className={styles.kind}>
          <Icon name={card.vertical} size={26} />
        </span>
      </span>
      <span className={styles.title} dir="auto">
        {card.title}
      </span>
    </Link>
  )
}
