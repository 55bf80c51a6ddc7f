import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Controls go after this much stillness. @spec product 2.1 */
const HIDE_MS = 3000

export type IdleControls = { areShown: boolean; wake: () => void; toggle: () => void }

/** Whether the controls show: any touch wakes them; they sleep only where they may and where no key's focus is on them. */
export function useIdleControls(dialog: RefObject<HTMLElement | null>, maySleep: boolean): IdleControls {
  const [isAwake, setAwake] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    setAwake(true)
    clearTimeout(timer.current)
    const sleep = () => {
      const focused = document.activeElement
      const isOnControl = focused !== dialog.current && focused?.matches(':focus-visible')
      if (isOnControl) timer.current = setTimeout(sleep, HIDE_MS)
      else setAwake(false)
    }
    timer.current = setTimeout(sleep, HIDE_MS)
  }, [dialog])
  const toggle = useCallback(() => {
    if (!isAwake) return wake()
    clearTimeout(timer.current)
    setAwake(false)
  }, [isAwake, wake])
  useEffect(() => () => clearTimeout(timer.current), [])
  // What was held awake, by a menu or a pause, sleeps a while after that is over.
  useEffect(() => {
    if (maySleep) wake()
  }, [maySleep, wake])
  return { areShown: isAwake || !maySleep, wake, toggle }
}
