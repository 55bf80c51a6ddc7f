import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon, type IconLike } from '../../../ui/icon/icon.tsx'
import styles from './menu-panel.module.css'

type MenuPanelProps = {
  icon: IconLike
  label: string
  /** The current choice, shown beside the icon. */
  value?: string | undefined
  /** A class for the panel when it is used outside the film player. */
  className?: string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * A control button with a panel above it; Escape and a click elsewhere close the panel, not the player. Clicks within `data-keeps-panels`
 * leave it open.
 */
export function MenuPanel({ icon, label, value, className, isOpen, onOpen, children }: MenuPanelProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // An effect event, since `onOpen` changes every second during playback: focus must move only once.
  const close = useEffectEvent(() => onOpen(false))
  useEffect(() => {
    if (!isOpen) return undefined
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    const first = find('[aria-checked="true"], [aria-current]') ?? find('button, input')
    first?.focus({ preventScroll: true })
    const closeElsewhere = ({ target }: Event) => {
      const stays = anchor.current?.closest('[data-keeps-panels]') ?? anchor.current
      // Dialogs and toasts opened by the panel are rendered outside it.
      const isAnswer = target instanceof Element && target.closest('[data-modal], [data-toasts]') !== null
      if (target instanceof Node && !isAnswer && !stays?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    return () => document.removeEventListener('pointerdown', closeElsewhere)
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    onOpen(false)
    anchor.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={anchor} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles.opener}
        aria-label={value === undefined ? label : `${label}: ${value}`}
        title={label}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name={icon} size={26} />
        {value !== undefined && <span aria-hidden="true">{value}</span>}
      </button>
      {isOpen && (
        <div ref={panel} className={className ?? styles.panel} role="dialog" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  )
}

export type Choice = {
  key: string
  label: string
  note?: string | undefined
  isChosen: boolean
  choose: () => void
}

/** A radio group; Tab enters at the chosen option, arrow keys move. */
export function Choices({
  heading,
  choices,
  isRow,
  isAlone,
}: {
  heading: string
  choices: readonly Choice[]
  isRow?: boolean
  /** The panel's own heading says the same. */ isAlone?: boolean
}) {
  const chosenAt = Math.max(
    0,
    choices.findIndex(({ isChosen }) => isChosen),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = buttons[(at + by + buttons.length) % buttons.length]
    next?.focus()
    next?.click()
  }
  return (
    <div className={styles.group} role="radiogroup" tabIndex={-1} aria-label={heading} onKeyDown={onKeyDown}>
      {!isAlone && <h3 className={styles.heading}>{heading}</h3>}
      <div className={isRow ? styles.row : styles.list}>
        {choices.map(({ key, label, note, isChosen, choose }, place) => (
          <button
            key={key}
            type="button"
            role="radio"
            className={isRow ? styles.chip : styles.choice}
            aria-checked={isChosen}
            tabIndex={place === chosenAt ? 0 : -1}
            onClick={choose}
          >
            {!isRow && <span className={styles.tick}>{isChosen && <Icon name="check" size={18} />}</span>}
            <span>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}

type SwitchProps = { label: string; note?: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function Switch({ label, note, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
    >
      <span>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </span>
      <span className={styles.knob} aria-hidden="true" />
    </button>
  )
}
