import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './message-page.module.css'

export function ErrorPage({ reset }: ErrorComponentProps) {
  const texts = useTexts()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>{texts.error.title}</h1>
      <p className={styles.text}>{texts.error.text}</p>
      <Button onClick={retry}>{texts.error.retry}</Button>
    </div>
  )
}
