import { VERTICAL_FACTS, verticalOfSlug } from '@quintet/domain/categories'
import { useParams } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { RowSkeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './category-skeleton.module.css'

/** A category's page that is still on its way, in its final shape; the library has no banner. */
export function CategorySkeleton({ hasBanner = true }: { hasBanner?: boolean }) {
  const { loading } = useTexts()
  const { category = '' } = useParams({ strict: false })
  const vertical = verticalOfSlug(category)
  return (
    <div className={styles.page} data-vertical={vertical} aria-busy="true">
      <p className="visually-hidden" role="status">
        {loading}
      </p>
      {vertical && hasBanner && <div className={styles.banner} />}
      {vertical && [1, 2].map((row) => <RowSkeleton key={row} shape={VERTICAL_FACTS[vertical].shape} />)}
    </div>
  )
}
