import type { Brand } from '@quintet/contracts/brand'
import type { Cancellation, Withdrawal } from '@quintet/contracts/customer-care'
import type { Language } from '@quintet/domain/languages'
import { renderMail } from '@quintet/platform/mail/template'
import { formatDay, formatTime } from '../mail-words.ts'

type Notice = { brand: Brand; language: Language; id: string; now: Date }

/** The receipt on a durable medium: content, date and time, and when the contract ends. @spec law 3.4 */
export function cancellationReceiptMail({
  brand,
  language,
  id,
  cancellation,
  now,
  end,
}: Notice & { cancellation: Cancellation; end: Date | null }) {
  const { name, email, reference, kind, reason, effectiveDate } = cancellation
  const day = end && formatDay(end, language)
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: `Eingang Ihrer Kündigung (${id})`,
      title: 'Ihre Kündigung ist eingegangen.',
      parts: [
        {
          facts: [
            ['Eingegangen am', `${formatDay(now, language)}, ${formatTime(now, language)} Uhr`],
            ['Nummer', id],
            ['Name', name],
            ['E-Mail', email],
            ...pair('Vertrag', reference),
            ['Art', kind === 'ordinary' ? 'Ordentliche Kündigung' : 'Außerordentliche Kündigung'],
            ...pair('Grund', reason),
            ['Zu wann', effectiveDate ?? 'So bald wie möglich'],
            ...pair('Ihre Mitgliedschaft endet am', day),
          ],
        },
        {
          paragraph: day
            ? 'Bis dahin können Sie alles weiter nutzen. Danach wird nichts mehr abgebucht.'
            : 'Wir ordnen Ihre Kündigung dem Vertrag zu und nennen Ihnen den Tag, an dem er endet.',
        },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: `We received your cancellation (${id})`,
    title: 'We received your cancellation.',
    parts: [
      {
        facts: [
          ['Received on', `${formatDay(now, language)}, ${formatTime(now, language)}`],
          ['Number', id],
          ['Name', name],
          ['E-mail', email],
          ...pair('Contract', reference),
          ['Kind', kind === 'ordinary' ? 'Ordinary cancellation' : 'Cancellation for cause'],
          ...pair('Reason', reason),
          ['As of', effectiveDate ?? 'As soon as possible'],
          ...pair('Your membership ends on', day),
        ],
      },
      {
        paragraph: day
          ? 'Until then you can use everything. After that nothing is charged any more.'
          : 'We match your cancellation with the contract and tell you the day on which it ends.',
      },
    ],
  })
}

/** @spec law 2.4 */
export function withdrawalReceiptMail({
  brand,
  language,
  id,
  withdrawal,
  now,
  hasEnded,
}: Notice & { withdrawal: Withdrawal; hasEnded: boolean }) {
  const { name, email, reference } = withdrawal
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: `Eingang Ihres Widerrufs (${id})`,
      title: 'Ihr Widerruf ist eingegangen.',
      parts: [
        {
          facts: [
            ['Eingegangen am', `${formatDay(now, language)}, ${formatTime(now, language)} Uhr`],
            ['Nummer', id],
            ['Name', name],
            ['E-Mail', email],
            ...pair('Vertrag', reference),
          ],
        },
        {
          paragraph: hasEnded
            ? 'Ihre Mitgliedschaft ist damit beendet. Was Sie gezahlt haben, erstatten wir in voller Höhe, binnen 14 Tagen und über dasselbe Zahlungsmittel.'
            : 'Wir ordnen Ihren Widerruf dem Vertrag zu und melden uns. Was Sie gezahlt haben, erstatten wir dann binnen 14 Tagen über dasselbe Zahlungsmittel.',
        },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: `We received your withdrawal (${id})`,
    title: 'We received your withdrawal.',
    parts: [
      {
        facts: [
          ['Received on', `${formatDay(now, language)}, ${formatTime(now, language)}`],
          ['Number', id],
          ['Name', name],
          ['E-mail', email],
          ...pair('Contract', reference),
        ],
      },
      {
        paragraph: hasEnded
          ? 'With it your membership has ended. What you paid we refund in full, within 14 days and by the same means of payment.'
          : 'We match your withdrawal with the contract and get in touch. What you paid we then refund within 14 days by the same means of payment.',
      },
    ],
  })
}

function pair(label: string, value: string | null | undefined): (readonly [string, string])[] {
  return value ? [[label, value]] : []
}
