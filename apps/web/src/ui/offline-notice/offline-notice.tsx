import { useSyncExternalStore } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './offline-notice.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the connection is gone, as long as it is. */
export function OfflineNotice() {
  const texts = useTexts()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{texts.offline}</p>}
    </div>
  )
}
