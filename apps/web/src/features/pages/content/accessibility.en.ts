/** What section 14 and annex 3 BFSG ask for. @spec law 9.1 */
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { mailTo } from './house.ts'

const { name, company } = theBrand()

export const page: PlainPageContent = {
  title: 'Accessibility',
  lead: `We want everyone to be able to use ${name}. This page explains what we do for that, what is still missing and whom to contact.`,
  sections: [
    {
      heading: 'The service',
      blocks: [
        'An on-demand service for movies and series, music, audiobooks, games and sports, with log-in, account and payment in the browser. The German Accessibility Strengthening Act (BFSG) applies; we follow EN 301 549 and WCAG 2.2, level AA.',
      ],
    },
    {
      heading: 'How we meet the requirements',
      blocks: [
        {
          list: [
            'Everything can be used with the keyboard alone, and the focus is always visible.',
            'Headings, regions and fields are labelled; errors appear next to their field and are announced.',
            'Text and controls have sufficient contrast; colour is never the only cue.',
            'Pages work on screens as narrow as 320 pixels without scrolling sideways.',
            'Animations stop if your system asks for reduced motion; the slideshow at the top can be paused.',
            'Subtitles are switched on in the player, at the same level as the volume.',
            'Ordering, cancelling and withdrawing have no time limits; the latter two also work without logging in and without scripts.',
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
            'Some games and embedded partner content cannot be used without a mouse or without sight.',
            'We do not offer plain language or sign language yet.',
          ],
        },
      ],
    },
    {
      heading: 'How it was checked',
      blocks: [
        'Self-assessment on 21 November 2026: an automated tool (axe) on every page, for visitors, members and children, on wide and narrow screens. The same check runs with every change. An assessment by people who rely on assistive technology has not taken place yet.',
      ],
    },
    {
      heading: 'Found a barrier?',
      blocks: [
        `Write to [${company.email}](${mailTo('Accessibility')}) or use the [contact form](/contact). We reply within two weeks and tell you when it will be fixed.`,
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
