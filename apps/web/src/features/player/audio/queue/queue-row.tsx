import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import type { Playable } from '../../../../playing/play-request.ts'
import { formatTimecode } from '../../../../texts/format-details.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { Picture } from '../../../../titles/picture/picture.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../../controls/player-icons.ts'
import { SongNames } from '../song-names.tsx'
import styles from './queue.module.css'

/** The actions of the rows; the same object for the life of the list. */
export type RowActs = {
  /** Tells the list that this row has focus. */
  hold: (track: Playable) => void
  play: (track: Playable) => void
  move: (from: number, to: number) => void
  grab: (event: PointerEvent<HTMLElement>, index: number) => void
  remove: (index: number) => void
}

type QueueRowProps = {
  track: Playable
  /** The row's index, and the number of rows. */
  index: number
  count: number
  isNow: boolean
  isDragged: boolean
  /** In pixels from the top of the list. */
  top: number
  acts: RowActs
}

/** A track in the queue: a press plays it, its handle moves it by drag or arrow keys, Delete removes it. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { track, index, count, isNow, isDragged, top, acts } = props
  const { queue: words } = useTextsOf(listeningTexts)
  // The queue keeps at least one track.
  const isRemovable = count > 1
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null
    const to = isOnHandle
      ? { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
      : undefined
    if (to !== undefined) acts.move(index, to)
    else if (event.key === 'Delete' && isRemovable) acts.remove(index)
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
      onFocus={() => acts.hold(track)}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={styles.track}
        aria-current={isNow || undefined}
        onClick={() => acts.play(track)}
      >
        <span className={styles.art}>
          <Picture picture={track.picture} sizes="2.5rem" alt="" />
        </span>
        <SongNames title={track.title} byline={track.byline} isNow={isNow} />
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
        onPointerDown={(event) => acts.grab(event, index)}
      />
      {isRemovable && (
        <IconButton
          icon="close"
          size={18}
          label={words.remove(track.title)}
          onClick={() => acts.remove(index)}
        />
      )}
    </li>
  )
})
