import { theBrand } from '../../../brand/brand.ts'
import { theOffer, thePrice } from '../../../brand/offer.ts'
import { GERMAN } from '../../../texts/locales.ts'
import { formatCents } from '../../../texts/format.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines, known, mailTo } from './house.ts'

const { name, figures, company } = theBrand()

/** The offer in force when the page is rendered. */
export const page = (): PlainPageContent => ({
  title: 'Investoren',
  lead: `${name} bündelt, wofür ein Haushalt sonst fünf Abos braucht. Wir verdienen mit Mitgliedschaften, nicht mit Werbung oder Daten.`,
  sections: [
    {
      heading: 'Das Geschäft',
      blocks: [
        {
          facts: [
            ['Einnahmen', 'Mitgliedschaften und Leihtitel'],
            ['Im Monat', formatCents(thePrice('monthly'), GERMAN)],
            ['Im Jahr', formatCents(thePrice('annually'), GERMAN)],
            ['Testzeit', `${theOffer().trial.days} Tage`],
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
})
