import { renderMail } from '@quintet/platform/mail/template'
import type { AccountMail } from '../texts/account-mail.ts'
import { formatTime } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

/** Notifies the account of five wrong PINs. `lockedUntil` is null if only the password helps. @spec decisions 3.15 */
export function pinLockedMail({
  brand,
  language,
  origin,
  lockedUntil,
}: AccountMail & { lockedUntil: Date | null }) {
  const { account } = texts[language]
  const words = account.pinLocked
  return renderMail({
    brand,
    language,
    subject: words.subject,
    title: words.title,
    parts: [
      { paragraph: lockedUntil ? words.until(formatTime(lockedUntil, language)) : words.forGood },
      { paragraph: words.remedy },
      { button: account.open(brand.name), href: origin },
      { small: words.stranger },
    ],
  })
}
