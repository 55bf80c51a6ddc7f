/** Asks before a page with unsaved changes is left: by a link, by going back, by closing the window. */
import { useBlocker } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/language.tsx'

type IsUnsaved = () => boolean

/** `isUnsaved` is called when the user leaves. */
export function useLeaveGuard(isUnsaved: IsUnsaved): void {
  const { common: words } = useTexts()
  useBlocker({ shouldBlockFn: () => isUnsaved() && !confirm(words.leave), enableBeforeUnload: isUnsaved })
}

const GuardContext = createContext<Set<IsUnsaved> | null>(null)

/** Guards a page of several forms, asking once for all of them. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<IsUnsaved>())
  useLeaveGuard(() => [...forms].some((isUnsaved) => isUnsaved()))
  return <GuardContext value={forms}>{children}</GuardContext>
}

/** Registers a form of a guarded page. */
export function useGuarded(isUnsaved: IsUnsaved): void {
  const forms = use(GuardContext)
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => {
    const ask = () => latest.current()
    forms?.add(ask)
    return () => void forms?.delete(ask)
  }, [forms])
}
