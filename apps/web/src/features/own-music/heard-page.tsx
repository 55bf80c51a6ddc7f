import type { ContentItem } from '@quintet/contracts/content'
import type { OwnMusic } from '@quintet/contracts/own-music'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Asker, useAsker, useSite } from '../../api/asker.ts'
import { toCard } from '../../api/card.ts'
import { ownMusicQuery, withAlbums } from '../../api/own-music.queries.ts'
import { formatDate } from '../../texts/format-details.ts'
import { ownMusicTexts } from '../../texts/own-music.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { MixTiles } from '../../titles/mix-tiles/mix-tiles.tsx'
import { type TrackEntry, TrackRows } from '../../titles/track-rows/track-rows.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyNote } from '../../ui/empty-note/empty-note.tsx'
import styles from './heard-page.module.css'
import { nameOfMix } from './mix-name.ts'

export async function loadHeard({ queryClient, ...asker }: Asker & { queryClient: QueryClient }) {
  await queryClient.ensureQueryData(ownMusicQuery(asker))
}

/** A profile's listening history and the mixes made from it. @spec product 6.1, product 6.2 */
export function HeardPage() {
  const { header } = useTexts()
  const words = useTextsOf(ownMusicTexts)
  const { data: own } = useQuery(ownMusicQuery(useAsker()))
  return (
    <div className={styles.page} data-vertical="music-stream">
      <header className={styles.head}>
        <h1 className={styles.title}>{header.heard}</h1>
        <p className={styles.claim}>{words.claim}</p>
      </header>
      {own && (own.history.length === 0 ? <Nothing /> : <Heard own={own} />)}
    </div>
  )
}

function Nothing() {
  const words = useTextsOf(ownMusicTexts)
  return (
    <div className={styles.nothing}>
      <EmptyNote title={words.nothing} hint={words.nothingHint}>
        <ButtonLink to="/$category" params={{ category: 'music' }}>
          {words.toMusic}
        </ButtonLink>
      </EmptyNote>
    </div>
  )
}

function Heard({ own }: { own: OwnMusic }) {
  const texts = useTexts()
  const { language } = useSite()
  const words = useTextsOf(ownMusicTexts)
  const { most_played: most, history, albums } = own
  const entries = (items: readonly ContentItem[]): TrackEntry[] =>
    withAlbums(items, albums).map((entry) => ({ key: String(entry.track.contentitem_id), ...entry }))
  const heardAt = new Map(history.map(({ item, heard_at: at }) => [item.contentitem_id, at]))
  const plays = new Map(most.map(({ item, plays: times }) => [item.contentitem_id, times]))
  return (
    <div className={styles.body}>
      {own.mixes.length > 0 && (
        <Section heading={words.mixes} id="mixes">
          <MixTiles
            tiles={own.mixes.map((mix) => ({
              key: mix.id,
              link: { to: '/$category/heard/$mix', params: { category: 'music', mix: mix.id } },
              name: nameOfMix(mix, language),
              note: words.because(mix.because.title),
              titles: mix.covers,
            }))}
          />
        </Section>
      )}
      <CardRow heading={words.lately} vertical="music-stream" shape="square" cards={own.lately.map(toCard)} />
      {most.length > 0 && (
        <Section heading={words.mostPlayed} id="most">
          <TrackRows
            label={words.mostPlayed}
            entries={entries(most.map(({ item }) => item))}
            tell={({ track }) => words.plays(plays.get(track.contentitem_id) ?? 0)}
          />
        </Section>
      )}
      <Section heading={words.history} id="history">
        <TrackRows
          label={words.history}
          entries={entries(history.map(({ item }) => item))}
          tell={({ track }) => formatDate(new Date(heardAt.get(track.contentitem_id) ?? 0), texts)}
        />
      </Section>
    </div>
  )
}

function Section({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
