import { useLayoutEffect, useRef, useState } from 'react'

/** Rows beyond the edges, so that a quick finger finds them drawn. */
const BEYOND = 6

export type RowWindow = ReturnType<typeof useWindow>

/** Of many rows of the same height only those in sight are drawn. It opens at the row `opensAt`. */
export function useWindow(count: number, rowPx: number, opensAt: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState({ top: opensAt * rowPx, height: 12 * rowPx })
  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    setSight((before) =>
      before.top === scrollTop && before.height === clientHeight
        ? before
        : { top: scrollTop, height: clientHeight },
    )
  }
  const opening = useRef(opensAt * rowPx)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    element.scrollTop = opening.current
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
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
    /** Brings a row into sight. */
    reveal,
    first: Math.max(0, Math.floor(sight.top / rowPx) - BEYOND),
    last: Math.min(count - 1, Math.ceil((sight.top + sight.height) / rowPx) + BEYOND),
  }
}
