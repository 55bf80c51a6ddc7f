import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'

type Look = 'primary' | 'quiet' | 'danger' | 'plain' | 'back'

/** The class of what looks like a button, links too. */
export function buttonClass(look: Look = 'quiet'): string {
  return `${styles.button} ${styles[look]}`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look
  isBusy?: boolean
  children: ReactNode
}

/** Takes no press while it is busy, and keeps the focus. */
export function Button({ look = 'quiet', isBusy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(look), className].filter(Boolean).join(' ')}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}
