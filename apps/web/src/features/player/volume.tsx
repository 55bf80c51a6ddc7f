import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import type { Engine, EngineSnapshot } from './engine.ts'
import styles from './volume.module.css'

export function Volume({ engine, playing }: { engine: Engine | null; playing: EngineSnapshot }) {
  const texts = useTexts()
  const { volume, isMuted } = playing
  const shown = isMuted ? 0 : volume
  return (
    <div className={styles.volume}>
      <IconButton
        icon={shown === 0 ? 'muted' : shown < 0.5 ? 'volume-low' : 'volume'}
        label={isMuted ? texts.player.unmute : texts.player.mute}
        onClick={() => engine?.setMuted(!isMuted)}
      />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={shown}
        aria-label={texts.player.volume}
        aria-valuetext={`${Math.round(shown * 100)} %`}
        onChange={(event) => engine?.setVolume(Number(event.target.value))}
      />
    </div>
  )
}
