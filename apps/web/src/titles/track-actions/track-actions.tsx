import { ListPlus, ListStart } from 'lucide'
import type { Playable } from '../../playing/play-request.ts'
import { useQueue } from '../../playing/use-queue.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { queueTexts } from '../../texts/queue.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { AddToMix } from '../add-to-mix/add-to-mix.tsx'
import { PlayTrack } from './play-track.tsx'
import styles from './track-actions.module.css'

type TrackActionsProps = { tracks: readonly Playable[]; index: number }

/** A member's actions for one track of a list: play from here, play next, add to the queue or to a playlist. */
export function TrackActions({ tracks, index }: TrackActionsProps) {
  const words = useTextsOf(queueTexts)
  const mixWords = useTextsOf(mixesTexts)
  const { playNext, addToQueue } = useQueue()
  const track = tracks[index]
  if (!track) return null
  const { title } = track
  return (
    <span className={styles.actions}>
      <PlayTrack tracks={tracks} index={index} />
      <IconButton
        className={styles.later}
        icon={ListStart}
        label={words.playNext(title)}
        onClick={() => playNext([track])}
      />
      <IconButton icon={ListPlus} label={words.add(title)} onClick={() => addToQueue([track])} />
      <AddToMix contentIds={[track.id]} label={mixWords.addNamed(title)} />
    </span>
  )
}
