import { type PointerEvent, useState } from 'react'

export type Drag = { from: number; to: number }

/** Drags a row by its handle: while the pointer is down, `drag` holds the row and its target; releasing drops it there, Escape cancels. */
export function useDrag(drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const grab = (event: PointerEvent<HTMLElement>, from: number) => {
    const handle = event.currentTarget
    const list = handle.closest('ol')
    if (!list || event.button !== 0) return
    const over = new AbortController()
    const { signal } = over
    let to = from
    const end = (isDropped: boolean) => {
      over.abort()
      setDrag(null)
      if (isDropped && to !== from) drop(from, to)
    }
    handle.setPointerCapture(event.pointerId)
    setDrag({ from, to })
    const follow = ({ clientY }: { clientY: number }) => {
      const rows = [...list.children]
      const below = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
      to = below === -1 ? rows.length - 1 : below
      setDrag({ from, to })
    }
    handle.addEventListener('pointermove', follow, { signal })
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('lostpointercapture', () => end(false), { signal })
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end(false)
    document.addEventListener('keydown', onKey, { signal, capture: true })
  }
  return { drag, grab }
}
