import type { ContentItem } from '@quintet/contracts/content'
import { homeTitles, type StandardName } from '@quintet/domain/catalogue/front-page'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { bannerQuery, cardsQuery, itemsQuery } from '../../api/catalogue.queries.ts'
import { frontQuery, isHero, type Section } from '../../api/front.queries.ts'
import { playingFirst } from '../../playing/playable.ts'
import { settleSections } from '../../shell/report.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { continueQuery } from '../../api/user.queries.ts'
import { useElsewhere } from '../../titles/use-is-elsewhere.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FeatureBanner } from '../../titles/feature-banner/feature-banner.tsx'
import { Hero } from './hero.tsx'
import { HomeCards, homeRowTitles, isHomeRow } from './home-cards.tsx'
import styles from './home.module.css'
import { Action } from './action.tsx'
import { importHomeParts, nothing, part } from './home-parts-apart.ts'

const HERO = homeTitles('hero') ?? {}
const BANNER = homeTitles('banner') ?? {}
const NOTHING: readonly Section[] = []

export async function loadHome({
  queryClient,
  ...asker
}: Asker & { queryClient: QueryClient }): Promise<void> {
  const front = queryClient.ensureQueryData(frontQuery(asker, 'home'))
  const sections = await front.catch(() => NOTHING)
  const loads = sections.flatMap((section) =>
    section.kind === 'standard' ? loadStandard(section.name, { queryClient, ...asker }) : [],
  )
  return settleSections([front, ...loads])
}

function loadStandard(
  name: StandardName,
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
): Promise<unknown>[] {
  if (name === 'hero') return [queryClient.ensureQueryData(itemsQuery(asker, HERO))]
  if (name === 'banner') return [queryClient.ensureQueryData(bannerQuery(asker, BANNER))]
  if (name === 'continue') return [queryClient.ensureQueryData(continueQuery(asker))]
  if (name === 'panels')
    return [importHomeParts().then(({ loadPanels }) => loadPanels({ queryClient, ...asker }))]
  return isHomeRow(name) ? [queryClient.ensureQueryData(cardsQuery(asker, homeRowTitles(name)))] : []
}

/** The home page's sections in order. @spec catalogue 2.4.1 */
export function Home() {
  const texts = useTexts()
  const { data: sections = NOTHING } = useQuery(frontQuery(useAsker(), 'home'))
  const slides = useSlides(sections)
  const firstRow = sections.findIndex((section) => !isWide(section))
  // An editor's banner has its own title; otherwise the hero's slides decide whether the page has a head.
  const hasHead = firstRow !== 0 && (slides.length > 0 || sections[0]?.kind === 'banner')
  return (
    <>
      <h1 className="visually-hidden">{texts.header.home()}</h1>
      {sections.map((section, place) => (
        <div
          key={section.id}
          className={`${isWide(section) ? styles.wide : styles.row} ${place === firstRow && !hasHead ? 'without-hero' : ''}`}
        >
          <HomeSection section={section} slides={slides} isFirst={place === 0} />
        </div>
      ))}
      {slides.length === 0 && (
        <Suspense>
          <nothing.Apart sections={sections} />
        </Suspense>
      )}
    </>
  )
}

function useSlides(sections: readonly Section[]): readonly ContentItem[] {
  const hero = sections.find(isHero)
  const { data = [] } = useQuery({
    ...itemsQuery(useAsker(), HERO),
    enabled: hero?.kind === 'standard',
  })
  if (hero?.kind === 'hero') return hero.items
  return hero ? data : []
}

/** The sections that span the full width. */
const WIDE: readonly string[] = ['banner', 'hero', 'panels'] satisfies StandardName[]

function isWide(section: Section): boolean {
  return WIDE.includes(section.kind === 'standard' ? section.name : section.kind)
}

function Banner({ isFirst }: { isFirst: boolean }) {
  const { data: card } = useQuery(bannerQuery(useAsker(), BANNER))
  return card ? <FeatureBanner card={card} action={<Action of={card} />} isFirst={isFirst} /> : null
}

type SectionProps = { section: Section; slides: readonly ContentItem[]; isFirst: boolean }

function HomeSection({ section, slides, isFirst }: SectionProps) {
  const isElsewhere = useElsewhere()
  if (isHero(section)) return slides.length > 0 && <Hero items={playingFirst(slides, isElsewhere)} />
  if (section.kind === 'standard') {
    const { name } = section
    if (isHomeRow(name)) return <HomeCards name={name} />
    if (name === 'banner') return <Banner isFirst={isFirst} />
  }
  return (
    <Suspense>
      <part.Apart section={section} isFirst={isFirst} />
    </Suspense>
  )
}
