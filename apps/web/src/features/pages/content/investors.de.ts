import { PLAN_PRICE_CENTS } from '@quintet/domain/pricing'
import { TRIAL_DAYS } from '@quintet/domain/trial'
import { theBrand } from '../../../brand/brand.ts'
import { GERMAN } from '../../../texts/locales.ts'
import { formatEuro } from '../../../texts/format.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines, known, mailTo } from './house.ts'

const { name, figures, company } = theBrand()

export const page: PlainPageContent = {
  title: 'Investoren',
  lead: `${name} bündelt, wofür ein Haushalt sonst fünf Abos braucht. Wir verdienen mit Mitgliedschaften, nicht mit Werbung oder Daten.`,
  sections: [
    {
      heading: 'Das Geschäft',
      blocks: [
        {
          facts: [
            ['Einnahmen', 'Mitgliedschaften und Leihtitel'],
            ['Im Monat', formatEuro(PLAN_PRICE_CENTS.monthly, GERMAN)],
            ['Im Jahr', formatEuro(PLAN_PRICE_CENTS.annually, GERMAN)],
            ['Testzeit', `${TRIAL_DAYS} Tage`],
          ],
        },
      ],
    },
    {
      heading: 'Der Katalog',
      blocks: [
        {
          facts: [
            ['Hörbücher', figures.audiobooks],
            ['Spiele', figures.games],
            ['Musikkanäle', figures.channels],
            ['Leihfilme', figures.rentals],
          ],
        },
      ],
    },
    {
      heading: 'Das Unternehmen',
      blocks: [
        { lines: addressLines() },
        {
          facts: known([
            ['Vertreten durch', company.representative],
            ['Register', company.register],
          ]),
        },
        'Die Gesellschaft ist nicht börsennotiert. Diese Seite ist kein Angebot von Wertpapieren.',
      ],
    },
  ],
  action: { label: 'E-Mail schreiben', href: mailTo('Investoren') },
}
