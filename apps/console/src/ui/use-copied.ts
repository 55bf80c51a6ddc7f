import { useState } from 'react'

type Copying = { isCopied: boolean; copy: () => void }

/** Copies a text; `isCopied` is true while it is the last one copied. Null where the browser allows no copying. */
export function useCopied(text: string): Copying | null {
  const [copied, setCopied] = useState<string | null>(null)
  if (!isSecureContext) return null
  return {
    isCopied: copied === text,
    copy: () => void navigator.clipboard.writeText(text).then(() => setCopied(text)),
  }
}
