import { useRouter } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import styles from './try-again.module.css'

type TryAgainProps = {
  /** Defaults to the page. */ onRetry?: () => void
  /** What is missing; defaults to the page. */ text?: string
}

/** Shown when everything has failed. @spec catalogue 8.1 */
export function TryAgain({ onRetry, text }: TryAgainProps) {
  const { error } = useTexts()
  const router = useRouter()
  return (
    <div className={styles.place} role="alert">
      <p>{text ?? error.title}</p>
      <Button onClick={onRetry ?? (() => void router.invalidate())}>{error.retry}</Button>
    </div>
  )
}
