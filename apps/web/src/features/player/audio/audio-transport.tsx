import { formatTimecode } from '../../../texts/format.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import { SeekBar } from '../controls/seek-bar.tsx'
import { isPlaying } from '../store/playback.ts'
import styles from './audio-bar.module.css'
import type { Listening } from './use-listening.ts'

const BACK_SECONDS = 15
const FORWARD_SECONDS = 30
const STEP_SECONDS = 10

/** The buttons in the middle, and where it stands. */
export function AudioTransport({ listening }: { listening: Listening }) {
  const { store, playing, chapters } = listening
  return (
    <div className={styles.centre}>
      <Buttons listening={listening} />
      <div className={styles.line}>
        <span className={styles.time}>{formatTimecode(playing.position)}</span>
        <SeekBar
          position={playing.position}
          duration={playing.duration}
          bufferedTo={playing.bufferedTo}
          chapters={chapters}
          step={STEP_SECONDS}
          onSeek={store.seek}
        />
        <span className={styles.time}>{formatTimecode(playing.duration)}</span>
      </div>
    </div>
  )
}

function Buttons({ listening }: { listening: Listening }) {
  const words = useTextsOf(playbackTexts)
  const { engine, playing, isBook, hasNext, skip } = listening
  const isOn = isPlaying(playing)
  return (
    <div className={styles.transport}>
      {isBook && (
        <IconButton
          icon={PLAYER_ICONS.back}
          label={words.back(BACK_SECONDS)}
          onClick={() => skip(-BACK_SECONDS)}
        />
      )}
      <IconButton
        icon={PLAYER_ICONS.previous}
        isSolid
        label={isBook ? words.previousChapter : words.previous}
        onClick={listening.previous}
      />
      <IconButton
        className={styles.play}
        icon={isOn ? 'pause' : 'play'}
        size={26}
        isSolid
        label={isOn ? words.pause : words.play}
        aria-busy={playing.state === 'buffering' || playing.state === 'loading' || undefined}
        onClick={() => engine.toggle()}
      />
      <IconButton
        icon={PLAYER_ICONS.next}
        isSolid
        label={isBook ? words.nextChapter : words.next}
        disabled={!hasNext}
        onClick={listening.next}
      />
      {isBook && (
        <IconButton
          icon={PLAYER_ICONS.forward}
          label={words.forward(FORWARD_SECONDS)}
          onClick={() => skip(FORWARD_SECONDS)}
        />
      )}
    </div>
  )
}
