import { useQueryClient } from '@tanstack/react-query'
import { Disc3 } from 'lucide'
import { useState } from 'react'
import { useAsker } from '../../../../api/asker.ts'
import { childrenQuery, itemQuery } from '../../../../api/titles.queries.ts'
import type { ScheduleEntry } from '../../../../api/schedule.queries.ts'
import { queueOf } from '../../../../playing/playable.ts'
import { usePlayer } from '../../../../playing/use-player.ts'
import { reportFailure } from '../../../../shell/report.ts'
import { formatClock } from '../../../../texts/format-details.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTexts, useTextsOf } from '../../../../texts/use-texts.ts'
import { Heart } from '../../../../titles/heart/heart.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { SongNames } from '../song-names.tsx'
import type { Listening } from '../use-listening.ts'
import styles from './radio-programme.module.css'
import { isSong } from '../song-heart.tsx'

const SHOWN_AFTER = 6

/** What the channel has just played, is playing and plays next; each song has a heart and a link to its album. */
export function RadioProgramme({ listening: { onAir } }: { listening: Listening }) {
  const words = useTextsOf(listeningTexts).radio
  if (!onAir) return <p className={styles.nothing}>{words.nothing}</p>
  return (
    <div className={styles.programme}>
      <Part heading={words.before} entries={onAir.before} />
      <Part heading={words.now} entries={[onAir.now]} isNow />
      <Part heading={words.after} entries={onAir.after.slice(0, SHOWN_AFTER)} />
    </div>
  )
}

type PartProps = { heading: string; entries: readonly ScheduleEntry[]; isNow?: boolean }

function Part({ heading, entries, isNow = false }: PartProps) {
  if (entries.length === 0) return null
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ol>
        {entries.map((entry) => (
          <Song key={entry.startsAt} entry={entry} isNow={isNow} />
        ))}
      </ol>
    </section>
  )
}

function Song({ entry, isNow }: { entry: ScheduleEntry; isNow: boolean }) {
  const texts = useTexts()
  const { title, byline, startsAt, contentId, vertical, albumId } = entry
  return (
    <li className={styles.song}>
      <time className={styles.time} dateTime={startsAt}>
        {formatClock(startsAt, texts)}
      </time>
      <SongNames title={title} byline={byline} isNow={isNow} />
      {albumId !== undefined && <PlayAlbum albumId={albumId} song={title} />}
      {isSong(entry) && <Heart id={contentId} vertical={vertical} title={title} />}
    </li>
  )
}

/** Plays the song's album from its first track, in place of the channel. */
function PlayAlbum({ albumId, song }: { albumId: number; song: string }) {
  const words = useTextsOf(listeningTexts).radio
  const asker = useAsker()
  const cache = useQueryClient()
  const { play } = usePlayer()
  const [isLoading, setLoading] = useState(false)
  const playAlbum = async () => {
    setLoading(true)
    try {
      const [album, tracks] = await Promise.all([
        cache.fetchQuery(itemQuery(asker, albumId)),
        cache.fetchQuery(childrenQuery(asker, albumId)),
      ])
      const queue = album ? queueOf(album, tracks, true) : []
      const [first] = queue
      if (first) play({ item: first, queue })
    } catch (error) {
      reportFailure(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <IconButton
      icon={Disc3}
      label={words.playAlbum(song)}
      aria-busy={isLoading || undefined}
      onClick={() => void playAlbum()}
    />
  )
}
