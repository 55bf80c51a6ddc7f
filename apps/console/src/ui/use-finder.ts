/** The text typed into a picker, the choices that its list offers for it, and the one that Enter picks. */
import { useState } from 'react'
import {
  type Choice,
  entryOf,
  fitting,
  isSameEntry,
  type OwnEntries,
  takeEntries,
  takeNamed,
} from './choices.ts'

export type FinderState = {
  choices: readonly Choice[]
  chosen: readonly string[]
  /** Set if entries other than the choices may be written. */
  own?: OwnEntries | undefined
  onAdd: (values: readonly string[]) => void
  onDrop: (value: string) => void
}

/** The keys that move through the list. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** More are found by typing; a library may have thousands of tags. */
const OFFERED_MAX = 300

export function useFinder({ choices, chosen, own, onAdd, onDrop }: FinderState) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [place, setPlace] = useState(0)
  const entry = entryOf(typed)
  const left = choices.filter(({ value }) => !chosen.includes(value))
  const known = left.find(({ value }) => isSameEntry(value, entry))?.value
  const isWritten = own !== undefined && entry !== '' && !chosen.some((each) => isSameEntry(each, entry))
  const isNew = isWritten && known === undefined
  const found = fitting(left, typed).slice(0, OFFERED_MAX)
  // What was written comes first, so that Enter takes it as it is.
  const offered = isNew ? [{ value: entry, text: entry, group: '' }, ...found] : found
  const at = Math.min(place, offered.length - 1)
  const active = isOpen ? offered[at] : undefined
  const type = (written: string) => {
    const { named, rest } = own ? takeEntries({ choices, chosen, own }, written) : takeNamed(choices, written)
    onAdd(named)
    setTyped(rest)
    setPlace(0)
    setIsOpen(rest.trim() !== '')
  }
  /** A name that was typed to its end counts. */
  const end = () => type(`${typed},`)
  const take = (value: string) => {
    const hasRoom = !own || (chosen.length < own.count && value.length <= own.length)
    if (hasRoom) onAdd([value])
    setTyped(hasRoom ? '' : value)
    setPlace(0)
  }
  const leave = () => {
    end()
    setIsOpen(false)
  }
  const step = (by: number) => {
    setPlace(isOpen ? (at + by + offered.length) % Math.max(offered.length, 1) : 0)
    setIsOpen(true)
  }
  /** True if the key was for the list. */
  const press = (key: string): boolean => {
    const by = STEPS[key]
    const last = chosen.at(-1)
    if (by !== undefined) step(by)
    else if (key === 'Enter' && active) {
      take(active.value)
      // The next Enter is the form's.
      setIsOpen(false)
    } else if (key === 'Enter' && own && entry !== '') end()
    else if (key === 'Enter' && typed !== '') setIsOpen(true)
    else if (key === 'Escape' && isOpen) setIsOpen(false)
    else if (key === 'Escape' && typed !== '') setTyped('')
    else if (key === 'Backspace' && typed === '' && last !== undefined) onDrop(last)
    else return false
    return true
  }
  return {
    typed,
    entry,
    /** What saving now would add. */
    pending: isWritten ? (known ?? entry) : null,
    isNew,
    isOpen,
    offered,
    active,
    type,
    take,
    leave,
    press,
    open: () => setIsOpen(true),
  }
}
