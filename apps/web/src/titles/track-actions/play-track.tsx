import type { Playable } from '../../playing/play-request.ts'
import { useSoundNow } from '../../playing/sound-now.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { useQueue } from '../../playing/use-queue.ts'
import { queueTexts } from '../../texts/queue.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import rows from '../play-row/play-row.module.css'

type PlayTrackProps = { tracks: readonly Playable[]; index: number }

/** Plays a track of a list, followed by the others; while it is the one that sounds, pauses and continues it. */
export function PlayTrack({ tracks, index }: PlayTrackProps) {
  const { card } = useTexts()
  const words = useTextsOf(queueTexts)
  const { load } = usePlayer()
  const { playFrom } = useQueue()
  const sound = useSoundNow()
  const track = tracks[index]
  if (!track) return null
  const isCurrent = sound?.id === track.id
  const isOn = isCurrent && sound.isOn
  return (
    <IconButton
      className={rows.button}
      icon={isOn ? 'pause' : 'play'}
      isSolid
      label={isOn ? words.pause(track.title) : card.play(track.title)}
      onClick={() => (isCurrent ? sound.toggle() : playFrom(tracks, index))}
      onPointerEnter={load}
      onFocus={load}
    />
  )
}
