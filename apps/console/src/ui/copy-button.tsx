import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type CopyButtonProps = {
  text: string
  /** The accessible name, to tell several buttons apart. */ label?: string
}

/**
 * Copies a text and confirms it in place, since a dialog would cover a toast. Rendered only in a secure context, where browsers allow
 * copying.
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { common: words } = useTexts()
  const [copied, setCopied] = useState<string | null>(null)
  if (!isSecureContext) return null
  const isCopied = copied === text
  return (
    <Button
      {...(label && !isCopied ? { 'aria-label': label } : {})}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      <Icon drawing={isCopied ? Check : Copy} />
      {isCopied ? words.copied : words.copy}
    </Button>
  )
}
