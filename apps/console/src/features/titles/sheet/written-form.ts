import { useState, useSyncExternalStore } from 'react'
import { useGuarded } from '../../../ui/leave-guard.tsx'

/** What stands in a form beside what stood there when it began. */
class WrittenForm {
  private element: HTMLFormElement | null = null
  private first = ''
  private readonly listeners = new Set<() => void>()

  /** As `ref` of the form. */
  readonly take = (element: HTMLFormElement | null) => {
    this.element = element
    this.begin()
  }
  /** What stands there now is where it begins. */
  readonly begin = () => {
    this.first = this.read()
    this.note()
  }
  /** Something may be written otherwise. */
  readonly note = () => {
    for (const listener of this.listeners) listener()
  }
  readonly isChanged = () => this.read() !== this.first
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  private read(): string {
    return this.element ? JSON.stringify([...new FormData(this.element)]) : ''
  }
}

/** A form that is not left unasked before it is saved. */
export function useWrittenForm() {
  const [{ take, begin, note, isChanged, subscribe }] = useState(() => new WrittenForm())
  useGuarded(isChanged)
  return { take, begin, note, isChanged: useSyncExternalStore(subscribe, isChanged) }
}
