import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/basics/languages'
import { renderMail } from '@quintet/platform/mail/template'
import type { AccountMail } from '../texts/account-mail.ts'
import { formatMoment } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

/** The mail with the link to set a new password. */
export function resetMail({
  brand,
  language,
  link,
  minutes,
}: {
  brand: Brand
  language: Language
  link: string
  /** How long the link is valid, in minutes. */
  minutes: number
}) {
  const words = texts[language].account.passwordReset
  return renderMail({
    brand,
    language,
    subject: words.subject,
    title: words.title,
    parts: [
      { paragraph: words.link(minutes) },
      { button: words.button, href: link },
      { small: words.unasked },
    ],
  })
}

/** Notifies the owner that the password was changed. */
export function changedMail({ brand, language, origin, at }: AccountMail & { at: Date }) {
  const { account } = texts[language]
  const words = account.passwordChanged
  return renderMail({
    brand,
    language,
    subject: words.subject,
    title: words.title,
    parts: [
      { facts: [[words.changedOn, formatMoment(at, language)]] },
      { paragraph: words.loggedOut },
      { paragraph: words.stranger(brand.company.email) },
      { button: account.open(brand.name), href: origin },
    ],
  })
}
