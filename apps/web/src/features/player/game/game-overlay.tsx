import { useEffect, useRef, useState } from 'react'
import { closePlayer, type PlayRequest } from '../../../playing/play.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { EmbedFrame } from '../frame/embed-frame.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import styles from './game-overlay.module.css'
import { PlayerError, TooManyStreams } from '../controls/player-message.tsx'
import { useFullscreen } from '../controls/use-fullscreen.ts'
import { usePlayback, type PlaybackControl } from '../store/use-playback.ts'

/** A game in its own frame; the bar above stays ours, so that one always gets out. @spec catalogue 2.11.4 */
export function GameOverlay({ request }: { request: PlayRequest }) {
  const words = useTextsOf(playbackTexts)
  const { item } = request
  const dialog = useRef<HTMLDialogElement>(null)
  const playback = usePlayback(request)
  const { state, restart } = playback
  const frame = useFrame(playback)
  const room = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(room)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-vertical={item.vertical}
      aria-label={`${words.label}: ${item.title}`}
      onCancel={(event) => {
        event.preventDefault()
        closePlayer()
      }}
    >
      <div ref={room} className={styles.room}>
        <div className={styles.bar}>
          <h2 className={styles.title}>{item.title}</h2>
          <IconButton
            icon={fullscreen.isOn ? PLAYER_ICONS.leaveFullscreen : PLAYER_ICONS.fullscreen}
            label={fullscreen.isOn ? words.leaveFullscreen : words.fullscreen}
            onClick={fullscreen.toggle}
          />
          <IconButton icon="close" size={28} label={words.close} onClick={closePlayer} />
        </div>
        <div className={styles.stage}>
          {frame && <EmbedFrame embedscript={frame} title={item.title} />}
          {state.status === 'running' && !state.source.embedscript && (
            <PlayerError problem="not_playable" onRetry={restart} />
          )}
          {state.status === 'failed' && !frame && <PlayerError problem={state.problem} onRetry={restart} />}
          {state.status === 'too_many' && <TooManyStreams streams={state.streams} onRetry={restart} />}
        </div>
      </div>
    </dialog>
  )
}

/**
 * What the frame shows. A game whose stream ended because this device slept or was cut off plays on in its frame while another
 * stream begins: loaded anew, it would begin again itself.
 */
function useFrame({ state, goOn }: PlaybackControl): string | undefined {
  const [frame, setFrame] = useState<string | undefined>(undefined)
  const opened = state.status === 'running' ? state.source.embedscript : undefined
  const wasSilent = state.status === 'failed' && state.wasSilent === true
  const isOver = state.status === 'too_many' || (state.status === 'failed' && !wasSilent)
  if (frame === undefined && opened !== undefined) setFrame(opened)
  if (frame !== undefined && isOver) setFrame(undefined)
  useEffect(() => {
    if (wasSilent) goOn({ position: 0, isPaused: false })
  }, [wasSilent, goOn])
  return frame
}
