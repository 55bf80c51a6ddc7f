import { Suspense, type ReactNode } from 'react'
import styles from './block.module.css'

/** Customer care's own content: the form and every other contact channel, shared with the contact page. */
export type Support = { form: ReactNode; ways: ReactNode }

/** @spec accounts 2.14 */
export function CustomerCareSection({ support }: { support: Support }) {
  return (
    <Suspense>
      {support.form}
      <div className={styles.ways}>{support.ways}</div>
    </Suspense>
  )
}
