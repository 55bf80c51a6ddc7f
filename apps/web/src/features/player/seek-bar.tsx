import type { Chapter } from '@quintet/contracts/content'
import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { formatTimecode, sayTime } from '../../texts/format.ts'
import { playbackTexts } from '../../texts/playback.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from './seek-bar.module.css'

type SeekBarProps = {
  position: number
  duration: number
  bufferedTo: number
  chapters?: readonly Chapter[]
  /** How far one arrow key goes, in seconds. */
  step: number
  onSeek: (seconds: number) => void
}

/** Where it stands and how far it is loaded; works by pointer and by arrows, Home, End and Page keys. */
export function SeekBar({ position, duration, bufferedTo, chapters = [], step, onSeek }: SeekBarProps) {
  const words = useTextsOf(playbackTexts)
  const [dragged, setDragged] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = dragged ?? position
  const share = (seconds: number) =>
    duration > 0 ? `${(Math.min(seconds, duration) / duration) * 100}%` : '0%'

  const onKeyDown = (event: KeyboardEvent) => {
    const target = {
      ArrowLeft: position - step,
      ArrowDown: position - step,
      ArrowRight: position + step,
      ArrowUp: position + step,
      PageDown: position - duration / 10,
      PageUp: position + duration / 10,
      Home: 0,
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
  const chapterAt = (seconds: number) =>
    chapters.find(({ start, end }) => seconds >= start && seconds < end)?.title

  return (
    <div
      className={styles.bar}
      style={{ '--played': share(shown), '--loaded': share(bufferedTo) } as CSSProperties}
      onPointerMove={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        setHovered(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration)
      }}
      onPointerLeave={() => setHovered(null)}
    >
      <span className={styles.line} aria-hidden="true">
        {chapters.slice(1).map(({ start }) => (
          <span key={start} className={styles.mark} style={{ left: share(start) }} />
        ))}
      </span>
      <input
        className={styles.input}
        type="range"
        min={0}
        max={Math.max(duration, 0.1)}
        step="any"
        value={Math.min(shown, Math.max(duration, 0.1))}
        disabled={duration === 0}
        aria-label={words.seek}
        aria-valuetext={words.position(sayTime(shown, words), sayTime(duration, words))}
        onChange={(event) => setDragged(Number(event.target.value))}
        onPointerUp={commit}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {hovered !== null && duration > 0 && (
        <span className={styles.bubble} style={{ left: share(hovered) }} aria-hidden="true">
          {chapterAt(hovered) && <span className={styles.chapter}>{chapterAt(hovered)}</span>}
          {formatTimecode(hovered)}
        </span>
      )}
    </div>
  )
}
