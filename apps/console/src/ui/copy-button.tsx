import { Copy } from 'lucide'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { OUTCOMES, useCopied } from './use-copied.ts'

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
  const { outcome, copy } = copying
  return (
    <Button {...(label && !outcome ? { 'aria-label': label } : {})} onClick={copy}>
      <Icon drawing={outcome ? OUTCOMES[outcome] : Copy} />
      {outcome ? words[outcome] : words.copy}
    </Button>
  )
}
