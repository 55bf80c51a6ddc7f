import type { Mix } from '@quintet/contracts/mix'
import { createMix } from '@quintet/contracts/mixes'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type Asker, useAsker } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { pictureOf } from '../../api/card.ts'
import { mixesQuery, mixTitlesQuery } from '../../api/mixes.queries.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { MixNameForm } from '../../titles/add-to-mix/mix-name-form.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './mixes-page.module.css'

/** Of a playlist's first tracks the albums are its cover. */
const COVER_TRACKS = 12
const COVERS = 4
const COVER_MAX_WIDTH = 320

export async function loadMixes({ queryClient, ...asker }: Asker & { queryClient: QueryClient }) {
  const mixes = await queryClient.ensureQueryData(mixesQuery(asker))
  const ids = firstTracksOf(mixes)
  if (ids.length > 0) await queryClient.ensureQueryData(mixTitlesQuery(asker, ids))
}

/** A profile's own playlists, and a new one. @spec decisions 11.6 */
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
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{words.empty}</p>
            <p>{words.emptyHint}</p>
          </div>
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
  return (
    <ul className={styles.mixes}>
      {mixes.map((mix) => (
        <li key={mix.id}>
          <Link
            className={styles.mix}
            to="/$category/playlists/$mix"
            params={{ category: 'music', mix: mix.id }}
          >
            <Cover mix={mix} mixes={mixes} />
            <span className={styles.name} dir="auto">
              {mix.name}
            </span>
            <span className={styles.count}>
              {[words.tracks(mix.entries.length), mix.owner === null ? '' : words.by(mix.owner)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Cover({ mix, mixes }: { mix: Mix; mixes: readonly Mix[] }) {
  const { data: titles = {} } = useQuery(mixTitlesQuery(useAsker(), firstTracksOf(mixes)))
  const albums = new Map(
    mix.entries.slice(0, COVER_TRACKS).flatMap(({ contentId }) => {
      const track = titles[contentId]
      const shown = track && (titles[track.parent_id ?? contentId] ?? track)
      const picture = shown && pictureOf(shown, ['square'], COVER_MAX_WIDTH)
      return picture ? [[shown.contentitem_id, picture] as const] : []
    }),
  )
  const pictures = [...albums.values()].slice(0, albums.size < COVERS ? 1 : COVERS)
  return (
    <span className={styles.cover} data-count={pictures.length}>
      {pictures.map((picture, index) => (
        <span key={index} className={styles.part}>
          <Picture picture={picture} sizes="14rem" alt="" />
        </span>
      ))}
      {pictures.length === 0 && <Icon name="music-stream" size={48} />}
    </span>
  )
}

function firstTracksOf(mixes: readonly Mix[]): number[] {
  return mixes.flatMap(({ entries }) => entries.slice(0, COVER_TRACKS).map(({ contentId }) => contentId))
}
