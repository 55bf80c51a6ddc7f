import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import styles from './toast.module.css'

const SHOWN_MS = 5000

const ToastContext = createContext<(text: string) => void>(() => {})

/** Confirms at the bottom of the screen that something was done. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ text: string } | null>(null)
  const show = useCallback((text: string) => {
    const toast = { text }
    setShown(toast)
    setTimeout(() => setShown((current) => (current === toast ? null : current)), SHOWN_MS)
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <output className={styles.place}>{shown && <span className={styles.toast}>{shown.text}</span>}</output>
    </ToastContext>
  )
}

export function useToast(): (text: string) => void {
  return use(ToastContext)
}
