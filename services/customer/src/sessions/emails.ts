import { renderMail } from '@quintet/platform/mail/template'
import type { AccountMail } from '../texts/account-mail.ts'
import { formatMoment } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

/** Notifies the owner of a log-in on a device new to the account. */
export function newDeviceMail({
  brand,
  language,
  origin,
  device,
  at,
}: AccountMail & { device: string; at: Date }) {
  const { subject, title, ...words } = texts[language].account.newDevice
  return renderMail({
    brand,
    language,
    subject,
    title,
    parts: [
      {
        facts: [
          [words.device, device],
          [words.loggedInOn, formatMoment(at, language)],
        ],
      },
      { paragraph: words.known },
      { paragraph: words.unknown },
      // The page where the password is changed and devices are listed.
      { button: words.toAccount, href: `${origin}/account/settings` },
    ],
  })
}
