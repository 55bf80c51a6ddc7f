import { useTexts } from '../../texts/use-texts.ts'
import styles from './offline-notice.module.css'

/** A notice shown while the connection is lost; its custom element detects that. */
export function OfflineNotice() {
  const texts = useTexts()
  return (
    <quintet-offline role="status" class={styles.place}>
      <p className={styles.notice}>{texts.offline}</p>
    </quintet-offline>
  )
}
