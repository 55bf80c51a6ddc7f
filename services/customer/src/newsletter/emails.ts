import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/languages'
import { renderMail } from '@quintet/platform/mail/template'

type Linked = { brand: Brand; language: Language; link: string }

/** Without advertising: it may reach somebody who never asked. @spec law 6.4 */
export function confirmationMail({ brand, language, link }: Linked) {
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: 'Newsletter bestätigen',
      title: 'Möchten Sie unseren Newsletter?',
      parts: [
        {
          paragraph: `Diese Adresse wurde für den Newsletter von ${brand.name} eingetragen. Erst wenn Sie es bestätigen, schreiben wir Ihnen.`,
        },
        { button: 'Newsletter bestätigen', href: link },
        { small: 'Das waren nicht Sie? Dann tun Sie einfach nichts, und es kommt nichts.' },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: 'Confirm the newsletter',
    title: 'Would you like our newsletter?',
    parts: [
      {
        paragraph: `This address was entered for the newsletter of ${brand.name}. We write to you only once you confirm it.`,
      },
      { button: 'Confirm the newsletter', href: link },
      { small: 'It was not you? Then do nothing, and nothing will come.' },
    ],
  })
}

/** The first issue. */
export function newsletterMail({ brand, language, link }: Linked) {
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: `Der Newsletter von ${brand.name}`,
      title: 'Schön, dass Sie dabei sind.',
      parts: [
        {
          paragraph:
            'Von jetzt an schreiben wir, wenn etwas Neues da ist, das die Zeit wert ist. Nicht öfter.',
        },
        { small: 'Genug davon? Hier beenden Sie den Newsletter mit einem Klick:' },
        { paragraph: 'Newsletter beenden', href: link },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: `The newsletter of ${brand.name}`,
    title: 'Good to have you.',
    parts: [
      { paragraph: 'From now on we write when something new is worth your time. Not more often.' },
      { small: 'Had enough? One click ends the newsletter:' },
      { paragraph: 'End the newsletter', href: link },
    ],
  })
}
