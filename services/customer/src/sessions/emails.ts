import { renderMail } from '@quintet/platform/mail/template'
import { type AccountMail, formatMoment } from '../mail-words.ts'

/** Tells the owner that somebody logged in on a device that the account did not know. */
export function newDeviceMail({
  brand,
  language,
  origin,
  device,
  at,
}: AccountMail & { device: string; at: Date }) {
  const when = formatMoment(at, language)
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: 'Neues Gerät angemeldet',
      title: 'Ein neues Gerät hat sich angemeldet.',
      parts: [
        {
          facts: [
            ['Gerät', device],
            ['Angemeldet am', when],
          ],
        },
        { paragraph: 'Waren Sie das? Dann ist nichts zu tun.' },
        {
          paragraph:
            'Waren Sie es nicht, ändern Sie bitte Ihr Passwort. Damit melden sich alle anderen Geräte ab.',
        },
        { button: 'Zum Konto', href: origin },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: 'A new device logged in',
    title: 'A new device logged in.',
    parts: [
      {
        facts: [
          ['Device', device],
          ['Logged in on', when],
        ],
      },
      { paragraph: 'Was it you? Then there is nothing to do.' },
      { paragraph: 'If it was not, please change your password. That logs out every other device.' },
      { button: 'To your account', href: origin },
    ],
  })
}
