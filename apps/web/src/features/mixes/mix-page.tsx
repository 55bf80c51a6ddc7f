import type { ContentItem } from '@quintet/contracts/content'
import type { Mix } from '@quintet/contracts/mix'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { GripVertical } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { type Asker, useAsker } from '../../api/asker.ts'
import { mixQuery, mixTitlesQuery } from '../../api/mixes.queries.ts'
import { useQueue } from '../../playing/use-queue.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { CoverHero } from '../../titles/cover-hero/cover-hero.tsx'
import { lengthOfAll } from '../../titles/track-rows/length-of-all.ts'
import { usePlays } from '../../titles/use-is-elsewhere.ts'
import { queueOfTracks, type TrackEntry, TrackRows } from '../../titles/track-rows/track-rows.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/button/button.tsx'
import { EmptyNote } from '../../ui/empty-note/empty-note.tsx'
import styles from './mix-page.module.css'
import { MixTools } from './mix-tools.tsx'
import { useDrag } from './use-drag.ts'
import { useMixChanges } from './use-mix.ts'

export async function loadMix({ queryClient, ...asker }: Asker & { queryClient: QueryClient }, id: string) {
  const mix = await queryClient.ensureQueryData(mixQuery(asker, id))
  if (mix.entries.length > 0) await queryClient.ensureQueryData(mixTitlesQuery(asker, idsOf(mix)))
  return mix
}

/** The page of one playlist: play, reorder, rename, delete. @spec decisions 11.6 */
export function MixPage({ id }: { id: string }) {
  const asker = useAsker()
  const { data: mix } = useQuery(mixQuery(asker, id))
  const { data: titles = {} } = useQuery(mixTitlesQuery(asker, mix ? idsOf(mix) : []))
  return mix ? <Page mix={mix} entries={entriesOf(mix, titles)} /> : null
}

function Page({ mix, entries }: { mix: Mix; entries: readonly TrackEntry[] }) {
  const words = useTextsOf(mixesTexts)
  const { playFrom } = useQueue()
  const queue = queueOfTracks(entries, usePlays())
  return (
    <div data-vertical="music-stream">
      <CoverHero
        kind={mix.owner === null ? (mix.shared ? words.sharedKind : words.kind) : words.by(mix.owner)}
        name={mix.name}
        facts={[words.tracks(mix.entries.length), ...lengthOfAll(entries.map(({ track }) => track))]}
        items={coversOf(entries)}
      >
        <div className={styles.tools}>
          {queue.length > 0 && (
            <Button look="light" isLarge icon="play" onClick={() => playFrom(queue, 0)}>
              {words.play}
            </Button>
          )}
          {mix.owner === null && <MixTools mix={mix} />}
        </div>
      </CoverHero>
      <div className={styles.body}>
        {entries.length === 0 ? (
          <Empty />
        ) : mix.owner === null ? (
          <Arrangeable mix={mix} entries={entries} />
        ) : (
          <TrackRows label={mix.name} entries={entries} />
        )}
      </div>
    </div>
  )
}

function Empty() {
  const words = useTextsOf(mixesTexts)
  return (
    <EmptyNote title={words.nothingIn} hint={words.nothingInHint}>
      <ButtonLink to="/$category" params={{ category: 'music' }}>
        {words.toMusic}
      </ButtonLink>
    </EmptyNote>
  )
}

function Arrangeable({ mix, entries }: { mix: Mix; entries: readonly TrackEntry[] }) {
  const words = useTextsOf(mixesTexts)
  const { move, remove } = useMixChanges(mix)
  const [said, setSaid] = useState('')
  const placeOf = ({ key }: TrackEntry) => mix.entries.findIndex(({ id }) => id === key)
  const take = (index: number, to: number) => {
    const [entry, target] = [entries[index], entries[Math.min(Math.max(0, to), entries.length - 1)]]
    if (!entry || !target || entry === target) return
    move(placeOf(entry), placeOf(target))
    setSaid(words.moved(entry.track.attributes.title, entries.indexOf(target) + 1, entries.length))
  }
  const { drag, grab } = useDrag(take)
  const byKeys = ({ key }: KeyboardEvent, index: number): boolean => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: entries.length - 1 }[key]
    if (to !== undefined) take(index, to)
    return to !== undefined
  }
  return (
    <>
      <TrackRows
        label={mix.name}
        entries={entries}
        drag={drag}
        renderActions={({ key, track }, index) => (
          <>
            <IconButton
              className={styles.handle}
              icon={GripVertical}
              size={20}
              label={words.move(track.attributes.title)}
              onPointerDown={(event) => grab(event, index)}
              onKeyDown={(event) => byKeys(event, index) && event.preventDefault()}
            />
            <IconButton
              icon="close"
              size={20}
              label={words.remove(track.attributes.title)}
              onClick={() => {
                remove(key)
                setSaid(words.removed(track.attributes.title))
              }}
            />
          </>
        )}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}

const idsOf = ({ entries }: Mix): number[] => entries.map(({ contentId }) => contentId)

function entriesOf({ entries }: Mix, titles: Record<number, ContentItem>): TrackEntry[] {
  return entries.flatMap(({ id, contentId }) => {
    const track = titles[contentId]
    const album = track?.parent_id === undefined ? undefined : titles[track.parent_id]
    return track ? [{ key: id, track, album }] : []
  })
}

/** Returns one title per album. */
function coversOf(entries: readonly TrackEntry[]): ContentItem[] {
  return [...new Set(entries.map(({ album, track }) => album ?? track))]
}
