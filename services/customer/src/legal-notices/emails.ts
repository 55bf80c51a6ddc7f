import type { Brand } from '@quintet/contracts/brand'
import type { Cancellation, Withdrawal } from '@quintet/contracts/customer-care'
import type { Language } from '@quintet/domain/languages'
import { renderMail } from '@quintet/platform/mail/template'
import { formatDay, formatMoment } from '../mail-words.ts'

type Notice = { brand: Brand; language: Language; id: string; now: Date }
type Fact = readonly [label: string, value: string]

const WORDS = {
  de: {
    receivedOn: 'Eingegangen am',
    number: 'Nummer',
    email: 'E-Mail',
    contract: 'Vertrag',
    cancellation: {
      subject: (id: string) => `Eingang Ihrer Kündigung (${id})`,
      title: 'Ihre Kündigung ist eingegangen.',
      kind: 'Art',
      kinds: { ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung' },
      reason: 'Grund',
      asOf: 'Zu wann',
      soonest: 'So bald wie möglich',
      ends: 'Ihre Mitgliedschaft endet am',
      known: 'Bis dahin können Sie alles weiter nutzen. Danach wird nichts mehr abgebucht.',
      unknown: 'Wir ordnen Ihre Kündigung dem Vertrag zu und nennen Ihnen den Tag, an dem er endet.',
    },
    withdrawal: {
      subject: (id: string) => `Eingang Ihres Widerrufs (${id})`,
      title: 'Ihr Widerruf ist eingegangen.',
      known:
        'Ihre Mitgliedschaft ist damit beendet. Was Sie gezahlt haben, erstatten wir in voller Höhe, binnen 14 Tagen und über dasselbe Zahlungsmittel.',
      unknown:
        'Wir ordnen Ihren Widerruf dem Vertrag zu und melden uns. Was Sie gezahlt haben, erstatten wir dann binnen 14 Tagen über dasselbe Zahlungsmittel.',
    },
  },
  en: {
    receivedOn: 'Received on',
    number: 'Number',
    email: 'E-mail',
    contract: 'Contract',
    cancellation: {
      subject: (id: string) => `We received your cancellation (${id})`,
      title: 'We have received your cancellation.',
      kind: 'Kind',
      kinds: { ordinary: 'Ordinary cancellation', extraordinary: 'Cancellation for cause' },
      reason: 'Reason',
      asOf: 'As of',
      soonest: 'As soon as possible',
      ends: 'Your membership ends on',
      known: 'Until then you can use everything. After that nothing is charged any more.',
      unknown: 'We match your cancellation with the contract and tell you the day on which it ends.',
    },
    withdrawal: {
      subject: (id: string) => `We received your withdrawal (${id})`,
      title: 'We received your withdrawal.',
      known:
        'With it your membership has ended. What you paid we refund in full, within 14 days and by the same means of payment.',
      unknown:
        'We match your withdrawal with the contract and get in touch. What you paid we then refund within 14 days by the same means of payment.',
    },
  },
} satisfies Record<Language, object>

/** The receipt on a durable medium: content, date and time, and when the contract ends. @spec law 2.4 */
export function cancellationReceiptMail({
  cancellation,
  end,
  ...notice
}: Notice & { cancellation: Cancellation; end: Date | null }) {
  const { kind, reason, effectiveDate } = cancellation
  const words = WORDS[notice.language].cancellation
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
  const words = WORDS[notice.language].withdrawal
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
  const words = WORDS[language]
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
          // The same in both languages.
          ['Name', name],
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
