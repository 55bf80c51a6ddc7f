import { ROW_SIZE } from '@quintet/domain/catalogue/browsing'
import { KIDS_CATEGORY, VERTICAL_FACTS, VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { bannerQuery, cardsQuery, type ListQuery } from '../../api/catalogue.queries.ts'
import { showcaseQuery } from '../../api/titles.queries.ts'
import { settleSections } from '../../shell/report.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { theOffer, thePrice, theSaving } from '../../brand/offer.ts'
import { formatCents } from '../../texts/format.ts'
import { landingTexts } from '../../texts/landing.ts'
import { browseTexts } from '../../texts/browse.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { SignUpLink } from '../../session/sign-up-link.tsx'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { FeatureBanner } from '../../titles/feature-banner/feature-banner.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { CategoryAccordion } from './category-accordion.tsx'
import { LandingHero } from './landing-hero.tsx'
import styles from './landing.module.css'
import { PromoBanner } from './promo-banner.tsx'

/** The query for the title that the landing page features. */
const FEATURE = { category: 'movies', sort: 'popularity,desc' } as const

/** Returns the query for a vertical's suggested row: the editors' highlights. */
const rowQuery = (vertical: Vertical): ListQuery => ({
  category: vertical,
  sort: 'order,asc',
  limit: ROW_SIZE,
})

export function loadLanding({ queryClient, ...asker }: Asker & { queryClient: QueryClient }): Promise<void> {
  return settleSections([
    queryClient.ensureQueryData(bannerQuery(asker, FEATURE)),
    queryClient.ensureQueryData(showcaseQuery(asker, KIDS_CATEGORY)),
    ...VERTICALS.flatMap((vertical) => [
      queryClient.ensureQueryData(cardsQuery(asker, rowQuery(vertical))),
      queryClient.ensureQueryData(showcaseQuery(asker, vertical)),
    ]),
  ])
}

export function Landing() {
  const landing = useTextsOf(landingTexts)
  const { data: feature } = useQuery(bannerQuery(useAsker(), FEATURE))
  return (
    <>
      <LandingHero />
      <CategoryAccordion />
      <div className={styles.rows}>
        <SuggestedRow vertical="movies" />
        <SuggestedRow vertical="music-stream" />
      </div>
      <div className={styles.wide}>{feature && <FeatureBanner card={feature} />}</div>
      <section className={styles.call}>
        <h2 className={styles.callTitle}>{landing.ctaTitle(theOffer().trial.days)}</h2>
        <p className={styles.callText}>{landing.ctaSubtitle}</p>
        <SignUpLink isLarge>{landing.trial}</SignUpLink>
      </section>
      <Promos verticals={['movies', 'music-stream']} />
      <div className={styles.rows}>
        <SuggestedRow vertical="pc-games" />
        <SuggestedRow vertical="audio-books" />
        <SuggestedRow vertical="sports" />
      </div>
      <Promos verticals={['audio-books', 'pc-games', 'sports']} />
      <Plans />
    </>
  )
}

/** Places each vertical's banner below its rows. @spec catalogue 2.9.1 */
function Promos({ verticals }: { verticals: readonly Vertical[] }) {
  const { category } = useTextsOf(browseTexts)
  return (
    <div className={styles.promos}>
      {verticals.map((vertical) => (
        <PromoBanner key={vertical} vertical={vertical} title={category.banner[vertical]} />
      ))}
    </div>
  )
}

/** A vertical's block: its description, a link to it and its first titles. */
function SuggestedRow({ vertical }: { vertical: Vertical }) {
  const texts = useTexts()
  const { data: cards } = useQuery(cardsQuery(useAsker(), rowQuery(vertical)))
  const { name } = texts.verticals[vertical]
  const { suggested, teaser } = useTextsOf(landingTexts).verticals[vertical]
  if (!cards || cards.length === 0) return null
  return (
    <div className={styles.teaser} data-vertical={vertical}>
      <div className={styles.teaserHead}>
        <Icon name={vertical} size={34} className={styles.teaserIcon} />
        <h2 className={styles.teaserTitle}>{suggested}</h2>
        <p className={styles.teaserText}>{teaser}</p>
        <Link className={styles.explore} to="/$category" params={{ category: VERTICAL_FACTS[vertical].slug }}>
          {texts.explore(name)}
        </Link>
      </div>
      <CardRow label={suggested} vertical={vertical} shape={VERTICAL_FACTS[vertical].shape} cards={cards} />
    </div>
  )
}

function Plans() {
  const texts = useTexts()
  const { saveExact, tax } = useTextsOf(signUpTexts)
  const landing = useTextsOf(landingTexts)
  const saving = theSaving()
  const taxed = tax(theOffer().tax)
  return (
    <section className={styles.plans} id="plans">
      <div>
        <h2 className={styles.plansTitle}>{landing.plansTitle}</h2>
        <ul className={styles.included}>
          {landing.included.map((promise) => (
            <li key={promise} className={styles.promise}>
              <Icon name="check" size={22} />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.prices}>
        <div className={styles.price}>
          <h3 className={styles.planName}>{landing.monthly}</h3>
          <p className={styles.figure}>
            <strong>{formatCents(thePrice('monthly'), texts)}</strong> {landing.perMonth}
            {taxed}
          </p>
        </div>
        <div className={styles.price}>
          <h3 className={styles.planName}>
            {landing.annually}{' '}
            {saving.cents > 0 && (
              <>
                <span className={styles.save}>{landing.save(saving.percent)}</span>
                <span className={styles.exact}>{saveExact(formatCents(saving, texts))}</span>
              </>
            )}
          </h3>
          <p className={styles.figure}>
            <strong>{formatCents(thePrice('annually'), texts)}</strong> {landing.perYear}
            {taxed}
          </p>
        </div>
        <SignUpLink isLarge>{landing.trial}</SignUpLink>
      </div>
    </section>
  )
}
