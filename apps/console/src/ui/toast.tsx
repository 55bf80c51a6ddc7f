import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import styles from './toast.module.css'

const SHOWN_MS = 5000
/** Longer, since it has to be decided on. */
const UNDO_MS = 12_000

type Show = (text: string, undo?: () => void) => void

const ToastContext = createContext<Show>(() => {})

/** Confirms at the bottom of the screen that something was done, and offers to undo it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { common } = useTexts()
  const [shown, setShown] = useState<{ text: string; undo?: (() => void) | undefined } | null>(null)
  const show = useCallback<Show>((text, undo) => {
    const toast = { text, undo }
    setShown(toast)
    setTimeout(() => setShown((current) => (current === toast ? null : current)), undo ? UNDO_MS : SHOWN_MS)
  }, [])
  const takeBack = () => {
    setShown(null)
    shown?.undo?.()
  }
  return (
    <ToastContext value={show}>
      {children}
      <output className={styles.place}>
        {shown && (
          <span className={styles.toast}>
            {shown.text}
            {shown.undo && (
              <button type="button" className={styles.undo} onClick={takeBack}>
                {common.undo}
              </button>
            )}
          </span>
        )}
      </output>
    </ToastContext>
  )
}

export function useToast(): Show {
  return use(ToastContext)
}
