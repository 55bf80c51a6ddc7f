import { useSyncExternalStore } from 'react'

/** True if the browser knows that it has no connection; never on the server. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Returns whether the browser is offline, and renders again when that changes. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
