import type { Brand } from '@quintet/contracts/brand'
import type { Cancellation, Withdrawal } from '@quintet/contracts/declarations'
import type { Language } from '@quintet/domain/basics/languages'
import { type MailPart, renderMail } from '@quintet/platform/mail/template'
import { formatDay, formatMoment } from '../texts/format.ts'
import { texts } from '../texts/index.ts'
import type { Effect } from './effect.ts'

type Fact = readonly [label: string, value: string]

export type ReceiptMail = {
  brand: Brand
  language: Language
  id: string
  now: Date
  /** The declaration's immediate effect. */
  effect: Effect | null
  /** True if it takes effect only once its link is followed. */
  isAwaited: boolean
  /** Null in the copy to the operator. */
  link: string | null
}

/** The receipt on a durable medium: content, date and time, and when the contract ends. @spec law 2.4 */
export function cancellationReceiptMail(receipt: ReceiptMail & { cancellation: Cancellation }) {
  const { cancellation, language, effect } = receipt
  const { kind, reason, effectiveDate } = cancellation
  const words = texts[language].notices.cancellation
  const end = effect?.kind === 'cancellation' ? formatDay(effect.end.end, language) : null
  const facts = [
    [words.kind, words.kinds[kind]] as const,
    ...pair(words.reason, reason),
    [words.asOf, effectiveDate ? formatDay(new Date(effectiveDate), language) : words.soonest] as const,
    ...pair(words.ends, end),
  ]
  return receiptMail(receipt, cancellation, words, facts)
}

export function withdrawalReceiptMail(receipt: ReceiptMail & { withdrawal: Withdrawal }) {
  return receiptMail(receipt, receipt.withdrawal, texts[receipt.language].notices.withdrawal, [])
}

type Words = { subject: (id: string) => string } & Record<
  'statement' | 'title' | 'known' | 'awaited' | 'confirm' | 'unknown',
  string
>

function receiptMail(
  { brand, language, id, now, effect, isAwaited, link }: ReceiptMail,
  { name, email, reference }: { name: string; email: string; reference?: string | undefined },
  { subject, title, ...words }: Words,
  facts: Fact[],
) {
  const { notices } = texts[language]
  const decided = effect ? words.known : words.unknown
  const way: MailPart[] = link ? [{ button: words.confirm, href: link }, { small: notices.mistaken }] : []
  return renderMail({
    brand,
    language,
    subject: subject(id),
    title,
    parts: [
      {
        facts: [
          [notices.statement, words.statement],
          [notices.receivedOn, formatMoment(now, language)],
          [notices.number, id],
          [notices.name, name],
          [notices.email, email],
          ...pair(notices.contract, reference),
          ...facts,
        ],
      },
      { paragraph: isAwaited ? words.awaited : decided },
      ...way,
    ],
  })
}

function pair(label: string, value: string | null | undefined): Fact[] {
  return value ? [[label, value]] : []
}
