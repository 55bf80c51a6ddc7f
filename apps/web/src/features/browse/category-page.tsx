import { bannerOfDay } from '@quintet/domain/catalogue/browsing'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { categoryTitles } from '@quintet/domain/catalogue/front-page'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { itemsQuery } from '../../api/catalogue.queries.ts'
import { frontQuery, isHero, type Section } from '../../api/front.queries.ts'
import { matchesNowQuery } from '../../api/sport.queries.ts'
import { settleSections } from '../../shell/report.ts'
import { type Asker, useAsker, useSite } from '../../api/asker.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { CategoryBanner } from './category-banner.tsx'
import styles from './category-page.module.css'
import { CategorySection, loadSection, NothingCame } from './category-sections.tsx'
import { GenreBar } from './genre-bar.tsx'
import { loadGenreNames } from './load-genre-names.ts'

const NOTHING: readonly Section[] = []
const bannerQuery = (vertical: Vertical) => categoryTitles(vertical, 'hero') ?? {}

/** Members only: visitors’ pages are cached for hours. */
const hasMatches = ({ site }: Asker, vertical: Vertical) => site.isMember && vertical === 'sports'

export async function loadCategory(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
): Promise<void> {
  const front = queryClient.ensureQueryData(frontQuery(asker, vertical))
  const sections = await front.catch(() => NOTHING)
  return settleSections([
    front,
    loadGenreNames({ queryClient, ...asker }, vertical),
    ...(hasMatches(asker, vertical) ? [queryClient.ensureQueryData(matchesNowQuery(asker))] : []),
    ...sections.flatMap<Promise<unknown>>((section) => {
      if (section.kind !== 'standard') return []
      if (section.name === 'hero')
        return [queryClient.ensureQueryData(itemsQuery(asker, bannerQuery(vertical)))]
      return [loadSection(section.name, vertical, { queryClient, ...asker })]
    }),
  ])
}

/** The recommendations page of a vertical: its banner, its genres, then rows. @spec catalogue 2.6.1 */
export function CategoryPage({ vertical }: { vertical: Vertical }) {
  const { isMember, renderedAt } = useSite()
  const { data: sections = NOTHING, isError } = useQuery(frontQuery(useAsker(), vertical))
  const features = useFeatures(vertical, sections)
  const match = useMatch(vertical)
  return (
    <div data-vertical={vertical}>
      <CategoryBanner
        vertical={vertical}
        feature={match ?? features[bannerOfDay(features.length, renderedAt)]}
        isMember={isMember}
      />
      <div className={styles.genres}>
        <GenreBar vertical={vertical} />
      </div>
      <div className={styles.rows}>
        {sections.map((section) => (
          <CategorySection key={section.id} section={section} vertical={vertical} />
        ))}
        {isError ? <TryAgain /> : <NothingCame vertical={vertical} sections={sections} />}
      </div>
    </div>
  )
}

/** Returns the titles that the banner rotates through. */
function useFeatures(vertical: Vertical, sections: readonly Section[]) {
  const hero = sections.find(isHero)
  const { data = [] } = useQuery({
    ...itemsQuery(useAsker(), bannerQuery(vertical)),
    enabled: hero?.kind === 'standard',
  })
  if (hero === undefined) return []
  return hero.kind === 'hero' ? hero.items : data
}

/** On the sports page, returns the live match, otherwise the next one. @spec product 7.5 */
function useMatch(vertical: Vertical) {
  const asker = useAsker()
  const { data } = useQuery({ ...matchesNowQuery(asker), enabled: hasMatches(asker, vertical) })
  return data?.now[0] ?? data?.next[0]
}
