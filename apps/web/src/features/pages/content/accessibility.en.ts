/** What section 14 and annex 3 BFSG ask for. @spec law 9.1 */
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { mailTo } from './house.ts'

const { name, company } = theBrand()

export const page: PlainPageContent = {
  title: 'Accessibility',
  lead: `${name} is meant to be usable by everybody. Here is how, what is still missing, and whom to turn to.`,
  sections: [
    {
      heading: 'The service',
      blocks: [
        'A service of movies and series, music, audiobooks, games and sports on demand, with log-in, account and payment in the browser. The German Accessibility Strengthening Act (BFSG) applies; we follow EN 301 549 and WCAG 2.2, level AA.',
      ],
    },
    {
      heading: 'How we meet the requirements',
      blocks: [
        {
          list: [
            'Everything works by keyboard alone; the focus can always be seen.',
            'Headings, regions and fields have names; errors stand at their field and are read out.',
            'Text and controls have enough contrast; colour is never the only sign.',
            'Pages stay usable on narrow screens down to 320 pixels, without moving sideways.',
            'Motion rests where your system wishes so; the large picture at the top can be paused.',
            'Subtitles are switched on in the player, on the same level as the volume.',
            'Ordering, cancelling and withdrawing know no time pressure; the last two also work without logging in and without scripts.',
          ],
        },
      ],
    },
    {
      heading: 'What is still missing',
      blocks: [
        {
          list: [
            'There is no audio description yet, and not every title has subtitles.',
            'Games and embedded contents of partners cannot all be used without a mouse or without sight.',
            'We do not offer easy language or sign language yet.',
          ],
        },
      ],
    },
    {
      heading: 'How it was checked',
      blocks: [
        'By ourselves, on 21 November 2026: with an automatic tool (axe) on every page, for visitors, members and children, on wide and narrow screens. That check runs with every change. A check by people who rely on assistive technology is still to come.',
      ],
    },
    {
      heading: 'Something in your way?',
      blocks: [
        `Write to [${company.email}](${mailTo('Accessibility')}) or by the [form](/contact). We answer within two weeks and say when it is mended.`,
      ],
    },
    {
      heading: 'Supervision',
      blocks: [
        {
          lines: [
            'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
            'Magdeburg, Germany',
          ],
        },
      ],
    },
  ],
}
