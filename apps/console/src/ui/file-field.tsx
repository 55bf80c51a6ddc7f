import { type ComponentProps, useId, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import field from './field.module.css'
import styles from './file-field.module.css'

type FileFieldProps = { label: string; hint: string } & Omit<ComponentProps<'input'>, 'type' | 'id'>

/** A labelled file input in the language of the console; the browser's own words are in the browser's. Files can be dropped on it, too. */
export function FileField({ label, hint, onChange, ...rest }: FileFieldProps) {
  const { common: words } = useTexts()
  const id = useId()
  const [file, setFile] = useState('')
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${field.control} ${styles.box}`}>
        <input
          {...rest}
          id={id}
          type="file"
          className={styles.input}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setFile(event.target.files?.[0]?.name ?? '')
            onChange?.(event)
          }}
        />
        <span className={styles.button} aria-hidden="true">
          {words.chooseFile}
        </span>
        <span className={styles.name} aria-hidden="true">
          {file || words.noFile}
        </span>
      </div>
      <p id={`${id}-hint`} className={field.hint}>
        {hint}
      </p>
    </div>
  )
}
