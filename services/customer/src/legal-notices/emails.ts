import type { Brand } from '@quintet/contracts/brand'
import type { Cancellation, Withdrawal } from '@quintet/contracts/customer-care'
import type { Language } from '@quintet/domain/languages'
import { renderMail } from '@quintet/platform/mail/template'
import { formatDay, formatMoment } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

type Notice = { brand: Brand; language: Language; id: string; now: Date }
type Fact = readonly [label: string, value: string]

/** The receipt on a durable medium: content, date and time, and when the contract ends. @spec law 2.4 */
export function cancellationReceiptMail({
  cancellation,
  end,
  ...notice
}: Notice & { cancellation: Cancellation; end: Date | null }) {
  const { kind, reason, effectiveDate } = cancellation
  const words = texts[notice.language].notices.cancellation
  const facts = [
    [words.kind, words.kinds[kind]] as const,
    ...pair(words.reason, reason),
    [words.asOf, effectiveDate ?? words.soonest] as const,
    ...pair(words.ends, end && formatDay(end, notice.language)),
  ]
  return receiptMail(notice, cancellation, { words, facts, paragraph: end ? words.known : words.unknown })
}

export function withdrawalReceiptMail({
  withdrawal,
  hasEnded,
  ...notice
}: Notice & { withdrawal: Withdrawal; hasEnded: boolean }) {
  const words = texts[notice.language].notices.withdrawal
  const paragraph = hasEnded ? words.known : words.unknown
  return receiptMail(notice, withdrawal, { words, facts: [], paragraph })
}

function receiptMail(
  { brand, language, id, now }: Notice,
  { name, email, reference }: { name: string; email: string; reference?: string | undefined },
  {
    words: { subject, title },
    facts,
    paragraph,
  }: { words: { subject: (id: string) => string; title: string }; facts: Fact[]; paragraph: string },
) {
  const words = texts[language].notices
  return renderMail({
    brand,
    language,
    subject: subject(id),
    title,
    parts: [
      {
        facts: [
          [words.receivedOn, formatMoment(now, language)],
          [words.number, id],
          [words.name, name],
          [words.email, email],
          ...pair(words.contract, reference),
          ...facts,
        ],
      },
      { paragraph },
    ],
  })
}

function pair(label: string, value: string | null | undefined): Fact[] {
  return value ? [[label, value]] : []
}
