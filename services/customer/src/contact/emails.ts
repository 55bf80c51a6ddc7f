import type { Brand } from '@quintet/contracts/brand'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/languages'
import { renderMail } from '@quintet/platform/mail/template'

/** To customer care. */
export function contactMail({
  brand,
  message: { fullName, email, subject, content },
}: {
  brand: Brand
  message: { fullName: string; email: string; subject: string; content: string }
}) {
  return renderMail({
    brand,
    language: DEFAULT_LANGUAGE,
    subject: `Nachricht: ${subject}`,
    title: subject,
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
