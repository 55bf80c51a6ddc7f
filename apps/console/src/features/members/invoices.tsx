import { addressOf } from '@quintet/contracts/client'
import { type MemberRecord, readMemberInvoice } from '@quintet/contracts/operator/members'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Copyable } from '../../ui/copyable.tsx'
import { Empty } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import styles from './member-page.module.css'

type Invoice = MemberRecord['invoices'][number]

type InvoicesProps = {
  accountId: string
  invoices: readonly Invoice[]
  /** Null if the operator's role cannot refund. */
  onRefund: ((invoice: Invoice) => void) | null
  /** True if the operator's role may open the list of credit notes. */
  seesMoney: boolean
}

export function Invoices({ accountId, invoices, onRefund, seesMoney }: InvoicesProps) {
  const texts = useTexts()
  const formats = useFormats()
  if (invoices.length === 0) return <Empty title={texts.member.noInvoices} />
  return (
    <Table
      label={texts.member.invoices}
      rows={invoices}
      keyOf={({ id }) => id}
      columns={columnsIn(texts, formats, { accountId, onRefund, seesMoney })}
    />
  )
}

function columnsIn(
  { member: words }: Texts,
  formats: Formats,
  { accountId, onRefund, seesMoney }: Omit<InvoicesProps, 'invoices'>,
): Column<Invoice>[] {
  return [
    {
      key: 'reference',
      head: words.sources.invoice,
      cell: ({ reference, kind, issuedAt, grossCents, refundableCents, isDisputed }) => (
        <>
          <Copyable text={reference}>
            {seesMoney && kind === 'invoice' && refundableCents < grossCents && !isDisputed ? (
              <Link to="/money/credit-notes" search={{ invoice: reference }}>
                {reference}
              </Link>
            ) : (
              reference
            )}
          </Copyable>
          <br />
          <small>
            {kind === 'credit_note' && `${words.creditNote}, `}
            {formats.day(issuedAt)}
          </small>
        </>
      ),
    },
    {
      key: 'sum',
      head: words.sum,
      isNumber: true,
      cell: ({ grossCents, currency }) => formats.money(grossCents, currency),
    },
    {
      key: 'actions',
      head: words.actions,
      isNumber: true,
      cell: (invoice) => (
        <span className={styles.actions}>
          {invoice.isDisputed && (
            <Link to="/disputes" className={buttonClass('plain')}>
              {words.disputed}
            </Link>
          )}
          {onRefund && invoice.refundableCents > 0 && (
            <Button onClick={() => onRefund(invoice)}>{words.refund}</Button>
          )}
          {invoice.hasDocument && (
            <a
              className={buttonClass('plain')}
              href={`/api${addressOf(readMemberInvoice, { id: accountId, invoiceId: invoice.id })}`}
              target="_blank"
              rel="noreferrer"
              aria-label={words.document(invoice.reference)}
            >
              PDF
            </a>
          )}
        </span>
      ),
    },
  ]
}
