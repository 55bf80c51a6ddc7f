import { useEffect } from 'react'

/** While a film plays: the tab says which, and the screen of the device stays on. */
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
    // Refused on a low battery: then the device decides.
    const tryHold = () => void hold().catch(() => {})
    tryHold()
    // The browser lets it go with every hidden page.
    document.addEventListener('visibilitychange', tryHold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', tryHold)
      void lock?.release()
    }
  }, [isPlaying])
}
