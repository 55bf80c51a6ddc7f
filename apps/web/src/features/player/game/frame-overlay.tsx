import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import { FailureMessage } from '../controls/player-message.tsx'
import { VolumeControl } from '../controls/volume.tsx'
import { useFullscreen } from '../controls/use-fullscreen.ts'
import { setPreference } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import type { Playback } from '../store/playback.ts'
import type { FrameScreen } from '../store/screen.ts'
import { EmbedFrame } from './embed-frame.tsx'
import styles from './frame-overlay.module.css'
import { useGameBridge } from './use-game-bridge.ts'

/** A game or a partner's film in its own frame; the bar above it is ours, so that the user can always leave. @spec catalogue 2.11.4 */
export function FrameOverlay({ playback }: { playback: Playback<FrameScreen> }) {
  const words = useTextsOf(playbackTexts)
  const { store, state, screen } = playback
  const { item } = playback.request
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(room)
  const isGame = item.type === 'GAME'
  const { volume } = usePreferences()
  const [isMuted, setMuted] = useState(false)
  const gameFrame = useRef<HTMLIFrameElement>(null)
  useGameBridge(gameFrame, { contentId: isGame ? item.id : null, volume: isMuted ? 0 : volume })
  const frame = useSyncExternalStore(screen.engine.subscribe, screen.engine.frame)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-vertical={item.vertical}
      aria-label={`${words.label}: ${item.title}`}
      onCancel={(event) => {
        event.preventDefault()
        store.close()
      }}
    >
      <div ref={room} className={styles.room}>
        <div className={styles.bar}>
          <h2 className={styles.title}>{item.title}</h2>
          {isGame && (
            <VolumeControl
              volume={volume}
              isMuted={isMuted}
              onMuted={setMuted}
              onVolume={(next) => {
                setMuted(false)
                setPreference('volume', next)
              }}
            />
          )}
          <IconButton
            icon={fullscreen.isOn ? PLAYER_ICONS.leaveFullscreen : PLAYER_ICONS.fullscreen}
            label={fullscreen.isOn ? words.leaveFullscreen : words.fullscreen}
            onClick={fullscreen.toggle}
          />
          <IconButton icon="close" size={28} label={words.close} onClick={store.close} />
        </div>
        <div className={styles.stage}>
          {frame !== null && <EmbedFrame ref={gameFrame} embedscript={frame} title={item.title} />}
          {state.is === 'failed' && <FailureMessage failure={state.failure} playback={playback} />}
        </div>
      </div>
    </dialog>
  )
}
