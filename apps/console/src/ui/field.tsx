import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './field.module.css'

type Told = { label: string; hint?: string | undefined; error?: string | undefined }

function Frame({ label, hint, error, id, children }: Told & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-hint`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function tieOf(id: string, { hint, error }: Told) {
  return {
    id,
    className: styles.control,
    ...(error ? { 'aria-invalid': true } : {}),
    ...((hint ?? error) ? { 'aria-describedby': `${id}-hint` } : {}),
  }
}

/** A labelled input with its hint or error. */
export function Field({ label, hint, error, ...rest }: Told & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <Frame {...{ label, hint, error, id }}>
      <input {...rest} {...tieOf(id, { label, hint, error })} />
    </Frame>
  )
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: Told & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <Frame {...{ label, hint, error, id }}>
      <textarea rows={3} {...rest} {...tieOf(id, { label, hint, error })} />
    </Frame>
  )
}

/** A checkbox with its label beside it. */
export function Check({ label, ...rest }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}

type SelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [value: Value, text: string])[]
  onPick: (value: Value) => void
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'>

/** A select in a row of filters; its label is for screen readers only. */
export function Select<Value extends string>({ label, value, options, onPick, ...rest }: SelectProps<Value>) {
  return (
    <select
      {...rest}
      aria-label={label}
      className={`${styles.control} ${styles.select}`}
      data-narrows={(options[0]?.[0] === '' && value !== '') || undefined}
      value={value}
      onChange={(event) => onPick(event.target.value as Value)}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** A visible label above a control that already has an accessible name. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}

type DateFieldProps = { label: string; value: string; onPick: (value: string) => void }

/** A date and time in the reader's time zone; labelled as `Select` is. */
export function DateField({ label, value, onPick }: DateFieldProps) {
  return (
    <input
      type="datetime-local"
      aria-label={label}
      className={`${styles.control} ${styles.select}`}
      value={value}
      onChange={({ target }) => onPick(target.value)}
    />
  )
}

/** A search field; labelled as `Select` is. */
export function SearchField({ label, ...rest }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <input
      type="search"
      {...rest}
      aria-label={label}
      placeholder={label}
      className={`${styles.control} ${styles.search}`}
    />
  )
}
