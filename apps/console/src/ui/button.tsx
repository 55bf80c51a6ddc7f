import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'warning' | 'plain' | 'back'

/** Returns the class of a button; also for links that look like one. */
export function buttonClass(look: ButtonLook = 'quiet'): string {
  return `${styles.button} ${styles[look]}`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  isBusy?: boolean
  children: ReactNode
}

/** Ignores clicks while busy, and keeps the focus. */
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
