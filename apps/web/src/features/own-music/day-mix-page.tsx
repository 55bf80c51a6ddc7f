import type { DayMix } from '@quintet/domain/listening/own-music'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { type Asker, useAsker, useSite } from '../../api/asker.ts'
import { dayMixQuery, ownMusicQuery, withAlbums } from '../../api/own-music.queries.ts'
import { useQueue } from '../../playing/use-queue.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { ownMusicTexts } from '../../texts/own-music.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { AddToMix } from '../../titles/add-to-mix/add-to-mix.tsx'
import { CoverHero } from '../../titles/cover-hero/cover-hero.tsx'
import { lengthOfAll } from '../../titles/track-rows/length-of-all.ts'
import { usePlays } from '../../titles/use-is-elsewhere.ts'
import { queueOfTracks, TrackRows } from '../../titles/track-rows/track-rows.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './day-mix-page.module.css'
import { nameOfMix } from './mix-name.ts'

/** Throws `unknown_mix` if the profile has no such mix today. */
export async function loadDayMix(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  id: string,
): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(dayMixQuery(asker, id)),
    queryClient.ensureQueryData(ownMusicQuery(asker)),
  ])
}

/** The tracks of a daily mix, with the reason for it. @spec product 6.2 */
export function DayMixPage({ id, mix }: { id: string; mix: DayMix }) {
  const words = useTextsOf(ownMusicTexts)
  const mixWords = useTextsOf(mixesTexts)
  const asker = useAsker()
  const { language } = useSite()
  const { playFrom } = useQueue()
  const { data: list } = useQuery(dayMixQuery(asker, id))
  const { data: own } = useQuery(ownMusicQuery(asker))
  const plays = usePlays()
  if (!list) return null
  const entries = withAlbums(list.tracks, list.albums).map((entry) => ({
    key: String(entry.track.contentitem_id),
    ...entry,
  }))
  const queue = queueOfTracks(entries, plays)
  const reason = own?.mixes.find((one) => one.id === id)?.because.title
  const name = nameOfMix(mix, language)
  return (
    <div data-vertical="music-stream">
      <CoverHero
        kind={words.kind}
        name={name}
        facts={[
          ...(reason === undefined ? [] : [words.because(reason)]),
          words.tracks(list.tracks.length),
          ...lengthOfAll(list.tracks),
        ]}
        items={list.albums}
      >
        <div className={styles.tools}>
          {queue.length > 0 && (
            <Button look="light" isLarge icon="play" onClick={() => playFrom(queue, 0)}>
              {words.play}
            </Button>
          )}
          <AddToMix
            contentIds={list.tracks.map((track) => track.contentitem_id)}
            label={mixWords.addNamed(name)}
          />
        </div>
      </CoverHero>
      <div className={styles.body}>
        <TrackRows label={name} entries={entries} />
      </div>
    </div>
  )
}
