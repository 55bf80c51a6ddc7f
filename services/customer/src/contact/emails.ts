import type { Brand } from '@quintet/contracts/brand'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { SUPPORT_PROBLEMS } from '@quintet/domain/account/support'
import { renderMail } from '@quintet/platform/mail/template'
import { texts } from '../texts/index.ts'

/** The message to customer care, in the default language. */
export function contactMail({
  brand,
  message: { fullName, email, subject, content },
}: {
  brand: Brand
  message: { fullName: string; email: string; subject: string; content: string }
}) {
  const words = texts[DEFAULT_LANGUAGE].care.message
  const problem = SUPPORT_PROBLEMS.find((known) => known === subject)
  const title = problem ? words.problems[problem] : subject
  return renderMail({
    brand,
    language: DEFAULT_LANGUAGE,
    subject: words.subject(title),
    title,
    parts: [
      {
        facts: [
          [words.from, fullName],
          [words.email, email],
        ],
      },
      { paragraph: content },
    ],
  })
}

/** The receipt to the sender. It does not repeat the message: anybody may enter any address in the form. */
export function contactReceiptMail({ brand, language }: { brand: Brand; language: Language }) {
  const { subject, title, answered, stranger } = texts[language].care.receipt
  const { from, to } = brand.company.supportHours
  return renderMail({
    brand,
    language,
    subject,
    title,
    parts: [{ paragraph: answered(from, to) }, { small: stranger }],
  })
}
