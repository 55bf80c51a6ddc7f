import { useRef, type TouchEvent } from 'react'

const PULL_PX = 48

/** Detects a vertical swipe up (-1) or down (1), ignoring everything that scrolls or slides. */
export function usePull(onPull: (direction: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0]
      const isOwn =
        target instanceof Element && target.closest('input, [data-scrolls], [role="dialog"] [role="dialog"]')
      from.current = touch && !isOwn && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || !from.current) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      if (Math.abs(y) > PULL_PX && Math.abs(y) > 2 * Math.abs(x)) onPull(y < 0 ? -1 : 1)
    },
  }
}
