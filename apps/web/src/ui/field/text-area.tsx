import type { TextareaHTMLAttributes } from 'react'
import { Labelled } from './labelled.tsx'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled multi-line input. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(tie) => <textarea rows={5} {...rest} {...tie} />}
    </Labelled>
  )
}
