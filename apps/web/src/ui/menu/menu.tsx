import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './menu.module.css'

type MenuProps = {
  /** The id in its button's `popoverTarget`. */
  id: string
  /** A drawer slides in from below, as on small screens. */
  look?: 'menu' | 'drawer'
  label: string
  children: ReactNode
}

/**
 * The links and choices behind a button. The browser opens the popover, closes it on Escape and on clicks elsewhere, and returns focus,
 * even before hydration; arrow keys move inside.
 */
export function Menu({ id, look = 'menu', label, children }: MenuProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={look === 'drawer' ? styles.drawer : styles.menu}
      role="group"
      aria-label={label}
      onClick={closeAfterChoice}
      onKeyDown={moveByArrows}
    >
      {children}
    </div>
  )
}

function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, [data-closes]')) currentTarget.hidePopover()
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = choices.indexOf(document.activeElement as HTMLElement)
  const last = choices.length - 1
  const next = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key]
  const choice = next === undefined ? undefined : choices[next]
  if (!choice) return
  event.preventDefault()
  choice.focus()
}

/** The class of a link or button in a menu. */
export const menuItem = styles.item
