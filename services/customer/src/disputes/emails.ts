/** To the operator, in the language of the house: a payment is disputed, and how that ended. */
import type { Brand } from '@quintet/contracts/brand'
import { DEFAULT_LANGUAGE } from '@quintet/domain/languages'
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

/** Of an inquiry nothing was taken; one that is lost was a dispute before. */
function storyOf({ state, isInquiry }: Dispute): 'open' | 'won' | 'lost' | 'inquiry' | 'inquiryOver' {
  if (!isInquiry || state === 'lost') return state
  return state === 'open' ? 'inquiry' : 'inquiryOver'
}
