/** What the home page loads separately: editors' sections, continue, on now and panels; the action of a slide or banner; the message for an empty home. */
import { VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type Asker, useAsker } from '../../api/asker.ts'
import { cardsQuery } from '../../api/catalogue.queries.ts'
import { frontQuery, type Section } from '../../api/front.queries.ts'
import { useTakenOver } from '../../shell/use-taken-over.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ArrangedBanner, ArrangedRow } from '../../titles/arranged/arranged.tsx'
import { useLapse } from '../../titles/continue-membership/use-lapse.ts'
import { ContinueRow } from '../../titles/continue-row/continue-row.tsx'
import { LiveRow } from '../../titles/live-row/live-row.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { CategoryPanel, loadPanel } from './category-panel.tsx'
import { homeRowTitles, isHomeRow } from './home-cards.tsx'
import styles from './home.module.css'
import { lapsedNote } from './lapsed-apart.ts'

export { PlayLink } from '../../titles/play-link/play-link.tsx'

/** The verticals whose channels have a picture; radio has rows of its own. */
const LIVE = ['movies', 'sports'] satisfies [Vertical, ...Vertical[]]

export async function loadPanels({
  queryClient,
  ...asker
}: Asker & { queryClient: QueryClient }): Promise<void> {
  await Promise.all(VERTICALS.map((vertical) => loadPanel(vertical, { queryClient, ...asker })))
}

export function HomePart({ section, isFirst }: { section: Section; isFirst: boolean }) {
  const { home } = useTexts()
  const isTakenOver = useTakenOver()
  const lapse = useLapse()
  if (section.kind === 'row') return <ArrangedRow row={section} hasIcon />
  if (section.kind === 'banner') return <ArrangedBanner banner={section} isFirst={isFirst} />
  if (section.kind === 'standard' && section.name === 'panels')
    return (
      <div className={styles.panels}>
        {VERTICALS.map((vertical) => (
          <CategoryPanel key={vertical} vertical={vertical} />
        ))}
      </div>
    )
  if (section.kind === 'standard' && section.name === 'continue')
    return (
      <>
        {lapse !== null && (
          <Suspense>
            <lapsedNote.Apart lapse={lapse} />
          </Suspense>
        )}
        <ContinueRow heading={home.continue} />
      </>
    )
  return isTakenOver && <LiveRow verticals={LIVE} />
}

/**
 * Failed rows are left out; if all have failed, the page offers to try again; if the operator has no titles yet, it says so.
 * @spec catalogue 8.1
 */
export function NothingHere({ sections }: { sections: readonly Section[] }) {
  const texts = useTexts()
  const cache = useQueryClient()
  const asker = useAsker()
  const rows = sections.flatMap((section) =>
    section.kind === 'standard' && isHomeRow(section.name)
      ? [cache.getQueryData(cardsQuery(asker, homeRowTitles(section.name)).queryKey)]
      : [],
  )
  const isFilled = sections.some(({ kind }) => kind !== 'standard') || rows.some((cards) => cards?.length)
  const hasFailed = rows.every((cards) => cards === undefined)
  const isThere = cache.getQueryData(frontQuery(asker, 'home').queryKey) !== undefined
  if (isFilled || (isThere && rows.length === 0)) return null
  return hasFailed ? <TryAgain /> : <p className={styles.empty}>{texts.nothingYet}</p>
}
