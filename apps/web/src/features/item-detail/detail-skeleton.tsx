import { verticalOfSlug } from '@quintet/domain/catalogue/categories'
import { useParams } from '@tanstack/react-router'
import { PageWaiting, RowSkeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './detail-skeleton.module.css'

/** A title's page while it loads, in its final shape. */
export function DetailSkeleton() {
  const vertical = verticalOfSlug(useParams({ strict: false }).category ?? '') ?? 'movies'
  return (
    <div aria-busy="true">
      <PageWaiting />
      <div className={styles.hero} aria-hidden="true">
        <div className={styles.art} />
        <div className={styles.words}>
          <div className={styles.title} />
          <div className={styles.line} />
          <div className={styles.button} />
        </div>
      </div>
      <div className={styles.text} aria-hidden="true">
        <div className={styles.paragraph} />
      </div>
      <RowSkeleton vertical={vertical} />
    </div>
  )
}
