import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A labelled input; its error stands below it and is read with it. Passwords can be shown. */
export function Field({ label, hint, error, type = 'text', className, ...rest }: FieldProps) {
  const id = useId()
  const texts = useTexts()
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...rest}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {isPassword && (
          <button
            type="button"
            className={styles.peek}
            aria-label={isShown ? texts.password.hide : texts.password.show}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'hide' : 'show'} />
          </button>
        )}
      </div>
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

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  error?: string | undefined
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ error, children, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <div className={styles.check}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.tick}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
