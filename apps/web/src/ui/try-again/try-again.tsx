import { useRouter } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import styles from './try-again.module.css'

/** What stands on a page of which everything failed. @spec catalogue 8 */
export function TryAgain() {
  const { error } = useTexts()
  const router = useRouter()
  return (
    <div className={styles.place} role="alert">
      <p>{error.title}</p>
      <Button onClick={() => void router.invalidate()}>{error.retry}</Button>
    </div>
  )
}
