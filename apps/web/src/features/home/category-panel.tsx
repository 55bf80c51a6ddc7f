import { rowLimit, SECTION_OWNERS } from '@quintet/domain/catalogue/browsing'
import { itemAddress, TAGS, VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Card as CardData } from '../../api/card.ts'
import { cardsQuery } from '../../api/catalogue.queries.ts'
import { openItem } from '../../titles/open-item.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { continueQuery, recommendedQuery } from '../../api/user.queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../titles/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import { Row } from '../../ui/row/row.tsx'
import styles from './category-panel.module.css'

/** Tags of the titles that a category's panel recommends on the home page. @spec catalogue 9.2 */
const PANEL_TAGS: Record<Vertical, string> = {
  movies: TAGS.highlights,
  'music-stream': TAGS.weeklyShow,
  'audio-books': TAGS.favorites,
  'pc-games': TAGS.highlights,
  sports: TAGS.weeklyShow,
}

/** Returns one large title and several small ones, the latter for members with nothing in progress in this category. */
function panelQueries(asker: Asker, vertical: Vertical) {
  const contentOwner = SECTION_OWNERS[vertical]
  const query = {
    category: vertical,
    ...(contentOwner ? { contentOwner } : {}),
    tags: PANEL_TAGS[vertical],
  }
  return {
    hero: cardsQuery(asker, { ...query, sort: 'popularity,desc', limit: 1 }, 'background'),
    small: cardsQuery(asker, { ...query, limit: rowLimit(vertical) }),
  }
}

export async function loadPanel(
  vertical: Vertical,
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
): Promise<void> {
  const { hero, small } = panelQueries(asker, vertical)
  await Promise.all([
    queryClient.ensureQueryData(continueQuery(asker)),
    queryClient.ensureQueryData(recommendedQuery(asker)),
    queryClient.ensureQueryData(hero),
    queryClient.ensureQueryData(small),
  ])
}

/**
 * A category on the home page: a hero card headed Recommended for you., and what the member is in the middle of.
 * @spec catalogue 2.4.2, catalogue 2.4.4
 */
export function CategoryPanel({ vertical }: { vertical: Vertical }) {
  const texts = useTexts()
  const asker = useAsker()
  const { hero, small } = panelQueries(asker, vertical)
  const { data: [popular] = [] } = useQuery(hero)
  const { data: own = {} } = useQuery({ ...recommendedQuery(asker), enabled: asker.site.isMember })
  const chosen = own[vertical]
  const recommended = chosen ?? popular
  const { data: others = [] } = useQuery(small)
  const { data: entries = [] } = useQuery({ ...continueQuery(asker), enabled: asker.site.isMember })
  if (!recommended) return null
  const begun = entries.filter((entry) => entry.vertical === vertical)
  const cards = begun.length > 0 ? begun : others.filter(({ id }) => id !== recommended.id)
  const { slug, shape } = VERTICAL_FACTS[vertical]
  const { name } = texts.verticals[vertical]
  const variant = shape === 'landscape' ? 'landscapeSmall' : 'squareSmall'
  const slides = shape === 'landscape' ? 2 : 3
  return (
    <Suspense>
      <section className={styles.panel} data-vertical={vertical} aria-label={name}>
        <RecommendedCard
          card={recommended}
          reason={chosen ? texts.home.because(chosen.because) : texts.home.popularNow}
        />
        <div className={styles.side}>
          <h2 className={styles.name}>
            <Icon name={vertical} size={26} />
            <Link to="/$category" params={{ category: slug }}>
              {name}
            </Link>
          </h2>
          <Row
            heading={begun.length > 0 ? texts.home.continueWatching[vertical] : texts.home.more[vertical]}
            variant={variant}
            slides={slides}
            vertical={vertical}
            items={cards.map((card, index) => ({
              key: card.id,
              element: (
                <Card
                  card={card}
                  variant={shape === 'portrait' ? 'portrait' : variant}
                  isBeyond={index > slides}
                />
              ),
            }))}
          />
        </div>
      </section>
    </Suspense>
  )
}

function RecommendedCard({ card, reason }: { card: CardData; reason: string }) {
  const texts = useTexts()
  const router = useRouter()
  return (
    <a
      className={styles.hero}
      href={itemAddress(card.vertical, card.id)}
      onClick={(event) => openItem(event, router, card)}
    >
      <span className={styles.art} data-picture="">
        <Picture picture={card.picture} sizes="(width < 1024px) 100vw, 52vw" alt="" />
      </span>
      <span className={styles.words}>
        <span className={styles.recommended}>{texts.home.recommended}</span>
        <span className={styles.reason} dir="auto">
          {reason}
        </span>
        <span className={styles.title} dir="auto">
          {card.title}
        </span>
        {card.description && (
          <span className={styles.description} dir="auto">
            {card.description}
          </span>
        )}
      </span>
    </a>
  )
}
