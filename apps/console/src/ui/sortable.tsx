/** A list whose entries are reordered by dragging a handle, or with the arrow keys on it. */
import { GripVertical } from 'lucide'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './sortable.module.css'

type SortableProps<Entry> = {
  entries: readonly Entry[]
  keyOf: (entry: Entry) => string | number
  label: string
  /** The accessible name of an entry's handle. */
  handleLabel: (entry: Entry) => string
  handleHint: string
  /** The new place of an entry, for screen readers. */
  announce: (entry: Entry, place: number) => string
  /** True for headings, which have no handle. */
  isFixed?: (entry: Entry) => boolean
  /** Null if the order is fixed. */
  onOrder: ((entries: Entry[]) => void) | null
  children: (entry: Entry) => ReactNode
}

export function Sortable<Entry>(props: SortableProps<Entry>) {
  const { entries, keyOf, label, handleLabel, handleHint, announce, isFixed, onOrder, children } = props
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | number | null>(null)
  // The order before the drag, restored if the drag is cancelled.
  const before = useRef<readonly Entry[]>(entries)
  const [said, setSaid] = useState('')

  const moveTo = (entry: Entry, place: number) => {
    const from = entries.indexOf(entry)
    const to = Math.max(0, Math.min(entries.length - 1, place))
    if (from === to || !onOrder) return
    onOrder(entries.filter((each) => each !== entry).toSpliced(to, 0, entry))
    setSaid(announce(entry, to + 1))
  }
  const onKeyDown = (entry: Entry) => (event: KeyboardEvent) => {
    const place = placeAfter(event.key, entries.indexOf(entry), entries.length)
    if (place === null) return
    event.preventDefault()
    moveTo(entry, place)
  }
  const drag = (entry: Entry) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      before.current = entries
      setDragged(keyOf(entry))
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged !== keyOf(entry) || !list.current) return
      moveTo(entry, placeAt([...list.current.children], clientY, entries.indexOf(entry)))
    },
    onPointerCancel() {
      if (dragged !== null) onOrder?.([...before.current])
      setDragged(null)
    },
    onLostPointerCapture: () => setDragged(null),
  })
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {entries.map((entry) => (
          <li
            key={keyOf(entry)}
            className={styles.entry}
            data-dragged={dragged === keyOf(entry) || undefined}
          >
            {onOrder && !isFixed?.(entry) && (
              <button
                type="button"
                className={styles.handle}
                aria-label={handleLabel(entry)}
                title={handleHint}
                onKeyDown={onKeyDown(entry)}
                {...drag(entry)}
              >
                <Icon drawing={GripVertical} />
              </button>
            )}
            {children(entry)}
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{said}</output>
    </>
  )
}

function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowUp') return place - 1
  if (key === 'ArrowDown') return place + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Returns the place whose middle the pointer has passed, coming from `from`. */
function placeAt(entries: readonly Element[], y: number, from: number): number {
  const middles = entries.map((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return top + height / 2
  })
  const below = middles.findIndex((middle, place) => place < from && y < middle)
  if (below !== -1) return below
  return middles.findLastIndex((middle, place) => place >= from && (place === from || y > middle))
}
