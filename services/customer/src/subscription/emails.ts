import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/languages'
import { renderMail } from '@quintet/platform/mail/template'
import { formatDay } from '../mail-words.ts'

/** A membership is cancelled; when it ends, and the way back. */
export function cancelledMail({
  brand,
  language,
  origin,
  end,
}: {
  brand: Brand
  language: Language
  origin: string
  end: Date
}) {
  const day = formatDay(end, language)
  if (language === 'de')
    return renderMail({
      brand,
      language,
      subject: `Ihre Kündigung: ${brand.name} endet am ${day}`,
      title: 'Ihre Kündigung ist da.',
      parts: [
        { facts: [['Ihre Mitgliedschaft endet am', day]] },
        { paragraph: `Bis dahin bleibt alles, wie es ist. Danach wird nichts mehr abgebucht.` },
        {
          paragraph:
            'Wenn Sie es sich anders überlegen: In Ihrem Konto nehmen Sie die Kündigung bis zu diesem Tag zurück.',
        },
        { button: 'Zum Konto', href: origin },
      ],
    })
  return renderMail({
    brand,
    language,
    subject: `Your cancellation: ${brand.name} ends on ${day}`,
    title: 'We have your cancellation.',
    parts: [
      { facts: [['Your membership ends on', day]] },
      { paragraph: 'Until then everything stays as it is. After that nothing is charged any more.' },
      { paragraph: 'Should you change your mind: your account takes the cancellation back until that day.' },
      { button: 'To your account', href: origin },
    ],
  })
}
