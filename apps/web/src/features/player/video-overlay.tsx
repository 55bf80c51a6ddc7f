import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { closePlayer, playItem, type PlayRequest } from '../../api/play.ts'
import { formatTimecode } from '../../texts/format.ts'
import { playbackTexts } from '../../texts/playback.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { EmbedFrame } from './embed-frame.tsx'
import { PlayerError, TooManyStreams } from './player-message.tsx'
import { SeekBar } from './seek-bar.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { actionOfKey, type PlayerAction } from './shortcuts.ts'
import { useEngine } from './use-engine.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useMediaSession } from './use-media-session.ts'
import { usePlayback } from './use-playback.ts'
import styles from './video-overlay.module.css'
import { Volume } from './volume.tsx'

const SKIP_SECONDS = 10
/** Controls go after this much stillness; never while paused, in a menu or under the keyboard's focus. */
const CONTROLS_HIDE_MS = 3000
const RESUME_NOTE_MS = 8000

/** Films, episodes, sports and trailers, over the whole screen. @spec accounts 2, catalogue 2.11 */
export function VideoOverlay({ request }: { request: PlayRequest }) {
  const { loading } = useTexts()
  const words = useTextsOf(playbackTexts)
  const { item, queue } = request
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(request)
  const { state, report } = playback
  const { engine, playing } = useEngine(video, playback)
  const fullscreen = useFullscreen(dialog)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { areShown, wake } = useIdleControls(playing.state === 'playing' && !isMenuOpen)
  const startAt = state.status === 'running' ? state.startAt : 0
  const hasResumeNote = useBriefly(startAt > 0 && request.startAt === undefined, RESUME_NOTE_MS)
  const next = queue[queue.findIndex(({ id }) => id === item.id) + 1]

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (playing.state !== 'ended') return
    if (next && item.type === 'VIDEO') playItem(next)
    else if (item.type === 'TRAILER') closePlayer()
  }, [playing.state, next, item.type])

  const seek = (seconds: number) => {
    engine?.seek(seconds)
    report(seconds, true)
  }
  const toggle = () =>
    playing.state === 'playing' || playing.state === 'buffering' ? engine?.pause() : engine?.play()
  useMediaSession(item, playing.state, { toggle, skip: (seconds) => seek(playing.position + seconds) })

  const act = (action: PlayerAction) => {
    switch (action.do) {
      case 'toggle':
        return toggle()
      case 'mute':
        return engine?.setMuted(!playing.isMuted)
      case 'fullscreen':
        return fullscreen.toggle()
      case 'subtitles': {
        const first = playing.subtitles[0]
        return engine?.setSubtitle(playing.chosenSubtitle === null && first ? first.id : null)
      }
      case 'skip':
        return seek(playing.position + action.seconds)
      case 'volume':
        return engine?.setVolume(playing.volume + action.by)
      case 'seek':
        return seek(playing.duration * action.share)
      default:
        return undefined
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    wake()
    const target = event.target as HTMLElement
    const action = actionOfKey({
      key: event.key,
      isOnButton: target.closest('button, [role="menuitemradio"]') !== null,
      isOnSlider: target.matches('input[type="range"]'),
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    })
    if (!action) return
    event.preventDefault()
    act(action)
  }

  // On the document: a control that goes away takes the focus with it, and keys must still arrive.
  const onKey = useEffectEvent(onKeyDown)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const problem = state.status === 'failed' ? state.problem : playing.error
  const retry = () =>
    state.status === 'running' && playing.error !== 'ended' ? engine?.retry() : playback.restart()
  const embed =
    state.status === 'running' && !state.playback.manifest ? state.playback.embedscript : undefined
  const isWaiting =
    !problem &&
    state.status !== 'too_many' &&
    (playing.state === 'loading' || playing.state === 'buffering') &&
    !embed
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-vertical={item.vertical}
      data-controls={areShown || playing.state !== 'playing' ? 'shown' : 'hidden'}
      aria-label={`${words.label}: ${item.title}`}
      onCancel={(event) => {
        event.preventDefault()
        closePlayer()
      }}
      onPointerMove={wake}
      onFocus={wake}
    >
      {embed ? (
        <EmbedFrame embedscript={embed} title={item.title} />
      ) : (
        <video
          ref={video}
          className={styles.video}
          playsInline
          onClick={toggle}
          onDoubleClick={fullscreen.toggle}
        >
          <track kind="captions" />
        </video>
      )}
      {isWaiting && (
        <div className={styles.centre} role="status">
          <span className={styles.spinner}>
            <Icon name="loading" size={56} />
          </span>
          <span className="visually-hidden">{loading}</span>
        </div>
      )}
      {problem && (
        <div className={styles.centre} data-solid="">
          <PlayerError problem={problem} onRetry={retry} />
        </div>
      )}
      {state.status === 'too_many' && (
        <div className={styles.centre} data-solid="">
          <TooManyStreams streams={state.streams} onRetry={playback.restart} />
        </div>
      )}
      <div className={styles.top}>
        <div className={styles.names}>
          {item.byline && <p className={styles.byline}>{item.byline}</p>}
          <h2 className={styles.title}>{item.title}</h2>
        </div>
        <IconButton icon="close" size={30} label={words.close} onClick={closePlayer} />
      </div>
      {!embed && (
        <div className={styles.bottom} inert={problem !== null || state.status === 'too_many'}>
          {hasResumeNote && (
            <p className={styles.note}>
              {words.resumedAt(formatTimecode(startAt))}
              <button type="button" className={styles.noteButton} onClick={() => seek(0)}>
                {words.fromStart}
              </button>
            </p>
          )}
          <div className={styles.line}>
            <span className={styles.time}>{formatTimecode(playing.position)}</span>
            <SeekBar
              position={playing.position}
              duration={playing.duration}
              bufferedTo={playing.bufferedTo}
              chapters={state.status === 'running' ? state.playback.chapters : []}
              step={SKIP_SECONDS}
              onSeek={seek}
            />
            <span className={styles.time}>{formatTimecode(playing.duration)}</span>
          </div>
          <div className={styles.line}>
            <IconButton
              icon={playing.state === 'playing' || playing.state === 'buffering' ? 'pause' : 'play'}
              size={30}
              isSolid
              label={playing.state === 'playing' || playing.state === 'buffering' ? words.pause : words.play}
              onClick={toggle}
            />
            <IconButton
              icon="back"
              size={26}
              label={words.back(SKIP_SECONDS)}
              onClick={() => seek(playing.position - SKIP_SECONDS)}
            />
            <IconButton
              icon="forward"
              size={26}
              label={words.forward(SKIP_SECONDS)}
              onClick={() => seek(playing.position + SKIP_SECONDS)}
            />
            <Volume engine={engine} playing={playing} />
            <span className={styles.space} />
            <SettingsMenu engine={engine} playing={playing} isOpen={isMenuOpen} onOpen={setMenuOpen} />
            <IconButton
              icon={fullscreen.isOn ? 'leave-fullscreen' : 'fullscreen'}
              size={26}
              label={fullscreen.isOn ? words.leaveFullscreen : words.fullscreen}
              onClick={fullscreen.toggle}
            />
          </div>
        </div>
      )}
    </dialog>
  )
}

/** Whether the controls show: they wake on any touch and sleep after a while where they may. */
function useIdleControls(maySleep: boolean): { areShown: boolean; wake: () => void } {
  const [areShown, setShown] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = () => {
    setShown(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!document.activeElement?.matches(':focus-visible')) setShown(false)
    }, CONTROLS_HIDE_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { areShown: areShown || !maySleep, wake }
}

function useBriefly(isWanted: boolean, forMs: number): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    setShown(isWanted)
    if (!isWanted) return undefined
    const timer = setTimeout(() => setShown(false), forMs)
    return () => clearTimeout(timer)
  }, [isWanted, forMs])
  return isShown
}
