import { type Repeat } from '@quintet/domain/listening/queue-limits'
import { shuffleQueue, unshuffleQueue } from '@quintet/domain/listening/queue'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../../controls/player-icons.ts'
import type { Listening } from '../use-listening.ts'
import styles from '../audio-bar.module.css'

const NEXT_REPEAT: Record<Repeat, Repeat> = { off: 'all', all: 'one', one: 'off' }

type Of = { listening: Listening }

/** Toggles between shuffled and original order. */
export function ShuffleButton({ listening: { request, store } }: Of) {
  const { queue: words } = useTextsOf(listeningTexts)
  const isOn = request.shuffle === true
  return (
    <IconButton
      className={styles.mode}
      icon={PLAYER_ICONS.shuffle}
      label={words.shuffle}
      aria-pressed={isOn}
      onClick={() =>
        store.changeQueue((queue) => (isOn ? unshuffleQueue(queue) : shuffleQueue(queue, Math.random)))
      }
    />
  )
}

/** Cycles through repeat off, the whole queue and this track. */
export function RepeatButton({ listening: { request, store } }: Of) {
  const { queue: words } = useTextsOf(listeningTexts)
  const repeat = request.repeat ?? 'off'
  return (
    <IconButton
      className={styles.mode}
      icon={repeat === 'one' ? PLAYER_ICONS.repeatOne : PLAYER_ICONS.repeat}
      label={words.repeat[repeat]}
      data-on={repeat !== 'off' || undefined}
      onClick={() => store.changeQueue((queue) => ({ ...queue, repeat: NEXT_REPEAT[repeat] }))}
    />
  )
}
