import type { FormHTMLAttributes, Ref } from 'react'
import styles from '../../ui/form/form.module.css'

type PostingFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> & {
  /** The page's own address, which takes the form. */
  action: string
  failure: string | null
  ref?: Ref<HTMLFormElement>
}

/**
 * A form that the browser posts by itself. The server checks every field, so that the same words stand at the same field with
 * and without script; `data-posts` tells the loader of held pages that it needs no app. @spec decisions 5.6
 */
export function PostingForm({ failure, className, children, ...rest }: PostingFormProps) {
  return (
    <form
      {...rest}
      method="post"
      data-posts=""
      noValidate
      className={[styles.form, className].filter(Boolean).join(' ')}
    >
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {children}
    </form>
  )
}
