import { useRouter } from '@tanstack/react-router'
import { useIsOffline } from '../offline-notice/use-is-offline.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import styles from './try-again.module.css'

type TryAgainProps = {
  /** Defaults to the page. */ onRetry?: () => void
  /** What is missing; defaults to the page. */ text?: string
}

/** Shown when everything has failed; offline, it says that this is why. @spec catalogue 8.1 */
export function TryAgain({ onRetry, text }: TryAgainProps) {
  const { error } = useTexts()
  const router = useRouter()
  const isOffline = useIsOffline()
  return (
    <div className={styles.place} role="alert">
      <p>{isOffline ? `${error.offline} ${error.goesOn}` : (text ?? error.title)}</p>
      <Button onClick={onRetry ?? (() => void router.invalidate())}>{error.retry}</Button>
    </div>
  )
}
