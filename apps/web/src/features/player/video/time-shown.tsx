import { formatTimecode } from '../../../texts/format-details.ts'
import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import { setPreference } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import styles from './video-controls.module.css'

/** Position and length; a press shows in their place how much is left, at the speed that plays. @spec decisions 13.64 */
export function TimeShown({ playing: { position, duration, rate } }: { playing: EngineSnapshot }) {
  const { time } = useTextsOf(playerTexts)
  const { showsTimeLeft } = usePreferences()
  return (
    <button
      type="button"
      className={styles.time}
      title={showsTimeLeft ? time.showPosition : time.showLeft}
      onClick={() => setPreference('showsTimeLeft', !showsTimeLeft)}
    >
      {showsTimeLeft ? (
        `−${formatTimecode((duration - position) / rate)}`
      ) : (
        <>
          {formatTimecode(position)}
          <span className={styles.total}> / {formatTimecode(duration)}</span>
        </>
      )}
    </button>
  )
}
