import { renderMail } from '@quintet/platform/mail/template'
import { type AccountMail, formatTime } from '../mail-words.ts'

/** Five wrong PINs are told to the account. `lockedUntil` null: only the password helps. @spec decisions 3.15 */
export function pinLockedMail({
  brand,
  language,
  origin,
  lockedUntil,
}: AccountMail & { lockedUntil: Date | null }) {
  const until = lockedUntil ? formatTime(lockedUntil, language) : null
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: 'Kinder-PIN mehrmals falsch eingegeben',
      title: 'Die Kinder-PIN wurde mehrmals falsch eingegeben.',
      parts: [
        {
          paragraph: until
            ? `Fünf Eingaben waren falsch. Bis ${until} Uhr nehmen wir deshalb keine PIN mehr an.`
            : 'Zehn Eingaben hintereinander waren falsch. Die PIN hilft deshalb nicht mehr weiter.',
        },
        {
          paragraph:
            'Mit dem Passwort Ihres Kontos heben Sie die Kindersicherung jederzeit auf und können danach eine neue PIN vergeben.',
        },
        { button: `${brand.name} öffnen`, href: origin },
        { small: 'Waren es keine Kinder und auch nicht Sie? Dann ändern Sie bitte Ihr Passwort.' },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: 'Kids PIN entered wrongly several times',
    title: 'The kids PIN was entered wrongly several times.',
    parts: [
      {
        paragraph: until
          ? `Five tries were wrong, so no PIN is accepted until ${until}.`
          : 'Ten tries in a row were wrong, so the PIN no longer helps.',
      },
      {
        paragraph:
          'The password of your account lifts the kids lock at any time; after that you can set a new PIN.',
      },
      { button: `Open ${brand.name}`, href: origin },
      { small: 'Was it neither your children nor you? Then please change your password.' },
    ],
  })
}
