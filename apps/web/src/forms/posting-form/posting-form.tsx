import type { FormHTMLAttributes, Ref } from 'react'
import styles from '../../ui/form/form.module.css'

type PostingFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> & {
  /** The page's own address, which receives the form. */
  action: string
  failure: string | null
  ref?: Ref<HTMLFormElement>
}

/**
 * A form posted natively by the browser. The server validates every field, so that the same messages appear at the same fields with and
 * without script; `data-posts` tells the loader of cached pages that it does not need the app. @spec decisions 5.6
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
