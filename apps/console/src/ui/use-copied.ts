import { Check, X } from 'lucide'
import { useState } from 'react'

/** What a try to copy came to, with its drawing. */
export const OUTCOMES = { copied: Check, refused: X }
type Outcome = keyof typeof OUTCOMES

type Copying = {
  /** Of the last try with this text; undefined before one. */
  outcome: Outcome | undefined
  copy: () => void
}

/** Copies a text, which a browser may refuse, for instance when its window has lost the focus. Null where it allows no copying at all. */
export function useCopied(text: string): Copying | null {
  const [tried, setTried] = useState<{ text: string; outcome: Outcome } | null>(null)
  if (!isSecureContext) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTried({ text, outcome: 'copied' })
    } catch {
      setTried({ text, outcome: 'refused' })
    }
  }
  return { outcome: tried?.text === text ? tried.outcome : undefined, copy: () => void copy() }
}
