import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { EngineSnapshot, MediaEngine } from '../engine/engine.ts'
import { PLAYER_ICONS } from './player-icons.ts'
import styles from './volume.module.css'

/** The volume control; for titles without sound, a note that says so. */
export function Volume({ engine, playing }: { engine: MediaEngine; playing: EngineSnapshot }) {
  const words = useTextsOf(playbackTexts)
  const { volume, isMuted, hasSound } = playing
  if (!hasSound)
    return (
      <span className={styles.silent} role="img" aria-label={words.noSound} title={words.noSound}>
        <Icon name={PLAYER_ICONS.muted} />
      </span>
    )
  return (
    <VolumeControl
      volume={volume}
      isMuted={isMuted}
      onMuted={(next) => engine.setMuted(next)}
      onVolume={(next) => engine.setVolume(next)}
    />
  )
}

type VolumeControlProps = {
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  onMuted: (isMuted: boolean) => void
  onVolume: (volume: number) => void
}

/** A mute button and a slider. */
export function VolumeControl({ volume, isMuted, onMuted, onVolume }: VolumeControlProps) {
  const words = useTextsOf(playbackTexts)
  const shown = isMuted ? 0 : volume
  return (
    <div className={styles.volume}>
      <IconButton
        icon={shown === 0 ? PLAYER_ICONS.muted : shown < 0.5 ? PLAYER_ICONS.volumeLow : PLAYER_ICONS.volume}
        label={isMuted ? words.unmute : words.mute}
        onClick={() => onMuted(!isMuted)}
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
        onChange={(event) => onVolume(Number(event.target.value))}
      />
    </div>
  )
}
