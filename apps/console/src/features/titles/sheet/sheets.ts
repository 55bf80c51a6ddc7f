/** The panels of a title's page that are changed and not saved, for the bar that saves them all at once. */
import type { SheetChanges } from '@quintet/contracts/operator/title-sheet'
import { createContext, use, useEffect, useId, useState, useSyncExternalStore } from 'react'

export type Unsaved = {
  heading: string
  /** Returns the panel's changes, or null if it shows an error instead. */
  read: () => SheetChanges | null
  /** Saves what is no part of a version; called once all panels could be read. */
  saveApart?: () => void
  /** Treats the current values as saved. */
  begin: () => void
  discard: () => void
}

const NOTHING: readonly Unsaved[] = []

class Sheets {
  private readonly panels = new Map<string, Unsaved>()
  private readonly listeners = new Set<() => void>()
  /** In the order in which they were changed. */
  private now = NOTHING

  readonly put = (id: string, panel: Unsaved | null) => {
    const isKnown = this.panels.has(id)
    if (panel) this.panels.set(id, panel)
    else this.panels.delete(id)
    // Listeners need to know which panels there are; what they hold is asked when it is needed.
    if (isKnown === (panel !== null)) return
    this.now = [...this.panels.keys()].map((each) => this.latest(each))
    for (const listener of this.listeners) listener()
  }
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly unsaved = () => this.now

  private latest(id: string): Unsaved {
    const panel = () => this.panels.get(id)
    return {
      heading: panel()?.heading ?? '',
      read: () => panel()?.read() ?? null,
      saveApart: () => panel()?.saveApart?.(),
      begin: () => panel()?.begin(),
      discard: () => panel()?.discard(),
    }
  }
}

export const SheetsContext = createContext<Sheets | null>(null)

export function useNewSheets(): Sheets {
  return useState(() => new Sheets())[0]
}

/** Registers a panel with the save bar while it has changes. */
export function useUnsaved(panel: Unsaved, isChanged: boolean): void {
  const sheets = use(SheetsContext)
  const id = useId()
  useEffect(() => sheets?.put(id, isChanged ? panel : null))
  useEffect(() => () => sheets?.put(id, null), [sheets, id])
}

export function useAllUnsaved(sheets: Sheets): readonly Unsaved[] {
  return useSyncExternalStore(sheets.subscribe, sheets.unsaved)
}
