import type { User } from '@quintet/contracts/user'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { PlaceHead } from './block.tsx'
import styles from './block.module.css'
import { useFirstBill } from './use-first-bill.ts'

/** @spec accounts 2 */
export function InvoicesSection({ me }: { me: User }) {
  const { invoices } = useTextsOf(accountTexts)
  return (
    <>
      <PlaceHead title={invoices.title} text={invoices.text} />
      <p className={styles.empty}>{useFirstBill(me)}</p>
    </>
  )
}
