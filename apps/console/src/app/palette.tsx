/** Goes anywhere by keyboard: screens, titles and members by what is typed. */
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './palette.module.css'
import { type Entry, useFound } from './use-found.ts'

/** Whether the palette is open; Ctrl or Cmd with K opens it on every screen, and not above another question. */
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

/** Keys by which one goes through what was found. */
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
    // While a word is being put together, Enter and the arrows belong to that.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    const from = active ? entries.indexOf(active) : 0
    if (step !== undefined) setPlace((from + step + entries.length) % Math.max(entries.length, 1))
    else if (active) void go(active)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
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
    </Dialog>
  )
}

function idOf(list: string, { key }: Entry): string {
  return `${list}-${key}`
}

/** What readers hear while nothing is there to choose. */
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
    // The keyboard stays in the field, which names the chosen one.
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
