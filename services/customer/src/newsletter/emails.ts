import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/basics/languages'
import { renderMail } from '@quintet/platform/mail/template'
import { texts } from '../texts/index.ts'

type Linked = { brand: Brand; language: Language; link: string }

/** Contains no advertising: it may reach somebody who never asked. @spec law 6.4 */
export function confirmationMail({ brand, language, link }: Linked) {
  const { subject, title, entered, button, stranger } = texts[language].care.newsletter.confirm
  return renderMail({
    brand,
    language,
    subject,
    title,
    parts: [{ paragraph: entered(brand.name) }, { button, href: link }, { small: stranger }],
  })
}

/** The first issue. */
export function newsletterMail({ brand, language, link }: Linked) {
  const { subject, title, promise, enough, end } = texts[language].care.newsletter.welcome
  return renderMail({
    brand,
    language,
    subject: subject(brand.name),
    title,
    parts: [{ paragraph: promise }, { small: enough }, { paragraph: end, href: link }],
  })
}
