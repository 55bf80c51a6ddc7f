/** The names of a title's panels in one line that stays in sight: each leads to its panel, and the one that is read is marked. */
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/language.tsx'
import styles from './sheet-index.module.css'

type SheetIndexProps = { parts: readonly { id: string; name: string }[] }

export function SheetIndex({ parts }: SheetIndexProps) {
  const { title: words } = useTexts()
  const [here, setHere] = useHere(parts.map(({ id }) => id).join(' '))
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    const bar = line.current
    const link = bar?.querySelector<HTMLElement>(`[href='#${here}']`)
    // Only the line scrolls; scrollIntoView would move the page, too.
    if (bar && link) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.clientWidth) / 2
  }, [here])
  // No entry in the history: "back" leads to the list, and nothing asks about unsaved changes.
  const show = (event: MouseEvent, id: string) => {
    event.preventDefault()
    const part = document.getElementById(id)
    part?.focus({ preventScroll: true })
    if (part) keepInSight(part)
    setHere(id)
  }
  return (
    <nav ref={line} className={styles.index} aria-label={words.index}>
      {parts.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === here ? 'true' : undefined}
          onClick={(event) => show(event, id)}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

/** The part at the upper edge of the window, or the one that the index led to while its head is in sight: the last ones never get up there. */
function useHere(ids: string) {
  const [here, setHere] = useState<string>()
  useEffect(() => {
    const inSight = new Set<string>()
    const all = ids.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        setHere((before) => all.find(isLedTo) ?? all.find((id) => inSight.has(id)) ?? before)
      },
      { rootMargin: '-80px 0px -70% 0px' },
    )
    for (const id of all) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])
  return [here, setHere] as const
}

function isLedTo(id: string): boolean {
  const part = document.activeElement
  if (part?.id !== id) return false
  const { top } = part.getBoundingClientRect()
  return top >= 0 && top < innerHeight
}

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a part, and again while pictures and lists above it are still loading; the first move of the reader ends that. */
function keepInSight(part: HTMLElement): void {
  const show = () => part.scrollIntoView({ block: 'start' })
  const growing = new ResizeObserver(show)
  const moved = new AbortController()
  for (const move of MOVES)
    addEventListener(
      move,
      () => {
        growing.disconnect()
        moved.abort()
      },
      { signal: moved.signal, passive: true },
    )
  show()
  growing.observe(document.body)
}
