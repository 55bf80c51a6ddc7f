import { useState, useSyncExternalStore } from 'react'
import { useGuarded } from '../../../ui/leave-guard.tsx'

/** Compares a form's current values with its initial ones. */
class WrittenForm {
  private element: HTMLFormElement | null = null
  private first = ''
  private readonly listeners = new Set<() => void>()

  /** The form's `ref`. */
  readonly take = (element: HTMLFormElement | null) => {
    this.element = element
    this.begin()
  }
  /** Takes the current values as the initial ones. */
  readonly begin = () => {
    this.first = this.read()
    this.note()
  }
  /** Notifies listeners that a value may have changed. */
  readonly note = () => {
    for (const listener of this.listeners) listener()
  }
  readonly isChanged = () => this.read() !== this.first
  readonly form = () => this.element
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  private read(): string {
    return this.element ? JSON.stringify([...new FormData(this.element)]) : ''
  }
}

/** Tracks unsaved changes of a form and asks before it is left with any. */
export function useWrittenForm() {
  const [{ take, begin, note, isChanged, form, subscribe }] = useState(() => new WrittenForm())
  useGuarded(isChanged)
  return { take, begin, note, form, isChanged: useSyncExternalStore(subscribe, isChanged) }
}
