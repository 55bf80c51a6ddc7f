import type { User } from '@quintet/contracts/user'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { accountTexts } from '../../texts/account.ts'
import { formatPrice } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { invoicesQuery } from './account.queries.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'
import { PlaceLink } from './place-link.tsx'
import { useFirstBill } from './use-first-bill.ts'

/** The latest invoice, or the date of the first one. @spec accounts 2.10 */
export function LatestInvoice({ me }: { me: User }) {
  const texts = useTexts()
  const { latestInvoice } = useTextsOf(accountTexts)
  const latest = useQuery(invoicesQuery(useAsker())).data?.[0]
  const firstBill = useFirstBill(me)
  return (
    <Block title={latestInvoice.title} text={latest ? undefined : firstBill}>
      {latest && (
        <a className={styles.link} href={latest.pdf}>
          {latestInvoice.latest(
            latest.reference,
            formatDate(new Date(latest.date), texts),
            formatPrice(latest, texts),
          )}
        </a>
      )}
      <PlaceLink place="invoices" className={styles.link}>
        {latestInvoice.all}
      </PlaceLink>
    </Block>
  )
}
