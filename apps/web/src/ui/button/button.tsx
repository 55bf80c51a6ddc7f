import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon, type IconLike } from '../icon/icon.tsx'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'danger' | 'quiet' | 'light' | 'outline-light'

export function buttonClass(look: ButtonLook = 'primary', isLarge = false): string {
  return [styles.button, styles[look], isLarge ? styles.large : ''].filter(Boolean).join(' ')
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  isLarge?: boolean
  /** Shows `busyLabel`, keeps the width and ignores clicks. */
  isBusy?: boolean
  busyLabel?: string
  icon?: IconLike
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

export function Button({
  look,
  isLarge,
  isBusy,
  busyLabel,
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(look, isLarge), className].filter(Boolean).join(' ')}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {icon && <Icon name={icon} isSolid={icon === 'play'} />}
      <span className={styles.labels}>
        <span className={isBusy ? styles.away : undefined} aria-hidden={isBusy || undefined}>
          {children}
        </span>
        {busyLabel && (
          <span className={isBusy ? undefined : styles.away} aria-hidden={!isBusy || undefined}>
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  )
}

type ButtonAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  look?: ButtonLook
  isLarge?: boolean
  icon?: IconLike
  ref?: Ref<HTMLAnchorElement>
}

function ButtonAnchor({ look, isLarge, icon, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={[buttonClass(look, isLarge), className].filter(Boolean).join(' ')}>
      {icon && <Icon name={icon} isSolid={icon === 'play'} />}
      {children}
    </a>
  )
}

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconLike
  /** The accessible name. */
  label: string
  size?: number
  isSolid?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon, label, size = 22, isSolid = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.icon, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={size} isSolid={isSolid} />
    </button>
  )
}
