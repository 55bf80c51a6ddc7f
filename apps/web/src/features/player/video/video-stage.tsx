import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { CaptionLayer } from '../captions/caption-layer.tsx'
import { STEP_SECONDS } from '../controls/shortcuts.ts'
import type { IdleControls } from './use-idle-controls.ts'
import type { Watching } from './use-watching.ts'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import { Still } from './still.tsx'
import { type Tap, tapAfter } from './taps.ts'
import styles from './video-stage.module.css'

type StageProps = { watching: Watching; controls: IdleControls; isMenuOpen: boolean }

/** The picture with its subtitles. A mouse click plays and pauses; a tap shows the controls, a double tap at a side seeks. */
export function VideoStage({ watching, controls, isMenuOpen }: StageProps) {
  const words = useTextsOf(playerTexts)
  const place = useRef<HTMLDivElement>(null)
  const { screen, playing, hasPicture, tracks, item, failure, flash, casting } = watching
  const onTap = useTaps(watching, controls)
  const closesMenu = useRef(false)
  useLayoutEffect(() => {
    place.current?.prepend(screen.element)
    return () => screen.element.remove()
  }, [screen])
  const isWaiting = !failure && (playing.state === 'loading' || playing.state === 'buffering')
  const still = item.still ?? item.picture
  return (
    <div
      ref={place}
      className={styles.stage}
      // A press that closes a menu does nothing else.
      onPointerDown={() => {
        closesMenu.current = isMenuOpen
      }}
      onPointerUp={(event) => !closesMenu.current && onTap(event)}
      onDoubleClick={(event) => {
        if ((event.nativeEvent as unknown as globalThis.PointerEvent).pointerType !== 'touch')
          watching.fullscreen.toggle()
      }}
    >
      {!hasPicture && still?.tiny && <Still tiny={still.tiny} />}
      <span className={styles.shade} data-fades="" aria-hidden="true" />
      {tracks.subtitle && (
        <CaptionLayer
          video={screen.element}
          cues={tracks.cues}
          offset={tracks.offset}
          language={tracks.subtitle.language}
        />
      )}
      {isWaiting && (
        <div className={styles.centre} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          <span className="visually-hidden">{words.loading}</span>
        </div>
      )}
      {casting.isOn && !failure && <p className={styles.casting}>{words.casting}</p>}
      <p className="visually-hidden" role="status">
        {flash?.text}
      </p>
      {flash && (
        <span key={flash.id} className={styles.flash} data-side={flash.side} aria-hidden="true">
          {flash.icon && <Icon name={flash.icon} size={34} isSolid={flash.icon !== PLAYER_ICONS.muted} />}
          {flash.text}
        </span>
      )}
    </div>
  )
}

function useTaps(watching: Watching, controls: IdleControls) {
  const last = useRef<Tap>(null)
  return (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    if (event.pointerType !== 'touch') return watching.jumps.toggle()
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const tap = tapAfter(last.current, { atMs: event.timeStamp, share: (event.clientX - left) / width })
    last.current = tap
    if (tap.seeks) watching.skip(tap.side * STEP_SECONDS)
    else controls.toggle()
    return undefined
  }
}
