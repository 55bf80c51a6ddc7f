import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { mailTo } from './house.ts'

const { name } = theBrand()

export const page: PlainPageContent = {
  title: 'Careers',
  lead: `A small team with five passions: watching, listening, storytelling, playing and cheering. At ${name} you see what you made on screen the same evening.`,
  sections: [
    {
      heading: 'Open positions',
      blocks: ['We have no open positions at the moment, but we are always happy to hear from good people.'],
    },
    {
      heading: 'What matters to us',
      blocks: [
        {
          list: [
            'Finishing one thing before starting the next.',
            'Words, pictures and code that are still a pleasure to look at a year later.',
            'Evenings off. They are what our service is made for, after all.',
          ],
        },
      ],
    },
    {
      heading: 'How to apply',
      blocks: [
        'Send us something you have made and two sentences about it. We need no photo, no age and no seamless résumé. We reply to everyone, usually within two weeks, and delete applications six months after our reply.',
      ],
    },
  ],
  action: { label: 'Write an email', href: mailTo('Application') },
}
