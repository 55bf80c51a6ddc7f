import { Download } from 'lucide'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type FileLinkProps = {
  /** From `addressOf`. */
  address: string
  look?: ButtonLook
  /** For screen readers, if there are several with the same text. */
  name?: string | undefined
  onSave?: () => void
  children: ReactNode
}

/** Saves a file that the API sends; looks like a button. */
export function FileLink({ address, look = 'quiet', name, onSave, children }: FileLinkProps) {
  return (
    <a className={buttonClass(look)} href={`/api${address}`} aria-label={name} onClick={onSave} download>
      <Icon drawing={Download} />
      {children}
    </a>
  )
}
