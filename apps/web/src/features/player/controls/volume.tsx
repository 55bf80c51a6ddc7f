import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { EngineSnapshot, MediaEngine } from '../engine/engine.ts'
import { PLAYER_ICONS } from './player-icons.ts'
import styles from './volume.module.css'

/** How loud it is; of what has no sound, that. */
export function Volume({ engine, playing }: { engine: MediaEngine; playing: EngineSnapshot }) {
  const words = useTextsOf(playbackTexts)
  const { volume, isMuted, hasSound } = playing
  if (!hasSound)
    return (
      <span className={styles.silent} role="img" aria-label={words.noSound} title={words.noSound}>
        <Icon name={PLAYER_ICONS.muted} />
      </span>
    )
  const shown = isMuted ? 0 : volume
  return (
    <div className={styles.volume}>
      <IconButton
        icon={shown === 0 ? PLAYER_ICONS.muted : shown < 0.5 ? PLAYER_ICONS.volumeLow : PLAYER_ICONS.volume}
        label={isMuted ? words.unmute : words.mute}
        onClick={() => engine.setMuted(!isMuted)}
      />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={shown}
        aria-label={words.volume}
        aria-valuetext={`${Math.round(shown * 100)} %`}
        onChange={(event) => engine.setVolume(Number(event.target.value))}
      />
    </div>
  )
}
