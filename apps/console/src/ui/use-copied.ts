import { useState } from 'react'

type Copying = { isCopied: boolean; copy: () => void }

/** Copies a text, and tells whether it was the last one copied; null where browsers allow no copying. */
export function useCopied(text: string): Copying | null {
  const [copied, setCopied] = useState<string | null>(null)
  if (!isSecureContext) return null
  return {
    isCopied: copied === text,
    copy: () => void navigator.clipboard.writeText(text).then(() => setCopied(text)),
  }
}
