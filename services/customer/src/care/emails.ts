import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/basics/languages'
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

/** The mail with the link to all data of an account. */
export function dataMail({
  brand,
  language,
  link,
  days,
}: {
  brand: Brand
  language: Language
  link: string
  /** How long the link is valid. */
  days: number
}) {
  const words = texts[language].account.dataExport
  return renderMail({
    brand,
    language,
    subject: words.subject,
    title: words.title,
    parts: [
      { paragraph: words.link(days) },
      { button: words.button, href: link },
      { small: words.stranger(brand.company.email) },
    ],
  })
}
