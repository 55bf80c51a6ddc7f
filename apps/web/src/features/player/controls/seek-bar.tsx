import type { Chapter } from '@quintet/contracts/content'
import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { formatTimecode, sayTime } from '../../../texts/format-details.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import styles from './seek-bar.module.css'
import { thumbnailAt, type Thumbnail } from './thumbnails.ts'

type SeekBarProps = {
  position: number
  duration: number
  bufferedTo: number
  chapters?: readonly Chapter[]
  thumbnails?: readonly Thumbnail[]
  /** The step of one arrow key press, in seconds. */
  step: number
  /** The start of the bar, in seconds: above 0 only for a broadcast. */
  from?: number
  /** Formats a time; by default as a position in the title. */
  format?: ((seconds: number) => string) | undefined
  onSeek: (seconds: number) => void
}

/** Shows the position and the buffered range; works by pointer and by arrow, Home, End and Page keys. @spec product 2.3 */
export function SeekBar(props: SeekBarProps) {
  const { position, duration, bufferedTo, chapters = [], thumbnails = [], step, from = 0, onSeek } = props
  const { format = formatTimecode } = props
  const shared = useTextsOf(playbackTexts)
  const [dragged, setDragged] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = dragged ?? position
  const length = duration - from
  const share = (seconds: number) =>
    length > 0 ? `${Math.min(100, Math.max(0, ((seconds - from) / length) * 100))}%` : '0%'

  const onKeyDown = (event: KeyboardEvent) => {
    const target = {
      ArrowLeft: position - step,
      ArrowDown: position - step,
      ArrowRight: position + step,
      ArrowUp: position + step,
      PageDown: chapters.findLast(({ start }) => start < position - 2)?.start ?? position - length / 10,
      PageUp: chapters.find(({ start }) => start > position)?.start ?? position + length / 10,
      Home: from,
      End: duration,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onSeek(target)
  }
  const commit = () => {
    if (dragged !== null) onSeek(dragged)
    setDragged(null)
  }
  const pointed = dragged ?? hovered
  return (
    <div
      className={styles.bar}
      style={{ '--played': share(shown), '--loaded': share(bufferedTo) } as CSSProperties}
      data-dragged={dragged !== null || undefined}
      onPointerMove={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        setHovered(from + Math.min(1, Math.max(0, (event.clientX - left) / width)) * length)
      }}
      onPointerLeave={() => setHovered(null)}
    >
      <span className={styles.line} aria-hidden="true">
        {chapters
          .filter(({ start }) => start > from && start < duration)
          .map(({ start }) => (
            <span key={start} className={styles.mark} data-chapter-mark="" style={{ left: share(start) }} />
          ))}
      </span>
      <input
        className={styles.input}
        type="range"
        min={from}
        max={Math.max(duration, from + 0.1)}
        step="any"
        value={Math.min(Math.max(shown, from), Math.max(duration, from + 0.1))}
        disabled={length <= 0}
        aria-label={shared.seek}
        aria-valuetext={
          props.format
            ? props.format(shown)
            : shared.position(sayTime(shown, shared), sayTime(duration, shared))
        }
        onChange={(event) => setDragged(Number(event.target.value))}
        onPointerUp={commit}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {pointed !== null && length > 0 && (
        <Bubble
          at={share(pointed)}
          picture={thumbnailAt(thumbnails, pointed)}
          chapter={chapters.findLast(({ start }) => pointed >= start)}
          time={format(pointed)}
        />
      )}
    </div>
  )
}

type BubbleProps = {
  at: string
  picture: Thumbnail | undefined
  chapter: Chapter | undefined
  time: string
}

/** The preview of the position under the pointer. */
function Bubble({ at, picture, chapter, time }: BubbleProps) {
  return (
    <span className={styles.bubble} style={{ '--at': at } as CSSProperties} aria-hidden="true">
      <Picture picture={picture} />
      <span className={styles.words}>
        {chapter && <span className={styles.chapter}>{chapter.title}</span>}
        <span className={styles.when}>{time}</span>
      </span>
    </span>
  )
}

function Picture({ picture }: { picture: Thumbnail | undefined }) {
  if (!picture) return null
  const { address, x, y, width, height } = picture
  return (
    <span
      className={styles.picture}
      data-thumbnail=""
      style={{ width, height, background: `url("${address}") -${x}px -${y}px` }}
    />
  )
}
