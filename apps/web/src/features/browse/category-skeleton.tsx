import { VERTICAL_FACTS, verticalOfSlug, type Vertical } from '@quintet/domain/catalogue/categories'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { CardSkeletons, PageWaiting, RowSkeleton } from '../../ui/skeleton/skeleton.tsx'
import page from './category-page.module.css'
import styles from './category-skeleton.module.css'
import results from './results-page.module.css'
import section from './section-page.module.css'
import grid from './title-grid.module.css'

/** A category's first page while it loads, in its final shape. */
export function CategorySkeleton() {
  const vertical = useVertical()
  return (
    <div className={styles.page} data-vertical={vertical} aria-busy="true">
      <PageWaiting />
      {vertical && (
        <>
          <div className={styles.banner} />
          <div className={page.genres}>
            <Chips />
          </div>
          <div className={page.rows}>
            <RowSkeleton vertical={vertical} />
            <RowSkeleton vertical={vertical} />
          </div>
        </>
      )}
    </div>
  )
}

/** The library of a category while it loads. */
export function LibrarySkeleton() {
  const vertical = useVertical()
  return (
    <SectionSkeleton vertical={vertical}>
      <div className={section.rows}>
        {vertical && [1, 2, 3].map((each) => <RowSkeleton key={each} vertical={vertical} />)}
      </div>
    </SectionSkeleton>
  )
}

/** A category page with a single grid of titles, while it loads. */
export function GridSkeleton() {
  const vertical = useVertical()
  return <SectionSkeleton vertical={vertical}>{vertical && <Grid vertical={vertical} />}</SectionSkeleton>
}

/** The target page of a See all link, while it loads: the title that the address gives is shown at once. */
export function ResultsSkeleton() {
  const { verticals, titles } = useTexts()
  const { title } = useSearch({ strict: false })
  const vertical = useVertical()
  if (!vertical) return null
  const { name } = verticals[vertical]
  return (
    <div className={results.page} data-vertical={vertical} aria-busy="true">
      <PageWaiting />
      <div className={results.head}>
        <span className={results.back}>
          <Icon name="left" size={22} />
          {name}
        </span>
        <h1 className={results.title} dir="auto">
          {title ?? titles.results(name)}
        </h1>
      </div>
      <Grid vertical={vertical} />
    </div>
  )
}

/** As many cards as are visible before scrolling. */
const GRID_CARDS = 18

function Grid({ vertical }: { vertical: Vertical }) {
  const { shape } = VERTICAL_FACTS[vertical]
  return (
    <div className={grid.grid} data-shape={shape} inert>
      <CardSkeletons shape={shape} count={GRID_CARDS} />
    </div>
  )
}

function SectionSkeleton({ vertical, children }: { vertical: Vertical | undefined; children: ReactNode }) {
  return (
    <div className={section.page} data-vertical={vertical} aria-busy="true">
      <PageWaiting />
      <div className={section.head} aria-hidden="true">
        {vertical && <Icon name={vertical} size={34} className={section.icon} />}
        <div className={styles.title} />
      </div>
      <Chips />
      {children}
    </div>
  )
}

/** The genre chips. */
function Chips() {
  return (
    <div className={styles.chips} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.chip} />
      ))}
    </div>
  )
}

function useVertical(): Vertical | undefined {
  return verticalOfSlug(useParams({ strict: false }).category ?? '') ?? undefined
}
