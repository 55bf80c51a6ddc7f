import type { CardShape } from '@quintet/domain/cards'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { isSamePart, stepTowards, windowOf, type GridMeasures, type RowsSeen } from './grid-window.ts'

type SeenPart = {
  /** The first item that is in the document, and the one after the last. */
  from: number
  to: number
  /** The heights of what is not; none before the grid was measured. */
  style?: CSSProperties
  /** Whether the near-last row is in sight. */
  isNearEnd: boolean
}

// What grids of this width measured last: a page that one comes back to has its height at once, so that its place is found.
const measured = new Map<string, GridMeasures>()

// Until it is known what is seen of a grid that was measured before.
const FIRST_ROWS = 6

/** Keeps a long grid short in the document: rows far from what is seen are left out and keep their heights. */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  shape: CardShape,
  count: number,
): SeenPart {
  const [measures, setMeasures] = useState<GridMeasures | null>(() => measured.get(keyOf(shape)) ?? null)
  const [seen, setSeen] = useState<RowsSeen | null>(null)
  const shown = useRef<RowsSeen | null>(null)

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const remember = () => {
      const now = measure(element)
      if (!now) return
      measured.set(keyOf(shape), now)
      setMeasures((before) => (before && isSame(before, now) ? before : now))
    }
    remember()
    const observer = new ResizeObserver(remember)
    observer.observe(element.parentElement ?? element)
    return () => observer.disconnect()
  }, [grid, shape])

  useEffect(() => {
    const element = grid.current
    if (!element || !measures) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const wanted = windowOf(measures, count, {
        top: -element.getBoundingClientRect().top,
        height: innerHeight,
      })
      // At first all at once: whoever comes back must find what was there.
      const next = shown.current ? stepTowards(shown.current, wanted) : wanted
      if (!isSamePart(next, wanted)) frame = requestAnimationFrame(look)
      if (shown.current && isSamePart(shown.current, next)) return
      shown.current = next
      setSeen(next)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [grid, measures, count])

  if (!measures) return { from: 0, to: count, isNearEnd: false }
  const { columns, pitch } = measures
  const rows = Math.ceil(count / columns)
  const end = Math.min(seen?.endRow ?? FIRST_ROWS, rows)
  const first = Math.min(seen?.firstRow ?? 0, Math.max(0, end - 1))
  return {
    from: first * columns,
    to: Math.min(count, end * columns),
    style: { paddingTop: first * pitch, paddingBottom: (rows - end) * pitch },
    isNearEnd: seen?.isNearEnd ?? false,
  }
}

const isSame = (one: GridMeasures, other: GridMeasures) =>
  one.columns === other.columns && Math.abs(one.pitch - other.pitch) < 0.5

const keyOf = (shape: CardShape) => (typeof window === 'undefined' ? '' : `${shape} ${innerWidth}`)

function measure(element: HTMLElement): GridMeasures | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element)
  const first = element.firstElementChild
  if (!first) return null
  const height = first.getBoundingClientRect().height
  return { columns: gridTemplateColumns.split(' ').length, pitch: height + Number.parseFloat(rowGap) }
}
