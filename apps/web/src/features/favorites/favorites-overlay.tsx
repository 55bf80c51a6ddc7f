import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { favoriteCardsQuery } from '../../api/favorite-cards.queries.ts'
import { playlistQuery } from '../../api/playlist.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { favoritePeopleQuery } from '../../api/people.queries.ts'
import { favoritesTexts } from '../../texts/favorites.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyNote } from '../../ui/empty-note/empty-note.tsx'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { PeopleRow } from '../../titles/people-row/people-row.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Overlay } from '../../ui/overlay/overlay.tsx'
import { RowSkeleton } from '../../ui/skeleton/skeleton.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { useCloseOverlay } from '../../shell/use-overlays.ts'
import styles from './favorites-overlay.module.css'
import { rowsOfFavorites } from './rows-of-favorites.ts'

/** The member's favorites, one row per category; pressing a heart updates it at once. @spec catalogue 2.13.1 */
export function FavoritesOverlay() {
  const { header } = useTexts()
  const favorites = useTextsOf(favoritesTexts)
  return (
    <Overlay
      label={header.favorites}
      closeLabel={favorites.close}
      onClose={useCloseOverlay()}
      head={<h1 className={styles.title}>{header.favorites}</h1>}
    >
      <div className={styles.rows}>
        <Favorites />
      </div>
    </Overlay>
  )
}

function Favorites() {
  const { verticals } = useTexts()
  const favorites = useTextsOf(favoritesTexts)
  const asker = useAsker()
  const playlist = useQuery(playlistQuery(asker))
  const entries = playlist.data ?? []
  const ids = entries.map(({ contentId }) => contentId)
  const titles = useQuery(favoriteCardsQuery(asker, ids))
  const people = useQuery(favoritePeopleQuery(asker))
  if (playlist.isError || titles.isError || people.isError)
    return (
      <TryAgain
        text={favorites.failed}
        onRetry={() => void Promise.all([playlist, titles, people].map(({ refetch }) => refetch()))}
      />
    )
  if (playlist.isPending || people.isPending || (entries.length > 0 && titles.isPending))
    return <RowSkeleton vertical="movies" />
  const rows = rowsOfFavorites(entries, titles.data ?? [])
  if (rows.length === 0 && people.data.length === 0)
    return (
      <div className={styles.empty} role="status">
        <Icon name="heart" size={64} />
        <EmptyNote title={favorites.empty} hint={favorites.emptyHint}>
          <ButtonLink to="/">{favorites.discover}</ButtonLink>
        </EmptyNote>
      </div>
    )
  return (
    <>
      {rows.map(({ vertical, cards }) => (
        <CardRow
          key={vertical}
          heading={verticals[vertical].name}
          icon={vertical}
          vertical={vertical}
          shape={VERTICAL_FACTS[vertical].shape}
          cards={cards}
        />
      ))}
      <PeopleRow heading={favorites.people} people={people.data} />
    </>
  )
}
