import { theBrand } from '../../../brand/brand.ts'
import { theOffer, thePrice } from '../../../brand/offer.ts'
import { ENGLISH } from '../../../texts/locales.ts'
import { formatCents } from '../../../texts/format.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines, known, mailTo } from './house.ts'

const { name, figures, company } = theBrand()

/** The offer in force when the page is rendered. */
export const page = (): PlainPageContent => ({
  title: 'Investors',
  lead: `${name} brings together what a household usually needs five subscriptions for. We earn money from memberships, not from advertising or data.`,
  sections: [
    {
      heading: 'The business',
      blocks: [
        {
          facts: [
            ['Revenue', 'Memberships and rentals'],
            ['Per month', formatCents(thePrice('monthly'), ENGLISH)],
            ['Per year', formatCents(thePrice('annually'), ENGLISH)],
            ['Trial', `${theOffer().trial.days} days`],
          ],
        },
      ],
    },
    {
      heading: 'The catalogue',
      blocks: [
        {
          facts: [
            ['Audiobooks', figures.audiobooks],
            ['Games', figures.games],
            ['Music channels', figures.channels],
            ['Rental movies', figures.rentals],
          ],
        },
      ],
    },
    {
      heading: 'The company',
      blocks: [
        { lines: addressLines() },
        {
          facts: known([
            ['Represented by', company.representative],
            ['Register', company.register],
          ]),
        },
        'The company is not listed on a stock exchange. This page is not an offer of securities.',
      ],
    },
  ],
  action: { label: 'Write an email', href: mailTo('Investors') },
})
