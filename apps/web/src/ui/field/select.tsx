import type { SelectHTMLAttributes } from 'react'
import { Labelled } from './labelled.tsx'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled select. */
export function Select({ label, hint, error, children, ...rest }: SelectProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(tie) => (
        <select {...rest} {...tie}>
          {children}
        </select>
      )}
    </Labelled>
  )
}
