import { genreSlug, type Vertical } from '@quintet/domain/catalogue/categories'
import { Compass, PawPrint, Tv, type IconNode } from 'lucide'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './kids-sign.module.css'

// Icons for genres of the kids category that are not verticals. Kept here because only this area loads them.
const SIGNS: Partial<Record<string, IconNode>> = { adventure: Compass, animals: PawPrint, series: Tv }

type KidsSignProps = {
  /** The kids category of a row, such as `kids:animals`; without one, the vertical's icon is used. */
  category?: string | undefined
  vertical: Vertical | null
  size: number
  className: string | undefined
}

/** Shows what a row is about to those who cannot read yet: an icon and a colour of its own. */
export function KidsSign({ category, vertical, size, className }: KidsSignProps) {
  const genre = category === undefined ? '' : genreSlug(category)
  return (
    <span className={`${styles.sign} ${className}`} data-genre={genre}>
      <Icon name={SIGNS[genre] ?? vertical ?? 'kids'} size={size} />
    </span>
  )
}
