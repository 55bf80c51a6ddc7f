import { genreSlug, type Vertical } from '@quintet/domain/categories'
import { Compass, PawPrint, Tv, type IconNode } from 'lucide'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './kids-sign.module.css'

// Genres of the kids category that are no vertical. Here and not among the house's icons, since only this area loads them.
const SIGNS: Partial<Record<string, IconNode>> = { adventure: Compass, animals: PawPrint, series: Tv }

type KidsSignProps = {
  /** The kids category of a row, as `kids:animals`; its vertical's sign without one. */
  category?: string | undefined
  vertical: Vertical | null
  size: number
  className: string | undefined
}

/** What a row is about, for those who do not read yet: a sign and a colour of its own. */
export function KidsSign({ category, vertical, size, className }: KidsSignProps) {
  const genre = category === undefined ? '' : genreSlug(category)
  return (
    <span className={`${styles.sign} ${className}`} data-genre={genre}>
      <Icon name={SIGNS[genre] ?? vertical ?? 'kids'} size={size} />
    </span>
  )
}
