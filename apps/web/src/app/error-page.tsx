import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isOffline, useIsOffline } from '../ui/offline-notice/use-is-offline.ts'
import { isLostPart, orNewBuild } from '../shell/new-build.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import styles from './message-page.module.css'

/** Shown in place of a page that failed. Offline, it says so, and the page loads once there is a connection. @spec product 1.4 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const texts = useTexts()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(() => isLostPart(error) && !isOffline())
  const hasNoNetwork = useIsOffline()
  useEffect(() => {
    if (isLeaving) orNewBuild(error).catch(() => setLeaving(false))
  }, [isLeaving, error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  useEffect(() => {
    const goOn = () => {
      // Some browsers never request a part again in this page.
      if (isLostPart(error)) return setLeaving(true)
      reset()
      void router.invalidate()
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [error, reset, router])
  if (isLeaving) return null
  if (hasNoNetwork)
    return (
      // The class hides the notice at the bottom, which says the same.
      <div className={`${styles.page} says-offline`} role="alert">
        <h1 className={styles.title}>{texts.error.offline}</h1>
        <p className={styles.text}>{texts.error.goesOn}</p>
        <div className={styles.links}>
          <Button onClick={retry}>{texts.error.retry}</Button>
          {navigator.serviceWorker?.controller && (
            <ButtonLink to="/kept" look="quiet">
              {texts.error.toKept}
            </ButtonLink>
          )}
        </div>
      </div>
    )
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>{texts.error.title}</h1>
      <p className={styles.text}>{texts.error.text}</p>
      <Button onClick={retry}>{texts.error.retry}</Button>
    </div>
  )
}
