import { useTexts } from '../../texts/use-texts.ts'
import styles from './offline-notice.module.css'

/** Says that the connection is gone, as long as it is; its element knows when. */
export function OfflineNotice() {
  const texts = useTexts()
  return (
    <quintet-offline role="status" class={styles.place}>
      <p className={styles.notice}>{texts.offline}</p>
    </quintet-offline>
  )
}
