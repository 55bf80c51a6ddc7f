import { listeningTexts } from '../../../texts/listening.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import styles from './audio-bar.module.css'
import { PlayButton, SkipBack } from './audio-transport.tsx'
import type { Listening } from './use-listening.ts'
import { WhatPlays } from './what-plays.tsx'

/** The one-line player with its progress, for phones; a tap or an upward swipe opens the full player. */
export function MiniBar({ listening, onOpen }: { listening: Listening; onOpen: () => void }) {
  const words = useTextsOf(listeningTexts)
  const shared = useTextsOf(playbackTexts)
  const { playing, isBook, isLive, hasNext, store } = listening
  return (
    <>
      {!isLive && <ProgressBar className={styles.progress} max={playing.duration} value={playing.position} />}
      <button type="button" className={styles.what} title={words.open} onClick={onOpen}>
        <WhatPlays listening={listening} size="3rem" />
        <span className="visually-hidden">{words.open}</span>
      </button>
      <div className={styles.transport}>
        {isBook && <SkipBack listening={listening} />}
        <PlayButton listening={listening} />
        {!isBook && !isLive && (
          <IconButton
            icon={PLAYER_ICONS.next}
            isSolid
            label={shared.next}
            disabled={!hasNext}
            onClick={listening.next}
          />
        )}
        <IconButton icon="close" label={shared.close} onClick={store.close} />
      </div>
    </>
  )
}
