import { SPEED_MAX, SPEED_MIN, SPEED_STEP } from '@quintet/domain/listening/listening'
import { PLAYING_SPEEDS } from '@quintet/domain/playback/watching'
import { formatSpeed } from '../../../../texts/format-details.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { playbackTexts } from '../../../../texts/playback.ts'
import { useTexts, useTextsOf } from '../../../../texts/use-texts.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { Choices } from '../../controls/menu-panel.tsx'
import { PLAYER_ICONS } from '../../controls/player-icons.ts'
import type { Listening } from '../use-listening.ts'
import styles from './book.module.css'

/** Speeds from half to triple, in small steps. */
export function SpeedMenu({ listening: { playing, setSpeed } }: { listening: Listening }) {
  const texts = useTexts()
  const words = useTextsOf(listeningTexts)
  const { speed: label } = useTextsOf(playbackTexts)
  const { rate } = playing
  return (
    <div className={styles.menu}>
      <div className={styles.stepper}>
        <IconButton
          icon={PLAYER_ICONS.less}
          label={words.slower}
          disabled={rate <= SPEED_MIN}
          onClick={() => setSpeed(rate - SPEED_STEP)}
        />
        <output className={styles.speed}>{formatSpeed(rate, texts)}</output>
        <IconButton
          icon={PLAYER_ICONS.more}
          label={words.faster}
          disabled={rate >= SPEED_MAX}
          onClick={() => setSpeed(rate + SPEED_STEP)}
        />
      </div>
      <input
        className={styles.slider}
        type="range"
        min={SPEED_MIN}
        max={SPEED_MAX}
        step={SPEED_STEP}
        value={rate}
        aria-label={label}
        aria-valuetext={formatSpeed(rate, texts)}
        onChange={(event) => setSpeed(Number(event.target.value))}
      />
      <Choices
        isRow
        isAlone
        heading={label}
        choices={PLAYING_SPEEDS.map((speed) => ({
          key: String(speed),
          label: formatSpeed(speed, texts),
          isChosen: rate === speed,
          choose: () => setSpeed(speed),
        }))}
      />
    </div>
  )
}
