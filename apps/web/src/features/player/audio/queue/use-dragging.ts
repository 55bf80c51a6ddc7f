import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { indexWhileDragged, type Drag } from './drag.ts'
import type { RowWindow } from './use-window.ts'

/** Within this distance of an edge, the list scrolls along. */
const EDGE_PX = 48
const EDGE_SPEED_PX = 10

type Dragging = Pick<RowWindow, 'scroller'> & {
  rowPx: number
  count: number
  drop: (from: number, to: number) => void
}

/** Drags a row by its handle: it follows the pointer, the others make room, and releasing drops it. Escape cancels. */
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
    if (!element || button !== 0) return
    const listTop = () => element.getBoundingClientRect().top - element.scrollTop
    const grabbedAt = clientY - listTop() - from * rowPx
    let pointerY = clientY
    let now: Drag = { from, to: from, top: from * rowPx }
    const over = new AbortController()
    const { signal } = over
    const follow = () => {
      const last = latest.current.count - 1
      const top = Math.min(Math.max(0, pointerY - listTop() - grabbedAt), last * rowPx)
      now = { from, to: Math.round(top / rowPx), top }
      setDrag(now)
    }
    const end = (isDropped: boolean) => {
      over.abort()
      setDrag(null)
      if (isDropped && now.to !== from) latest.current.drop(from, now.to)
    }
    const scrollAtEdges = () => {
      if (signal.aborted) return
      const { top, bottom } = element.getBoundingClientRect()
      const by = pointerY < top + EDGE_PX ? -1 : pointerY > bottom - EDGE_PX ? 1 : 0
      if (by !== 0) {
        element.scrollTop += by * EDGE_SPEED_PX
        follow()
      }
      requestAnimationFrame(scrollAtEdges)
    }
    handle.setPointerCapture(pointerId)
    const onMove = (moved: { clientY: number }) => {
      pointerY = moved.clientY
      follow()
    }
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
    scrollAtEdges()
  }
  return { drag, grab, shownAt: (index: number) => indexWhileDragged(index, drag) }
}
