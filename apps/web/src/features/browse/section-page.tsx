import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import type { ReactNode } from 'react'
import { browseTexts } from '../../texts/browse.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyNote } from '../../ui/empty-note/empty-note.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { GenreBar } from './genre-bar.tsx'
import styles from './section-page.module.css'

type SectionPageProps = { vertical: Vertical; title: string; genre?: string; children: ReactNode }

/** A page of a category other than its first: its name in the category's colour, the genres and its content. */
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

/** The message of an empty section, with a link to where there is more. */
export function EmptySection({ vertical, ...note }: { vertical: Vertical; title: string; hint?: string }) {
  const texts = useTexts()
  return (
    <div className={styles.empty}>
      <EmptyNote {...note}>
        <ButtonLink to="/$category" params={{ category: VERTICAL_FACTS[vertical].slug }}>
          {texts.explore(texts.verticals[vertical].name)}
        </ButtonLink>
      </EmptyNote>
    </div>
  )
}

/** Shown for a page number beyond the end of the list. */
export function PastEnd() {
  const { results } = useTextsOf(browseTexts)
  return (
    <div className={styles.empty}>
      <EmptyNote title={results.pastEnd}>
        <ButtonLink to="." search={({ page: _page, ...now }) => now}>
          {results.firstPage}
        </ButtonLink>
      </EmptyNote>
    </div>
  )
}

export const sectionRows = styles.rows
