import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import type { QueryClient } from '@tanstack/react-query'
import { ArrowDownToLine, History, ListMusic } from 'lucide'
import type { Asker } from '../../api/asker.ts'
import { loadFavorites, useFavoriteCards } from './favorite-cards.ts'
import { settleSections } from '../../shell/report.ts'
import { favoritesTexts } from '../../texts/favorites.ts'
import { keptTexts } from '../../texts/kept.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../titles/card/card.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { loadGenreNames } from './load-genre-names.ts'
import { EmptySection, SectionPage } from './section-page.tsx'
import styles from './title-grid.module.css'

export function loadMy(context: Asker & { queryClient: QueryClient }, vertical: Vertical): Promise<void> {
  return settleSections([loadFavorites(context, vertical), loadGenreNames(context, vertical)])
}

/** My {category}: the member's favorites of one category, newest first. @spec catalogue 2.5.2 */
export function MyPage({ vertical }: { vertical: Vertical }) {
  const texts = useTexts()
  const words = useTextsOf(favoritesTexts)
  const kept = useTextsOf(keptTexts)
  const { cards = [], isPending, isError } = useFavoriteCards(vertical)
  return (
    <SectionPage vertical={vertical} title={texts.header.my[vertical]}>
      {VERTICAL_FACTS[vertical].playerType === 'AUDIO' && (
        <p className={styles.playlists}>
          {vertical === 'music-stream' && (
            <>
              <ButtonLink
                to="/$category/playlists"
                params={{ category: 'music' }}
                look="quiet"
                icon={ListMusic}
              >
                {texts.header.playlists}
              </ButtonLink>
              <ButtonLink to="/$category/heard" params={{ category: 'music' }} look="quiet" icon={History}>
                {texts.header.heard}
              </ButtonLink>
            </>
          )}
          <ButtonLink to="/kept" look="quiet" icon={ArrowDownToLine}>
            {kept.heading}
          </ButtonLink>
        </p>
      )}
      {isError ? (
        <TryAgain />
      ) : !isPending && cards.length === 0 ? (
        <EmptySection vertical={vertical} title={words.empty} hint={words.emptyHint} />
      ) : (
        <ul
          className={styles.grid}
          data-shape={VERTICAL_FACTS[vertical].shape}
          data-bylines={cards.some(({ byline }) => byline) || undefined}
        >
          {cards.map((card) => (
            <li key={card.id}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      )}
    </SectionPage>
  )
}
