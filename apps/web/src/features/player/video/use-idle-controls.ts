import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** The controls hide after this much inactivity. @spec product 2.1 */
const HIDE_MS = 3000

export type IdleControls = { areShown: boolean; wake: () => void; toggle: () => void }

/** Tells whether the controls show: any input shows them; they only hide if allowed to and while they do not have keyboard focus. */
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
  // After a menu or a pause has kept the controls visible, they hide after the usual delay.
  useEffect(() => {
    if (maySleep) wake()
  }, [maySleep, wake])
  return { areShown: isAwake || !maySleep, wake, toggle }
}
