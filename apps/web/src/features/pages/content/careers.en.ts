import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { mailTo } from './house.ts'

const { name } = theBrand()

export const page: PlainPageContent = {
  title: 'Careers',
  lead: `A small house with five departments: watch, listen, be read to, play, cheer. Who works at ${name} sees the result the same evening.`,
  sections: [
    {
      heading: 'Open positions',
      blocks: ['None is advertised just now. Good people we also hire without an advertisement.'],
    },
    {
      heading: 'What matters to us',
      blocks: [
        {
          list: [
            'One thing finished before the next begins.',
            'Words, pictures and code that are still a pleasure to look at after a year.',
            'Evenings off. That is what our service is for, after all.',
          ],
        },
      ],
    },
    {
      heading: 'How to apply',
      blocks: [
        'Send us something that you made, and two sentences about it. No photo, age or gapless résumé needed. We answer everybody, mostly within two weeks, and delete applications six months after the answer.',
      ],
    },
  ],
  action: { label: 'Write an e-mail', href: mailTo('Application') },
}
