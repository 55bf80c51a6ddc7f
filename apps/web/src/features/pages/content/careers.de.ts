import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { mailTo } from './house.ts'

const { name } = theBrand()

export const page: PlainPageContent = {
  title: 'Karriere',
  lead: `Ein kleines Haus mit fünf Abteilungen: sehen, hören, lesen lassen, spielen, mitfiebern. Wer bei ${name} arbeitet, sieht das Ergebnis am selben Abend.`,
  sections: [
    {
      heading: 'Offene Stellen',
      blocks: [
        'Zurzeit ist keine Stelle ausgeschrieben. Gute Leute stellen wir auch ohne Ausschreibung ein.',
      ],
    },
    {
      heading: 'Was uns wichtig ist',
      blocks: [
        {
          list: [
            'Eine Sache fertig, bevor die nächste beginnt.',
            'Texte, Bilder und Code, die man nach einem Jahr noch gern ansieht.',
            'Feierabend. Dafür gibt es unser Angebot schließlich.',
          ],
        },
      ],
    },
    {
      heading: 'So bewerben Sie sich',
      blocks: [
        'Schicken Sie uns etwas, das Sie gemacht haben, und zwei Sätze dazu. Ein Foto, ein Alter oder ein lückenloser Lebenslauf sind nicht nötig. Wir antworten allen, meist binnen zwei Wochen, und löschen Bewerbungen sechs Monate nach der Antwort.',
      ],
    },
  ],
  action: { label: 'E-Mail schreiben', href: mailTo('Bewerbung') },
}
