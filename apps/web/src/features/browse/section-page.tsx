import type { Vertical } from '@quintet/domain/categories'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { GenreBar } from './genre-bar.tsx'
import styles from './section-page.module.css'

type SectionPageProps = { vertical: Vertical; title: string; genre?: string; children: ReactNode }

/** A page of a category beyond its first one: its name in the category's colour, the genres, what it holds. */
export function SectionPage({ vertical, title, genre, children }: SectionPageProps) {
  return (
    <div className={styles.page} data-vertical={vertical}>
      <header className={styles.head}>
        <Icon name={vertical} size={34} className={styles.icon} />
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
      </header>
      <GenreBar vertical={vertical} {...(genre === undefined ? {} : { current: genre })} />
      {children}
    </div>
  )
}

/** What stands where nothing is. */
export function EmptySection({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}

export const sectionRows = styles.rows
