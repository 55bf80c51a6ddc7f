import type { Invoice } from '@quintet/contracts/invoices'
import type { User } from '@quintet/contracts/user'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { accountTexts } from '../../texts/account.ts'
import { formatPrice } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { invoicesQuery } from './account.queries.ts'
import block from './block.module.css'
import styles from './invoices-section.module.css'
import { useFirstBill } from './use-first-bill.ts'

/** The invoices: a table on desktop, a list on mobile. @spec accounts 2.11 */
export function InvoicesSection({ me }: { me: User }) {
  const { invoices } = useTextsOf(accountTexts)
  const { data, isError } = useQuery(invoicesQuery(useAsker()))
  const firstBill = useFirstBill(me)
  return (
    <>
      {isError && <p className={block.empty}>{invoices.failed}</p>}
      {data?.length === 0 && <p className={block.empty}>{firstBill}</p>}
      {data && data.length > 0 && <InvoiceTable invoices={data} />}
    </>
  )
}

function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  const texts = useTexts()
  const words = useTextsOf(accountTexts).invoices
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[words.date, words.reference, words.kind, words.price, words.pdf].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, date, reference, kind, price, currency, pdf }) => (
          <tr key={id}>
            <td>{formatDate(new Date(date), texts)}</td>
            <th scope="row">{reference}</th>
            <td>{words.kinds[kind]}</td>
            <td className={styles.price}>{formatPrice({ price, currency }, texts)}</td>
            <td>
              <a className={block.link} href={pdf} aria-label={words.pdfNamed(reference)}>
                PDF
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
