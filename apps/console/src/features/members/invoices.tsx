import type { MemberRecord } from '@quintet/contracts/operator/members'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type Invoice = MemberRecord['invoices'][number]

type InvoicesProps = {
  invoices: readonly Invoice[]
  /** Null if the operator's role cannot refund. */
  onRefund: ((invoice: Invoice) => void) | null
  /** True if the operator's role may open the list of credit notes. */
  seesMoney: boolean
}

export function Invoices({ invoices, onRefund, seesMoney }: InvoicesProps) {
  const texts = useTexts()
  const formats = useFormats()
  if (invoices.length === 0) return <Empty title={texts.member.noInvoices} />
  return (
    <Table
      label={texts.member.invoices}
      rows={invoices}
      keyOf={({ id }) => id}
      columns={columnsIn(texts, formats, { onRefund, seesMoney })}
    />
  )
}

function columnsIn(
  { member: words }: Texts,
  formats: Formats,
  { onRefund, seesMoney }: Pick<InvoicesProps, 'onRefund' | 'seesMoney'>,
): Column<Invoice>[] {
  return [
    {
      key: 'reference',
      head: words.sources.invoice,
      cell: ({ reference, kind, issuedAt, grossCents, refundableCents }) => (
        <>
          {seesMoney && kind === 'invoice' && refundableCents < grossCents ? (
            <Link to="/money/credit-notes" search={{ invoice: reference }}>
              {reference}
            </Link>
          ) : (
            reference
          )}
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
      key: 'refund',
      head: '',
      isNumber: true,
      cell: (invoice) =>
        onRefund &&
        invoice.refundableCents > 0 && <Button onClick={() => onRefund(invoice)}>{words.refund}</Button>,
    },
  ]
}
