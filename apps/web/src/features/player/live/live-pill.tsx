import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { LIVE_WITHIN_SECONDS, type LiveWindow } from '../engine/engine.ts'
import styles from './live-pill.module.css'

type LivePillProps = { live: LiveWindow; position: number; onLive: () => void }

/** Shows that it is live; when the viewer is behind, it is grey and leads back to the live edge. */
export function LivePill({ live, position, onLive }: LivePillProps) {
  const words = useTextsOf(playerTexts)
  const isBehind = live.edge - position > LIVE_WITHIN_SECONDS
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
