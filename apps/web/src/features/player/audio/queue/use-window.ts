import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Rows rendered beyond the edges, so that fast scrolling does not outrun them. */
const BEYOND = 3
/** The number of rows scrolled before others are rendered: most wheel steps render nothing. */
const STEP = 3

export type RowWindow = ReturnType<typeof useWindow>

/** Renders only the visible ones of many rows of equal height. Starts at the row `opensAt`. */
export function useWindow(count: number, rowPx: number, opensAt: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState({ first: opensAt, rows: 12 })
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const first = Math.floor(scrollTop / rowPx / STEP) * STEP
    const rows = Math.ceil(clientHeight / rowPx) + STEP
    setSight((before) => (before.first === first && before.rows === rows ? before : { first, rows }))
  }, [rowPx])
  const opening = useRef(opensAt * rowPx)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    element.scrollTop = opening.current
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look])
  const reveal = (index: number) => {
    const element = scroller.current
    if (!element) return
    const [top, bottom] = [index * rowPx, (index + 1) * rowPx]
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight
    look()
  }
  return {
    scroller,
    onScroll: look,
    /** Scrolls a row into view. */
    reveal,
    first: Math.max(0, sight.first - BEYOND),
    last: Math.min(count - 1, sight.first + sight.rows + BEYOND),
  }
}
