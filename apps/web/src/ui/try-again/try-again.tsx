import { useRouter } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import styles from './try-again.module.css'

/** Shown when everything has failed; retries the page unless `onRetry` is given. @spec catalogue 8.1 */
export function TryAgain({ onRetry }: { onRetry?: () => void }) {
  const { error } = useTexts()
  const router = useRouter()
  return (
    <div className={styles.place} role="alert">
      <p>{error.title}</p>
      <Button onClick={onRetry ?? (() => void router.invalidate())}>{error.retry}</Button>
    </div>
  )
}
