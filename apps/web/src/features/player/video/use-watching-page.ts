import { useEffect } from 'react'

/** While a film plays, shows its title in the tab and keeps the device's screen on. */
export function useWatchingPage(title: string, isPlaying: boolean): void {
  useEffect(() => {
    const before = document.title
    document.title = `▶ ${title}`
    return () => {
      document.title = before
    }
  }, [title])
  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.hidden) return
      lock = await navigator.wakeLock.request('screen')
      if (isOver) await lock.release()
    }
    // Rejected on low battery: the device then decides.
    const tryHold = () => void hold().catch(() => {})
    tryHold()
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', tryHold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', tryHold)
      void lock?.release()
    }
  }, [isPlaying])
}
