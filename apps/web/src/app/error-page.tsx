import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isLostPart, orNewBuild } from '../shell/new-build.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './message-page.module.css'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const texts = useTexts()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(() => isLostPart(error))
  useEffect(() => {
    if (isLeaving) orNewBuild(error).catch(() => setLeaving(false))
  }, [isLeaving, error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (isLeaving) return null
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>{texts.error.title}</h1>
      <p className={styles.text}>{texts.error.text}</p>
      <Button onClick={retry}>{texts.error.retry}</Button>
    </div>
  )
}
