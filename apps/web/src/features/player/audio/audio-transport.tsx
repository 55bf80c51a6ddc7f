import { formatTimecode } from '../../../texts/format-details.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import { SeekBar } from '../controls/seek-bar.tsx'
import { LivePill } from '../live/live-pill.tsx'
import { isPlaying } from '../store/playback.ts'
import styles from './audio-bar.module.css'
import { BackNote } from './back-note.tsx'
import { NextVolumeNote } from './book/next-volume-note.tsx'
import { GoOnNote } from './go-on-note.tsx'
import { RepeatButton, ShuffleButton } from './queue/order-buttons.tsx'
import { BOOK_SKIP, type Listening } from './use-listening.ts'

const STEP_SECONDS = 10

/** The transport buttons and the seek bar. */
export function AudioTransport({ listening }: { listening: Listening }) {
  const { jumps, playing, isLive } = listening
  return (
    <div className={styles.centre}>
      <Buttons listening={listening} />
      {isLive ? (
        <div className={styles.liveLine}>
          {playing.live && (
            <LivePill
              live={playing.live}
              position={playing.position}
              onLive={() => jumps.seek(edgeOf(playing))}
            />
          )}
        </div>
      ) : (
        <Line listening={listening} />
      )}
      <div className={styles.notes}>
        <NextVolumeNote listening={listening} />
        <BackNote listening={listening} />
        <GoOnNote listening={listening} />
      </div>
    </div>
  )
}

const edgeOf = ({ live, position }: Listening['playing']) => live?.edge ?? position

function Line({ listening }: Of) {
  const { jumps, playing, chapters } = listening
  return (
    <div className={styles.line}>
      <span className={styles.time}>{formatTimecode(playing.position)}</span>
      <SeekBar
        position={playing.position}
        duration={playing.duration}
        bufferedTo={playing.bufferedTo}
        chapters={chapters}
        step={STEP_SECONDS}
        onSeek={jumps.seek}
      />
      <span className={styles.time}>{formatTimecode(playing.duration)}</span>
    </div>
  )
}

type Of = { listening: Listening }

function Buttons({ listening }: Of) {
  const words = useTextsOf(playbackTexts)
  const { isBook, isLive, hasNext } = listening
  // A channel's programme cannot be skipped.
  if (isLive)
    return (
      <div className={styles.transport}>
        <PlayButton listening={listening} />
      </div>
    )
  return (
    <div className={styles.transport}>
      {isBook ? <SkipBack listening={listening} /> : <ShuffleButton listening={listening} />}
      <IconButton
        icon={PLAYER_ICONS.previous}
        isSolid
        label={isBook ? words.previousChapter : words.previous}
        onClick={listening.previous}
      />
      <PlayButton listening={listening} />
      <IconButton
        icon={PLAYER_ICONS.next}
        isSolid
        label={isBook ? words.nextChapter : words.next}
        disabled={!hasNext}
        onClick={listening.next}
      />
      {isBook ? (
        <IconButton
          icon={PLAYER_ICONS.forward}
          label={words.forward(BOOK_SKIP.forward)}
          onClick={() => listening.skip(BOOK_SKIP.forward)}
        />
      ) : (
        <RepeatButton listening={listening} />
      )}
    </div>
  )
}

export function SkipBack({ listening: { skip } }: Of) {
  const words = useTextsOf(playbackTexts)
  return (
    <IconButton
      icon={PLAYER_ICONS.back}
      label={words.back(BOOK_SKIP.back)}
      onClick={() => skip(-BOOK_SKIP.back)}
    />
  )
}

export function PlayButton({ listening: { playing, toggle } }: Of) {
  const words = useTextsOf(playbackTexts)
  const isOn = isPlaying(playing)
  return (
    <IconButton
      className={styles.play}
      icon={isOn ? 'pause' : 'play'}
      size={26}
      isSolid
      label={isOn ? words.pause : words.play}
      aria-busy={playing.state === 'buffering' || playing.state === 'loading' || undefined}
      onClick={toggle}
    />
  )
}
