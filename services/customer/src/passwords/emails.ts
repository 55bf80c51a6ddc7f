import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/languages'
import { renderMail } from '@quintet/platform/mail/template'
import { type AccountMail, formatMoment } from '../mail-words.ts'

/** The link that sets a new password. */
export function resetMail({ brand, language, link }: { brand: Brand; language: Language; link: string }) {
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: 'Neues Passwort vergeben',
      title: 'Ein neues Passwort, bitte.',
      parts: [
        { paragraph: 'Über diesen Link vergeben Sie ein neues Passwort. Er gilt 30 Minuten und nur einmal.' },
        { button: 'Neues Passwort vergeben', href: link },
        {
          small:
            'Sie haben das nicht angefordert? Dann löschen Sie diese Nachricht einfach: Ihr Passwort bleibt, wie es ist.',
        },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: 'Set a new password',
    title: 'A new password, please.',
    parts: [
      { paragraph: 'This link sets a new password. It works for 30 minutes and once only.' },
      { button: 'Set a new password', href: link },
      { small: 'You did not ask for it? Then delete this message: your password stays as it is.' },
    ],
  })
}

/** Tells the owner that the password is another one now. */
export function changedMail({ brand, language, origin, at }: AccountMail & { at: Date }) {
  const when = formatMoment(at, language)
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: 'Ihr Passwort wurde geändert',
      title: 'Ihr Passwort wurde geändert.',
      parts: [
        { facts: [['Geändert am', when]] },
        {
          paragraph: 'Alle anderen Geräte wurden abgemeldet. Dort melden Sie sich mit dem neuen Passwort an.',
        },
        {
          paragraph: `Waren Sie das nicht? Vergeben Sie gleich ein neues Passwort über „Passwort vergessen“ und schreiben Sie uns an ${brand.company.email}.`,
        },
        { button: `${brand.name} öffnen`, href: origin },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: 'Your password was changed',
    title: 'Your password was changed.',
    parts: [
      { facts: [['Changed on', when]] },
      { paragraph: 'All other devices were logged out. Log in there with the new password.' },
      {
        paragraph: `Was it not you? Set a new password at once by “Forgot password” and write to ${brand.company.email}.`,
      },
      { button: `Open ${brand.name}`, href: origin },
    ],
  })
}
