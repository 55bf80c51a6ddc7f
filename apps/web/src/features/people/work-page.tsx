import type { Work } from '@quintet/contracts/people'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAsker } from '../../api/asker.ts'
import { workQuery } from '../../api/people.queries.ts'
import { useQueue } from '../../playing/use-queue.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { peopleTexts } from '../../texts/people.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { CoverHero, PeopleLinks } from '../../titles/cover-hero/cover-hero.tsx'
import { usePlays } from '../../titles/use-is-elsewhere.ts'
import { queueOfTracks, TrackRows } from '../../titles/track-rows/track-rows.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './person-page.module.css'

type WorkPageProps = { composerId: number; slug: string }

/** A musical work and its recordings. @spec product 5.3 */
export function WorkPage({ composerId, slug }: WorkPageProps) {
  const { data: work } = useQuery(workQuery(useAsker(), composerId, slug))
  return work ? <Page work={work} /> : null
}

function Page({ work: { name, composers, recordings } }: { work: Work }) {
  const words = useTextsOf(peopleTexts)
  return (
    <div data-vertical="music-stream">
      <CoverHero
        kind={words.work}
        name={name}
        facts={[<PeopleLinks key="composers" people={composers} />, words.recordingCount(recordings.length)]}
        items={recordings.flatMap(({ album, tracks }) => album ?? tracks[0] ?? [])}
      />
      <div className={styles.recordings}>
        {recordings.map((recording) => (
          <Recording key={recording.tracks[0]?.contentitem_id} work={name} recording={recording} />
        ))}
      </div>
    </div>
  )
}

type RecordingProps = { work: string; recording: Work['recordings'][number] }

function Recording({ work, recording: { album, tracks } }: RecordingProps) {
  const words = useTextsOf(peopleTexts)
  const { load } = usePlayer()
  const { playFrom } = useQueue()
  const plays = usePlays()
  const [first] = tracks
  if (!first) return null
  const heading = `recording-${first.contentitem_id}`
  const year = first.attributes.year ?? album?.attributes.year
  const by = first.attributes.artist ?? album?.attributes.artist ?? album?.attributes.title ?? work
  const entries = tracks.map((track) => ({ key: String(track.contentitem_id), track, album }))
  const queue = queueOfTracks(entries, plays)
  return (
    <section aria-labelledby={heading}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.heading} id={heading} dir="auto">
            {by}
          </h2>
          <p className={styles.about} dir="auto">
            {album && (
              <Link
                to="/$category/$kind/$id"
                params={{ category: 'movies', kind: 'music', id: String(album.contentitem_id) }}
              >
                {album.attributes.title}
              </Link>
            )}
            {album && year !== undefined && ' · '}
            {year}
          </p>
        </div>
        {queue.length > 1 && (
          <Button
            look="quiet"
            icon="play"
            aria-label={words.playRecording(work, by)}
            onClick={() => playFrom(queue, 0)}
            onPointerEnter={load}
            onFocus={load}
          >
            {words.play}
          </Button>
        )}
      </header>
      <TrackRows label={by} entries={entries} isBare />
    </section>
  )
}
