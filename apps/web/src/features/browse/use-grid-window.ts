import type { CardShape } from '@quintet/domain/catalogue/cards'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import {
  isNearEnd,
  isPassing,
  isSamePart,
  restOfRow,
  stepTowards,
  windowOf,
  type GridMeasures,
  type ItemsSeen,
} from './grid-window.ts'

type SeenPart = ItemsSeen & {
  /** The column of the first item while its row is still being filled from its end. */
  firstColumn: number | undefined
  /**
   * The heights of what is not in the document and of the placeholders (`title-grid.module.css`); undefined before the grid was measured.
   */
  style?: CSSProperties
  /** The empty places in the last row; 0 while that row is not in the document. */
  rest: number
}

// The last measures of grids by width: a page that is revisited has its height at once, so that the scroll position can be restored.
const measured = new Map<string, GridMeasures>()

// Rows rendered until the visible part of a previously measured grid is known.
const FIRST_ROWS = 6

/**
 * Keeps only the rows of a long grid near the viewport in the document; the others keep their heights. `onNearEnd` is called at each check
 * and tells whether the second-to-last row is visible.
 */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  shape: CardShape,
  count: number,
  onNearEnd: (isNear: boolean) => void,
): SeenPart {
  const [measures, setMeasures] = useState<GridMeasures | null>(() => measured.get(keyOf(shape)) ?? null)
  const [seen, setSeen] = useState<ItemsSeen | null>(null)
  const shown = useRef<ItemsSeen | null>(null)

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
    let last = { top: 0, at: 0 }
    const look = (at: number) => {
      frame = 0
      const top = -element.getBoundingClientRect().top
      const pxPerMs = Math.abs(top - last.top) / (at - last.at)
      last = { top, at }
      const view = { top, height: innerHeight }
      onNearEnd(isNearEnd(measures, count, view))
      const wanted = windowOf(measures, count, view)
      const next = nextPart(wanted, pxPerMs)
      if (!isSamePart(next, wanted)) frame = requestAnimationFrame(look)
      if (shown.current && isSamePart(shown.current, next)) return
      shown.current = next
      setSeen(next)
    }
    const nextPart = (wanted: ItemsSeen, pxPerMs: number): ItemsSeen => {
      // At first, all at once: a revisited page must show what was there.
      if (!shown.current) return wanted
      if (isPassing(pxPerMs, innerHeight)) return shown.current
      return stepTowards(shown.current, wanted, measures.columns)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look(performance.now())
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [grid, measures, count, onNearEnd])

  if (!measures) return { from: 0, to: count, firstColumn: undefined, rest: 0 }
  const { columns, pitch, rowGap } = measures
  const to = Math.min(count, seen?.to ?? FIRST_ROWS * columns)
  const from = Math.min(seen?.from ?? 0, Math.max(0, to - 1))
  const rest = to === count ? restOfRow(count, columns) : 0
  const style = {
    paddingTop: Math.floor(from / columns) * pitch,
    // Not padding at the bottom: that would change with each new row and restyle the whole grid.
    minHeight: Math.ceil(count / columns) * pitch - rowGap,
    '--pitch': `${pitch}px`,
    '--rest': rest,
  } as CSSProperties
  const before = from % columns
  const firstColumn = before > 0 ? before + 1 : undefined
  return { from, to, style, firstColumn, rest }
}

const isSame = (one: GridMeasures, other: GridMeasures) =>
  one.columns === other.columns && Math.abs(one.pitch - other.pitch) < 0.5

const keyOf = (shape: CardShape) => (typeof window === 'undefined' ? '' : `${shape} ${innerWidth}`)

function measure(element: HTMLElement): GridMeasures | null {
  const { gridTemplateColumns, rowGap: gap } = getComputedStyle(element)
  const first = element.firstElementChild
  if (!first) return null
  const { height } = first.getBoundingClientRect()
  const rowGap = Number.parseFloat(gap)
  return { columns: gridTemplateColumns.split(' ').length, pitch: height + rowGap, rowGap }
}
