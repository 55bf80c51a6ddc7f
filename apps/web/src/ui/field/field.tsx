import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { Labelled } from './labelled.tsx'

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A labelled input; its error is shown below and read with it by screen readers. Passwords can be revealed. */
export function Field({ label, hint, error, type = 'text', className, ...rest }: FieldProps) {
  const texts = useTexts()
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(tie) => (
        <div className={styles.box}>
          <input {...rest} {...tie} type={isPassword && isShown ? 'text' : type} />
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
      )}
    </Labelled>
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
