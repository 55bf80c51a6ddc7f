import { Check, Copy } from 'lucide'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useCopied } from './use-copied.ts'

type CopyButtonProps = {
  text: string
  /** The accessible name, to tell several buttons apart. */
  label?: string
}

/** Copies a text and confirms it in place, since a dialog would cover a toast. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { common: words } = useTexts()
  const copying = useCopied(text)
  if (copying === null) return null
  const { isCopied, copy } = copying
  return (
    <Button {...(label && !isCopied ? { 'aria-label': label } : {})} onClick={copy}>
      <Icon drawing={isCopied ? Check : Copy} />
      {isCopied ? words.copied : words.copy}
    </Button>
  )
}
