/** The command palette: goes to screens, titles and members by keyboard. */
import { useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './palette.module.css'
import { shortcutOf } from './shortcut.ts'
import { type Entry, useFound } from './use-found.ts'

/** Whether the palette is open. Ctrl+K or Cmd+K opens it on every screen, unless a dialog is open. */
export function usePalette() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) setIsOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}

/** The keys that move through the results. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

export function Palette({ onClose }: { onClose: () => void }) {
  const { palette: words } = useTexts()
  const navigate = useNavigate()
  const list = useId()
  const [written, setWritten] = useState('')
  const [place, setPlace] = useState(0)
  const { entries, isLooking } = useFound(written.trim())
  const active = entries[Math.min(place, entries.length - 1)]
  const go = async ({ target }: Entry) => {
    onClose()
    await navigate(target)
    document.querySelector<HTMLElement>('#content')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    // During IME composition, Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    const from = active ? entries.indexOf(active) : 0
    if (step !== undefined) setPlace((from + step + entries.length) % Math.max(entries.length, 1))
    else if (active) void go(active)
  }
  return (
    <Dialog title={words.title} isAtTop onClose={onClose}>
      <input
        type="text"
        role="combobox"
        className={styles.search}
        aria-label={words.hint}
        placeholder={words.hint}
        aria-expanded={entries.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(list, active)}
        autoComplete="off"
        spellCheck={false}
        value={written}
        onChange={({ target }) => {
          setWritten(target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Told isLooking={isLooking} isEmpty={entries.length === 0} />
      <div
        id={list}
        role="listbox"
        className={styles.found}
        aria-label={words.found}
        hidden={entries.length === 0}
      >
        {entries.map((entry) => (
          <Option
            key={entry.key}
            id={idOf(list, entry)}
            entry={entry}
            isActive={entry === active}
            onGo={() => void go(entry)}
          />
        ))}
      </div>
      <Keys />
    </Dialog>
  )
}

/** The console's keyboard shortcuts. */
function Keys() {
  const { palette: words } = useTexts()
  return (
    <p className={styles.keys}>
      <span>
        <kbd>
          <Icon drawing={ArrowUp} size={12} />
        </kbd>{' '}
        <kbd>
          <Icon drawing={ArrowDown} size={12} />
        </kbd>{' '}
        {words.keys.choose}
      </span>
      <span>
        <kbd>{words.enter}</kbd> {words.keys.open}
      </span>
      <span>
        <kbd>{shortcutOf('K', words.control)}</kbd> {words.title}
      </span>
      <span>
        <kbd>{shortcutOf('S', words.control)}</kbd> {words.keys.save}
      </span>
    </p>
  )
}

function idOf(list: string, { key }: Entry): string {
  return `${list}-${key}`
}

/** What screen readers announce while there are no results to choose from. */
function Told({ isLooking, isEmpty }: { isLooking: boolean; isEmpty: boolean }) {
  const { palette: words } = useTexts()
  return (
    <output className={styles.told} hidden={!isEmpty}>
      {isEmpty && (isLooking ? words.looking : words.nothing)}
    </output>
  )
}

type OptionProps = { id: string; entry: Entry; isActive: boolean; onGo: () => void }

function Option({ id, entry: { icon, name, detail }, isActive, onGo }: OptionProps) {
  return (
    // Focus stays in the input, which points to the active result.
    <button
      ref={(row) => {
        if (isActive) row?.scrollIntoView({ block: 'nearest' })
      }}
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.entry}
      onClick={onGo}
    >
      <Icon drawing={icon} />
      <span>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </button>
  )
}
