import { PLAYING_SPEEDS } from '@quintet/domain/watching'
import { keepSpeed } from '../../../playing/book-speeds.ts'
import { formatSpeed } from '../../../texts/format.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Volume } from '../controls/volume.tsx'
import styles from './audio-bar.module.css'
import { entriesOf } from './entry-list.tsx'
import type { Listening } from './use-listening.ts'

type AudioSideProps = { listening: Listening; isListOpen: boolean; onList: (isOpen: boolean) => void }

/** Speed, list, volume, and the way out. */
export function AudioSide({ listening, isListOpen, onList }: AudioSideProps) {
  const words = useTextsOf(playbackTexts)
  const { engine, playing, isBook, store } = listening
  return (
    <div className={styles.side}>
      {isBook && <BookSpeed listening={listening} />}
      {entriesOf(listening).length > 1 && (
        <IconButton
          icon="list"
          label={isBook ? words.chapters : words.queue}
          aria-expanded={isListOpen}
          onClick={() => onList(!isListOpen)}
        />
      )}
      <Volume engine={engine} playing={playing} />
      <IconButton icon="close" label={words.close} onClick={store.close} />
    </div>
  )
}

function BookSpeed({ listening: { engine, playing, item } }: { listening: Listening }) {
  const texts = useTexts()
  const words = useTextsOf(playbackTexts)
  return (
    <label className={styles.speed}>
      <span className="visually-hidden">{words.speed}</span>
      <select
        value={playing.rate}
        onChange={(event) => {
          const speed = Number(event.target.value)
          keepSpeed(item.id, speed)
          engine.setRate(speed)
        }}
      >
        {PLAYING_SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {formatSpeed(speed, texts)}
          </option>
        ))}
      </select>
    </label>
  )
}
