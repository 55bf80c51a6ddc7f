import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { indexWhileDragged, type Drag } from './drag.ts'
import type { RowWindow } from './use-window.ts'

/** Within this distance of an edge, the list scrolls along, the faster the closer the pointer is. */
const EDGE_PX = 48
const [SLOWEST, FASTEST] = [0.4, 3]
/** A late frame scrolls no further than this long. */
const MOST_MS = 34

type Dragging = Pick<RowWindow, 'scroller'> & {
  rowPx: number
  count: number
  drop: (from: number, to: number) => void
}

/** Pixels to scroll per ms, for a pointer this far into an edge. */
function speedAt(depthPx: number): number {
  return depthPx <= 0 ? 0 : SLOWEST + (FASTEST - SLOWEST) * Math.min(1, depthPx / EDGE_PX)
}

/**
 * Drags a row by its handle: it follows the pointer, the others make room, and releasing drops it. Escape cancels. The list is rendered
 * only when the row passes another one; in between, the row itself is moved, once per frame.
 */
export function useDragging({ scroller, rowPx, count, drop }: Dragging) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef({ drop, count })
  useEffect(() => {
    latest.current = { drop, count }
  })
  const grab = (
    { currentTarget: handle, pointerId, clientY, button }: PointerEvent<HTMLElement>,
    from: number,
  ) => {
    const element = scroller.current
    const row = handle.closest('li')
    if (!element || !row || button !== 0) return
    const { top: upper, bottom: lower } = element.getBoundingClientRect()
    let scrolledPx = element.scrollTop
    const grabbedAt = clientY - upper + scrolledPx - from * rowPx
    let pointerY = clientY
    let rendered: Drag = { from, to: from, top: from * rowPx }
    let lastMs = performance.now()
    const over = new AbortController()
    const { signal } = over
    const place = (top: number) => (row.style.translate = `0 ${top}px`)
    const scrollAtEdge = (ms: number) => {
      const speed = speedAt(pointerY - lower + EDGE_PX) - speedAt(upper + EDGE_PX - pointerY)
      // Read before anything is written: afterwards, the browser would have to lay out the list for it.
      scrolledPx = element.scrollTop
      if (speed === 0) return
      const most = Math.max(0, latest.current.count * rowPx - (lower - upper))
      scrolledPx = Math.min(Math.max(0, scrolledPx + speed * ms), most)
      element.scrollTop = scrolledPx
    }
    const follow = () => {
      const last = latest.current.count - 1
      const top = Math.min(Math.max(0, pointerY - upper + scrolledPx - grabbedAt), last * rowPx)
      const to = Math.round(top / rowPx)
      place(top)
      if (to === rendered.to) return
      rendered = { from, to, top }
      setDrag(rendered)
    }
    const step = (nowMs: number) => {
      if (signal.aborted) return
      scrollAtEdge(Math.min(MOST_MS, nowMs - lastMs))
      lastMs = nowMs
      follow()
      requestAnimationFrame(step)
    }
    const end = (isDropped: boolean) => {
      if (isDropped) follow()
      over.abort()
      // Where React has last rendered it: it writes only what differs from that.
      place(rendered.top)
      setDrag(null)
      if (isDropped && rendered.to !== from) latest.current.drop(from, rendered.to)
    }
    handle.setPointerCapture(pointerId)
    const onMove = (moved: { clientY: number }) => (pointerY = moved.clientY)
    handle.addEventListener('pointermove', onMove, { signal })
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('lostpointercapture', () => end(false), { signal })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    }
    document.addEventListener('keydown', onKey, { signal, capture: true })
    setDrag(rendered)
    requestAnimationFrame(step)
  }
  return { drag, grab, shownAt: (index: number) => indexWhileDragged(index, drag) }
}
