import { useEffect, useRef } from 'react'

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const

/** Counts the items that started automatically, and the time since the last input. */
export function usePresence() {
  const state = useRef({ items: 0, touchedAt: 0 })
  useEffect(() => {
    const touch = () => {
      state.current = { items: 0, touchedAt: Date.now() }
    }
    touch()
    for (const name of TOUCHES) document.addEventListener(name, touch, { passive: true })
    return () => {
      for (const name of TOUCHES) document.removeEventListener(name, touch)
    }
  }, [])
  return {
    countItem: () => (state.current.items += 1),
    touch: () => (state.current = { items: 0, touchedAt: Date.now() }),
    // Includes the item that has just ended.
    now: () => ({ items: state.current.items + 1, idleMs: Date.now() - state.current.touchedAt }),
  }
}
