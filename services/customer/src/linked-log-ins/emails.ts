import { renderMail } from '@quintet/platform/mail/template'
import type { AccountMail } from '../texts/account-mail.ts'
import { formatMoment } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

type LinkMail = AccountMail & {
  at: Date
  /** The provider's name as the page shows it. */
  provider: string
  isLinked: boolean
}

/** Notifies the owner that a social log-in was linked to the account or removed from it. */
export function linkMail({ brand, language, origin, at, provider, isLinked }: LinkMail) {
  const { account } = texts[language]
  const words = isLinked ? account.logInLinked : account.logInUnlinked
  return renderMail({
    brand,
    language,
    subject: words.subject(provider),
    title: words.title(provider),
    parts: [
      { facts: [[words.changedOn, formatMoment(at, language)]] },
      { paragraph: words.meaning(provider) },
      { paragraph: words.stranger(brand.company.email) },
      { button: account.open(brand.name), href: origin },
    ],
  })
}
