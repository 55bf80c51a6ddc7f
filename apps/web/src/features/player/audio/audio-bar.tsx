import { useRef, useState, type KeyboardEvent } from 'react'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { Picture } from '../../../titles/picture/picture.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { FailureMessage } from '../controls/player-message.tsx'
import { actionOfKey } from '../controls/shortcuts.ts'
import type { Playback } from '../store/playback.ts'
import type { AudioScreen } from '../store/screen.ts'
import styles from './audio-bar.module.css'
import { AudioSide } from './audio-side.tsx'
import { AudioTransport } from './audio-transport.tsx'
import { EntryList } from './entry-list.tsx'
import { useListening, type Listening } from './use-listening.ts'

/** Music and books at the foot of every page; stays while one walks on. 150 px high. @spec catalogue 2.11.3 */
export function AudioBar({ playback }: { playback: Playback<AudioScreen> }) {
  const words = useTextsOf(playbackTexts)
  const bar = useRef<HTMLElement>(null)
  const listening = useListening(playback, bar)
  const [isListOpen, setListOpen] = useState(false)
  const { state, item, store } = listening
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isListOpen) setListOpen(false)
    else if (actByKey(listening, event)) event.preventDefault()
  }
  return (
    <section
      ref={bar}
      className={`${styles.bar} audio-bar`}
      data-vertical={item.vertical}
      aria-label={`${words.label}: ${item.title}`}
      onKeyDown={onKeyDown}
    >
      {state.is === 'failed' ? (
        <div className={styles.problem}>
          <FailureMessage failure={state.failure} playback={playback} />
          <IconButton icon="close" label={words.close} onClick={store.close} />
        </div>
      ) : (
        <>
          <What listening={listening} />
          <AudioTransport listening={listening} />
          <AudioSide listening={listening} isListOpen={isListOpen} onList={setListOpen} />
          {isListOpen && <EntryList listening={listening} />}
        </>
      )}
    </section>
  )
}

function What({ listening: { item, title, byline } }: { listening: Listening }) {
  return (
    <div className={styles.what}>
      <div className={styles.art}>
        <Picture picture={item.picture} sizes="6rem" alt="" />
      </div>
      <div className={styles.names}>
        <p className={styles.title}>{title}</p>
        <p className={styles.byline}>{byline}</p>
      </div>
    </div>
  )
}

/** Whether the key meant something here. */
function actByKey({ engine, playing, skip }: Listening, event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  const action = actionOfKey({
    key: event.key,
    isOnButton: target.closest('button') !== null,
    isOnSlider: target.matches('input, select'),
    isOnText: false,
    hasShift: event.shiftKey,
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
  })
  switch (action?.do) {
    case 'toggle':
      engine.toggle()
      return true
    case 'skip':
      skip(action.seconds)
      return true
    case 'mute':
      engine.setMuted(!playing.isMuted)
      return true
    default:
      return false
  }
}
