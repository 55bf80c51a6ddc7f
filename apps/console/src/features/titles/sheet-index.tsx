/** The names of a title's panels in one line that stays in sight: each leads to its panel, and the one that is read is marked. */
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/language.tsx'
import styles from './sheet-index.module.css'

type SheetIndexProps = { parts: readonly { id: string; name: string }[] }

export function SheetIndex({ parts }: SheetIndexProps) {
  const { title: words } = useTexts()
  const here = useHere(parts.map(({ id }) => id).join(' '))
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
    part?.scrollIntoView({ block: 'start' })
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

/** The part at the upper edge of the window. */
function useHere(ids: string): string | undefined {
  const [here, setHere] = useState<string>()
  useEffect(() => {
    const inSight = new Set<string>()
    const all = ids.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        setHere((before) => all.find((id) => inSight.has(id)) ?? before)
      },
      { rootMargin: '-80px 0px -70% 0px' },
    )
    for (const id of all) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])
  return here
}
