import { useEffect, useState, type RefObject } from 'react'

export function useFullscreen(element: RefObject<HTMLElement | null>): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen()
    // Phones without full screen support keep playing as they are.
    change?.catch(() => {})
  }
  return { isOn, toggle }
}
