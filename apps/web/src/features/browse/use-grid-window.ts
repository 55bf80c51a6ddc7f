import type { CardShape } from '@quintet/domain/cards'
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
  /** The column of the first item where a row has only begun to grow from its end. */
  firstColumn: number | undefined
  /** The heights of what is not in the document and of its shapes (`title-grid.module.css`); none before the grid was measured. */
  style?: CSSProperties
  /** The places that the last row leaves empty; 0 while it is not in the document. */
  rest: number
}

// What grids of this width measured last: a page that one comes back to has its height at once, so that its place is found.
const measured = new Map<string, GridMeasures>()

// Until it is known what is seen of a grid that was measured before.
const FIRST_ROWS = 6

/**
 * Keeps a long grid short in the document: rows far from what is seen are left out and keep their heights.
 * `onNearEnd` is told with each look whether the near-last row is in sight.
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
      // At first all at once: whoever comes back must find what was there.
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
    // Not a padding below: that would be another with each row that begins, and the grid be styled anew.
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
