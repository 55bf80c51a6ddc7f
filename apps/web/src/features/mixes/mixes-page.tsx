import type { ContentItem } from '@quintet/contracts/content'
import type { Mix } from '@quintet/contracts/mix'
import { createMix } from '@quintet/contracts/mixes'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Asker, useAsker } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { mixesQuery, mixTitlesQuery } from '../../api/mixes.queries.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { MixNameForm } from '../../titles/add-to-mix/mix-name-form.tsx'
import { MixTiles } from '../../titles/mix-tiles/mix-tiles.tsx'
import { EmptyNote } from '../../ui/empty-note/empty-note.tsx'
import styles from './mixes-page.module.css'

/** The number of first tracks whose albums form the cover. */
const COVER_TRACKS = 12

export async function loadMixes({ queryClient, ...asker }: Asker & { queryClient: QueryClient }) {
  const mixes = await queryClient.ensureQueryData(mixesQuery(asker))
  const ids = firstTracksOf(mixes)
  if (ids.length > 0) await queryClient.ensureQueryData(mixTitlesQuery(asker, ids))
}

/** A profile's own playlists, with a button for a new one. @spec decisions 11.6 */
export function MixesPage() {
  const { header } = useTexts()
  const words = useTextsOf(mixesTexts)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { data: mixes = [] } = useQuery(mixesQuery(useAsker()))
  const create = async (name: string) => {
    const mix = await call(createMix, { body: { name } })
    cache.setQueryData(['mix', mix.id], mix)
    await cache.invalidateQueries({ queryKey: ['mixes'] })
    await navigate({ to: '/$category/playlists/$mix', params: { category: 'music', mix: mix.id } })
  }
  return (
    <div className={styles.page} data-vertical="music-stream">
      <header className={styles.head}>
        <h1 className={styles.title}>{header.playlists}</h1>
        <p className={styles.claim}>{words.claim}</p>
      </header>
      <div className={styles.body}>
        {mixes.length === 0 ? (
          <EmptyNote title={words.empty} hint={words.emptyHint} />
        ) : (
          <MixCards mixes={mixes} />
        )}
        <section className={styles.create} aria-label={words.create}>
          <h2 className={styles.heading}>{words.create}</h2>
          <MixNameForm label={words.name} submitLabel={words.save} onName={create} />
        </section>
      </div>
    </div>
  )
}

function MixCards({ mixes }: { mixes: readonly Mix[] }) {
  const words = useTextsOf(mixesTexts)
  const { data: titles = {} } = useQuery(mixTitlesQuery(useAsker(), firstTracksOf(mixes)))
  return (
    <MixTiles
      tiles={mixes.map((mix) => ({
        key: mix.id,
        link: { to: '/$category/playlists/$mix', params: { category: 'music', mix: mix.id } },
        name: mix.name,
        note: [words.tracks(mix.entries.length), mix.owner === null ? '' : words.by(mix.owner)]
          .filter(Boolean)
          .join(' · '),
        titles: albumsOf(mix, titles),
      }))}
    />
  )
}

/** Returns the albums of the first tracks, each once; a track without an album stands for itself. */
function albumsOf(mix: Mix, titles: Readonly<Record<number, ContentItem>>): ContentItem[] {
  const shown = mix.entries.slice(0, COVER_TRACKS).flatMap(({ contentId }) => {
    const track = titles[contentId]
    return track ? [titles[track.parent_id ?? contentId] ?? track] : []
  })
  return [...new Map(shown.map((title) => [title.contentitem_id, title])).values()]
}

function firstTracksOf(mixes: readonly Mix[]): number[] {
  return mixes.flatMap(({ entries }) => entries.slice(0, COVER_TRACKS).map(({ contentId }) => contentId))
}
