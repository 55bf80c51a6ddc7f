import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import type { LiveWindow } from '../engine/engine.ts'
import styles from './live-pill.module.css'

/** Players keep some segments behind the edge: that is live all the same. */
const BEHIND_SECONDS = 20

type LivePillProps = { live: LiveWindow; position: number; onLive: () => void }

/** Says that it is live; grey, and a way back, where one is behind. */
export function LivePill({ live, position, onLive }: LivePillProps) {
  const words = useTextsOf(playerTexts)
  const isBehind = live.edge - position > BEHIND_SECONDS
  return (
    <button
      type="button"
      className={styles.pill}
      data-behind={isBehind || undefined}
      aria-label={isBehind ? words.goLive : words.isLive}
      onClick={onLive}
    >
      <span className={styles.dot} aria-hidden="true" />
      {words.live}
    </button>
  )
}
