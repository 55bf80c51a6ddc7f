/** Toasts at the bottom right; each disappears by itself, and clicking elsewhere does not close it. @spec accounts 2.15 */
import { useEffect, useSyncExternalStore } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  subscribeToToasts,
  takeKeptToast,
  toastsNow,
} from './toast-store.ts'
import styles from './toasts.module.css'

const none: ReturnType<typeof toastsNow> = []

export function Toasts() {
  const texts = useTexts()
  const toasts = useSyncExternalStore(subscribeToToasts, toastsNow, () => none)
  useEffect(takeKeptToast, [])
  return (
    <section
      className={styles.toasts}
      data-toasts
      aria-label={texts.toast.label}
      onMouseEnter={pauseToasts}
      onMouseLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {toasts.map(({ id, type, message, action }) => (
        <div key={id} className={styles.toast} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
          <Icon name={type === 'success' ? 'check' : type === 'error' ? 'warning' : 'info'} />
          <p className={styles.message}>{message}</p>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                action.run()
                dismissToast(id)
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton icon="close" size={18} label={texts.toast.close} onClick={() => dismissToast(id)} />
        </div>
      ))}
    </section>
  )
}
