import type { Brand } from '@quintet/contracts/brand'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/languages'
import { SUPPORT_PROBLEMS, type SupportProblem } from '@quintet/domain/support'
import { renderMail } from '@quintet/platform/mail/template'

/** What the forms send as a subject, in the words of those who read it. */
const PROBLEMS: Record<SupportProblem, string> = {
  general: 'Allgemeine Frage',
  billing: 'Abrechnung',
  'technical issue': 'Technisches Problem',
  affiliation: 'Partnerschaft',
}

/** To customer care. */
export function contactMail({
  brand,
  message: { fullName, email, subject, content },
}: {
  brand: Brand
  message: { fullName: string; email: string; subject: string; content: string }
}) {
  const problem = SUPPORT_PROBLEMS.find((known) => known === subject)
  const title = problem ? PROBLEMS[problem] : subject
  return renderMail({
    brand,
    language: DEFAULT_LANGUAGE,
    subject: `Nachricht: ${title}`,
    title,
    parts: [
      {
        facts: [
          ['Von', fullName],
          ['E-Mail', email],
        ],
      },
      { paragraph: content },
    ],
  })
}

/** To whoever wrote. It does not repeat the message: anybody may write any address into the form. */
export function contactReceiptMail({ brand, language }: { brand: Brand; language: Language }) {
  const { from, to } = brand.company.supportHours
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: 'Ihre Nachricht ist da',
      title: 'Ihre Nachricht ist da.',
      parts: [
        { paragraph: `Wir lesen sie montags bis freitags von ${from} bis ${to} Uhr und antworten Ihnen.` },
        { small: 'Sie haben uns nicht geschrieben? Dann hat jemand sich in der Adresse vertan.' },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: 'We have your message',
    title: 'We have your message.',
    parts: [
      { paragraph: `We read it Monday to Friday from ${from} to ${to} and write back.` },
      { small: 'You did not write to us? Then somebody mistyped their address.' },
    ],
  })
}
