import { renderMail } from '@quintet/platform/mail/template'
import type { AccountMail } from '../texts/account-mail.ts'
import { formatMoment } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

/** Announces a changed e-mail address, either to the old address, which can no longer log in, or to the new one. */
export function addressChangedMail({
  brand,
  language,
  origin,
  at,
  isOld,
}: AccountMail & { at: Date; isOld: boolean }) {
  const { account } = texts[language]
  const words = account.addressChanged
  return renderMail({
    brand,
    language,
    subject: words.subject,
    title: words.title,
    parts: [
      { facts: [[words.changedOn, formatMoment(at, language)]] },
      { paragraph: isOld ? words.old : words.anew },
      { paragraph: words.stranger(brand.company.email) },
      ...(isOld ? [] : [{ button: account.open(brand.name), href: origin }]),
    ],
  })
}
