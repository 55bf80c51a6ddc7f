/** Tells the operator, in the default language, that a payment is disputed and how the dispute ended. */
import type { Brand } from '@quintet/contracts/brand'
import { DEFAULT_LANGUAGE } from '@quintet/domain/basics/languages'
import type { Dispute } from '@quintet/payments/port'
import { renderMail } from '@quintet/platform/mail/template'
import { formatDay, formatMoney } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

export function disputeMail({
  brand,
  dispute,
  payer,
  invoice,
}: {
  brand: Brand
  dispute: Dispute & { currency: string }
  payer: string
  invoice: string | null
}) {
  const { payments } = texts[DEFAULT_LANGUAGE]
  const words = payments.dispute
  const { title, text } = words[storyOf(dispute)]
  return renderMail({
    brand,
    language: DEFAULT_LANGUAGE,
    subject: `${title}: ${dispute.id}`,
    title: `${title}.`,
    parts: [
      { paragraph: text },
      {
        facts: [
          [payments.amount, formatMoney(dispute.amountCents, dispute.currency, DEFAULT_LANGUAGE)],
          [words.member, payer],
          ...(invoice ? ([[payments.invoice, invoice]] as const) : []),
          [words.reason, dispute.reason],
          ...(dispute.state === 'open' && dispute.dueAt
            ? ([[words.due, formatDay(dispute.dueAt, DEFAULT_LANGUAGE)]] as const)
            : []),
          [words.id, dispute.id],
          [words.charge, dispute.chargeReference],
        ],
      },
    ],
  })
}

/** An inquiry takes no money; once lost, it has become a dispute. */
function storyOf({ state, isInquiry }: Dispute): 'open' | 'won' | 'lost' | 'inquiry' | 'inquiryOver' {
  if (!isInquiry || state === 'lost') return state
  return state === 'open' ? 'inquiry' : 'inquiryOver'
}
