import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { closePlayer, type PlayRequest } from '../../../playing/play.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { EmbedFrame } from '../frame/embed-frame.tsx'
import { EndCard, NextCard, PresencePrompt } from './next-card.tsx'
import { PlayerError, TooManyStreams } from '../controls/player-message.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { actionOfKey } from '../controls/shortcuts.ts'
import { SkipButton } from './skip-button.tsx'
import { useIdleControls } from './use-idle-controls.ts'
import { useWatching } from './use-watching.ts'
import { VideoControls, type OpenMenu } from './video-controls.tsx'
import { Notes } from './video-notes.tsx'
import styles from './video-overlay.module.css'
import { VideoStage } from './video-stage.tsx'
import { VideoTop } from './video-top.tsx'

/** Films, episodes, sports and trailers, over the whole screen. @spec catalogue 2.11.2 */
export function VideoOverlay({ request }: { request: PlayRequest }) {
  const shared = useTextsOf(playbackTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const watching = useWatching(request, room)
  const { item, playing, playback, problem, next } = watching
  const { state } = playback
  const [menu, setMenu] = useState<OpenMenu>(null)
  const isBlocked = problem !== null || state.status === 'too_many'
  const controls = useIdleControls(dialog, playing.state === 'playing' && menu === null && !isBlocked)
  const embed = state.status === 'running' && !state.source.manifest ? state.source.embedscript : undefined

  useEffect(() => {
    dialog.current?.showModal()
    // On the player itself: keys steer at once, and no control is held awake by a focus that nobody set.
    dialog.current?.focus()
  }, [])
  useEffect(() => {
    if (playing.state === 'ended' && item.type === 'TRAILER') closePlayer()
  }, [playing.state, item.type])

  const onKeyDown = (event: KeyboardEvent) => {
    // The list of keys and what asks for an answer keep them.
    if (event.defaultPrevented || isBlocked || watching.isHelpOpen || next.isAsking) return
    controls.wake()
    const target = event.target as HTMLElement
    const action = actionOfKey({
      key: event.key,
      isOnButton: target.closest('button, a') !== null,
      isOnSlider: target.matches('input[type="range"]'),
      isOnText: target.matches('input:not([type="range"]), textarea, select') || target.isContentEditable,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      hasShift: event.shiftKey,
    })
    if (!action) return
    event.preventDefault()
    watching.act(action)
  }
  // On the document: a control that goes away takes the focus with it, and keys must still arrive.
  const onKey = useEffectEvent(onKeyDown)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const hasEnded = playing.state === 'ended' && item.type === 'VIDEO' && !next.isOffered && !next.isAsking
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.overlay}
      data-vertical={item.vertical}
      data-controls={controls.areShown ? 'shown' : 'hidden'}
      aria-label={`${shared.label}: ${item.title}`}
      onCancel={(event) => {
        event.preventDefault()
        closePlayer()
      }}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && controls.wake()}
      onFocus={controls.wake}
    >
      <div ref={room} className={styles.room}>
        {embed ? (
          <EmbedFrame embedscript={embed} title={item.title} />
        ) : (
          <VideoStage watching={watching} controls={controls} isMenuOpen={menu !== null} />
        )}
        <VideoTop watching={watching} />
        {!embed && (
          <>
            <VideoControls watching={watching} menu={menu} onMenu={setMenu} isInert={isBlocked || hasEnded} />
            {!isBlocked && !hasEnded && menu === null && (
              <div className={styles.offers} data-raised={controls.areShown || undefined}>
                <Notes watching={watching} />
                <div className={styles.offer}>
                  <SkipButton watching={watching} areControlsShown={controls.areShown} />
                  <NextCard next={next} />
                </div>
              </div>
            )}
          </>
        )}
        {hasEnded && !isBlocked && <EndCard watching={watching} />}
        {next.isAsking && <PresencePrompt next={next} />}
        {isBlocked && (
          <div className={styles.blocked}>
            {state.status === 'too_many' ? (
              <TooManyStreams streams={state.streams} onRetry={playback.restart} />
            ) : (
              problem && <PlayerError problem={problem} code={playing.errorCode} onRetry={watching.retry} />
            )}
          </div>
        )}
        {watching.isHelpOpen && <ShortcutSheet onClose={() => watching.setHelpOpen(false)} />}
      </div>
    </dialog>
  )
}
