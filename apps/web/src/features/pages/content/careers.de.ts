import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { mailTo } from './house.ts'

const { name } = theBrand()

export const page: PlainPageContent = {
  title: 'Karriere',
  lead: `Ein kleines Team mit fünf Themen: sehen, hören, vorlesen lassen, spielen, mitfiebern. Wer bei ${name} arbeitet, sieht das Ergebnis am selben Abend.`,
  sections: [
    {
      heading: 'Offene Stellen',
      blocks: [
        'Zurzeit ist keine Stelle ausgeschrieben. Über Initiativbewerbungen freuen wir uns jederzeit.',
      ],
    },
    {
      heading: 'Was uns wichtig ist',
      blocks: [
        {
          list: [
            'Eine Sache fertig machen, bevor die nächste beginnt.',
            'Texte, Bilder und Code, die auch nach einem Jahr noch Freude machen.',
            'Feierabend. Dafür ist unser Angebot schließlich da.',
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
