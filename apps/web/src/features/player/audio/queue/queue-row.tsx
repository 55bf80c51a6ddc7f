import type { KeyboardEvent, PointerEvent } from 'react'
import type { Playable } from '../../../../playing/play-request.ts'
import { formatTimecode } from '../../../../texts/format.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { Picture } from '../../../../titles/picture/picture.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../../controls/player-icons.ts'
import styles from './queue.module.css'

type QueueRowProps = {
  track: Playable
  /** Of how many it is which. */
  index: number
  count: number
  isNow: boolean
  isDragged: boolean
  /** Pixels from the top of the list. */
  top: number
  /** It has the focus. */
  onHold: () => void
  onPlay: () => void
  onMoveBy: (by: number) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
  /** None: it is all that there is. */
  onRemove: (() => void) | undefined
}

/** A track of the queue: a press plays it, its handle moves it by drag or arrows, Delete takes it out. */
export function QueueRow({ track, index, count, isNow, isDragged, top, ...does }: QueueRowProps) {
  const { queue: words } = useTextsOf(listeningTexts)
  const { onHold, onPlay, onMoveBy, onGrab, onRemove } = does
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null
    const by = isOnHandle
      ? { ArrowUp: -1, ArrowDown: 1, Home: -index, End: count - 1 - index }[event.key]
      : undefined
    if (by !== undefined) onMoveBy(by)
    else if (event.key === 'Delete' && onRemove) onRemove()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li
      className={styles.row}
      style={{ translate: `0 ${top}px` }}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      data-dragged={isDragged || undefined}
      onFocus={onHold}
      onKeyDown={onKeyDown}
    >
      <button type="button" className={styles.track} aria-current={isNow || undefined} onClick={onPlay}>
        <span className={styles.art}>
          <Picture picture={track.picture} sizes="2.5rem" alt="" />
        </span>
        <span className={styles.names}>
          <span className={styles.title}>{track.title}</span>
          <span className={styles.byline}>{track.byline}</span>
        </span>
        <span className={styles.length}>
          {track.seconds === undefined ? '' : formatTimecode(track.seconds)}
        </span>
      </button>
      <IconButton
        className={styles.handle}
        icon={PLAYER_ICONS.grip}
        size={18}
        label={words.move(track.title)}
        data-handle
        onPointerDown={onGrab}
      />
      {onRemove && <IconButton icon="close" size={18} label={words.remove(track.title)} onClick={onRemove} />}
    </li>
  )
}
