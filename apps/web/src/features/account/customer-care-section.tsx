import { Suspense, type ReactNode } from 'react'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { PlaceHead } from './block.tsx'
import styles from './block.module.css'

/** Customer care's own content: the form and every other contact channel, shared with the contact page. */
export type Support = { form: ReactNode; ways: ReactNode }

/** @spec accounts 2.14 */
export function CustomerCareSection({ support }: { support: Support }) {
  const { care } = useTextsOf(accountTexts)
  return (
    <>
      <PlaceHead title={care.title} text={care.text} />
      <Suspense>
        {support.form}
        <div className={styles.ways}>{support.ways}</div>
      </Suspense>
    </>
  )
}
