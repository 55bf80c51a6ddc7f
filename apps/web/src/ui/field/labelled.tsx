import { useId, type ReactNode } from 'react'
import styles from './field.module.css'
import { useTypedBefore } from './use-typed-before.ts'

type LabelledProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  className?: string | undefined
  /** The input itself, with the attributes that link it to label, hint and error. */
  children: (tie: {
    id: string
    className: string | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** The wrapper of every input: the label above, hint and error below, read with it by screen readers. */
export function Labelled({ label, hint, error, className, children }: LabelledProps) {
  const id = useId()
  useTypedBefore(id)
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
