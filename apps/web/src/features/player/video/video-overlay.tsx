import { useEffect, useRef, useState, type RefObject } from 'react'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { FailureMessage } from '../controls/player-message.tsx'
import type { Playback } from '../store/playback.ts'
import type { VideoScreen } from '../store/screen.ts'
import { EndCard, NextCard, PresencePrompt } from './next-card.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { SkipButton } from './skip-button.tsx'
import { useIdleControls, type IdleControls } from './use-idle-controls.ts'
import { useKeys } from './use-keys.ts'
import { useWatching, type Watching } from './use-watching.ts'
import { VideoControls, type OpenMenu } from './video-controls.tsx'
import { Notes } from './video-notes.tsx'
import styles from './video-overlay.module.css'
import { VideoStage } from './video-stage.tsx'
import { VideoTop } from './video-top.tsx'

const CONTROLS_AFTER_MS = 300

/** The full-screen player for films, episodes, sports and trailers. @spec catalogue 2.11.2 */
export function VideoOverlay({ playback }: { playback: Playback<VideoScreen> }) {
  const shared = useTextsOf(playbackTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const watching = useWatching(playback, room)
  const { item, store, playing, failure } = watching
  const [menu, setMenu] = useState<OpenMenu>(null)
  const maySleep = playing.state === 'playing' && menu === null && !failure
  const controls = useIdleControls(dialog, maySleep)
  useKeys(watching, controls)
  useEffect(() => {
    dialog.current?.showModal()
    // Focuses the player itself: shortcuts work at once, and no control is kept visible by a focus that the user did not set.
    dialog.current?.focus()
  }, [])
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
        store.close()
      }}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && controls.wake()}
      onFocus={controls.wake}
    >
      <Room ref={room} watching={watching} controls={controls} menu={menu} onMenu={setMenu} />
    </dialog>
  )
}

type RoomProps = {
  ref: RefObject<HTMLDivElement | null>
  watching: Watching
  controls: IdleControls
  menu: OpenMenu
  onMenu: (menu: OpenMenu) => void
}

function Room({ ref, watching, controls, menu, onMenu }: RoomProps) {
  const { state, failure, next, isHelpOpen, setHelpOpen } = watching
  const hasEnded = state.is === 'ended' && !next.isOffered && !next.isAsking
  const isCovered = failure !== null || hasEnded
  const areControlsDue = useControlsDue(watching.hasPicture)
  return (
    <div ref={ref} className={styles.room}>
      <VideoStage watching={watching} controls={controls} isMenuOpen={menu !== null} />
      <VideoTop watching={watching} />
      {areControlsDue && (
        <VideoControls watching={watching} menu={menu} onMenu={onMenu} isInert={isCovered} />
      )}
      {!isCovered && menu === null && (
        <div className={styles.offers} data-raised={controls.areShown || undefined}>
          <Notes watching={watching} />
          <div className={styles.offer}>
            <SkipButton watching={watching} areControlsShown={controls.areShown} />
            <NextCard next={next} />
          </div>
        </div>
      )}
      {hasEnded && <EndCard watching={watching} />}
      {next.isAsking && <PresencePrompt watching={watching} />}
      {failure && (
        <div className={styles.blocked}>
          <FailureMessage failure={failure} playback={watching} />
        </div>
      )}
      {isHelpOpen && <ShortcutSheet onClose={() => setHelpOpen(false)} />}
    </div>
  )
}

/** Tells whether the controls should be rendered: with the first frame, which they would delay, or when it takes longer. */
function useControlsDue(hasPicture: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CONTROLS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasPicture || isLate
}
