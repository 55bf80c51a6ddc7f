/** Questions that are asked often. @spec accounts 1.2 */
import { KIDS_MAX_AGE } from '@quintet/domain/kids'
import { PLAN_PRICE_CENTS } from '@quintet/domain/pricing'
import { MAX_PROFILES, MINIMUM_AGE } from '@quintet/domain/product'
import { MAX_STREAMS } from '@quintet/domain/streams'
import { TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@quintet/domain/trial'
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/rental'
import { HD_MBIT, MINIMUM_MBIT, SD_MBIT } from '@quintet/domain/speeds'
import { WITHDRAWAL_DAYS } from '@quintet/domain/withdrawal'
import { theBrand } from '../../../brand/brand.ts'
import { ENGLISH } from '../../../texts/locales.ts'
import { formatEuro } from '../../../texts/format.ts'
import type { FaqContent } from '../page-content.ts'

const { name, figures, company } = theBrand()
const monthly = formatEuro(PLAN_PRICE_CENTS.monthly, ENGLISH)
const annually = formatEuro(PLAN_PRICE_CENTS.annually, ENGLISH)

export const faq: FaqContent = {
  title: 'Questions and answers',
  lead: `What one wants to know about ${name} before starting, and what one looks up later.`,
  groups: [
    {
      heading: 'What there is',
      questions: [
        {
          question: 'What do I get?',
          answer: [
            'Movies and series, music, audiobooks, games and sports in one membership, and a kids area:',
            {
              list: [
                `${figures.audiobooks} audiobooks`,
                `${figures.games} games that run in the browser`,
                `${figures.channels} music channels`,
                `${figures.rentals} rental movies`,
              ],
            },
          ],
        },
        {
          question: 'What are rental movies?',
          answer: [
            'Some new movies are not part of the membership and are rented one by one. One rental a month is free.',
            `A rental waits for ${RENTAL_START_DAYS} days. Once you have started it, there are ${RENTAL_FINISH_HOURS} hours to finish it.`,
          ],
        },
        {
          question: 'Which languages does the interface speak?',
          answer: [
            'English and German. Switch at the end of every page; members choose the language for each profile.',
          ],
        },
      ],
    },
    {
      heading: 'Price and trial',
      questions: [
        {
          question: 'What does it cost?',
          answer: [
            `Nothing for the first ${TRIAL_DAYS} days, then ${monthly} a month or ${annually} a year, VAT included.`,
          ],
        },
        {
          question: 'How does the trial work?',
          answer: [
            `You choose a means of payment when you sign up; nothing is charged before the trial ends. ${TRIAL_REMINDER_DAYS} days before, we remind you by e-mail. Cancel by the end of the trial, and you pay nothing.`,
            'There is one trial per person.',
          ],
        },
        {
          question: 'How can I pay?',
          answer: [
            'By Visa or MasterCard, SEPA direct debit or PayPal. The card number goes to the payment service and is never kept by us.',
          ],
        },
      ],
    },
    {
      heading: 'Devices and family',
      questions: [
        {
          question: 'On how many devices at once?',
          answer: [
            `On up to ${MAX_STREAMS}. When all are in use, the player shows what runs where, and you can end one. Trailers do not count.`,
          ],
        },
        {
          question: 'Can the family join in?',
          answer: [
            `Yes. An account has up to ${MAX_PROFILES} profiles, each with its own favorites, history and language.`,
          ],
        },
        {
          question: 'How do I protect my children?',
          answer: [
            `The kids lock shows only titles rated ${KIDS_MAX_AGE} years and below. It holds on the device where you switch it on, also after a reload, and is lifted by a four-digit PIN or the account's password.`,
          ],
        },
        {
          question: 'How fast must my connection be?',
          answer: [
            `At least ${MINIMUM_MBIT} Mbit/s; for video ${SD_MBIT} Mbit/s in standard definition and ${HD_MBIT} Mbit/s in HD. The player adapts by itself.`,
          ],
        },
      ],
    },
    {
      heading: 'Account and contract',
      questions: [
        {
          question: 'How do I cancel?',
          answer: [
            'At any time, in two clicks: by [Verträge hier kündigen](/kuendigen) at the end of every page, without logging in, or in the settings of your account.',
          ],
        },
        {
          question: 'Can I withdraw from the contract?',
          answer: [
            `Yes, within ${WITHDRAWAL_DAYS} days of its conclusion and without reasons: by [Vertrag widerrufen](/widerrufen). What you paid we refund within ${WITHDRAWAL_DAYS} days.`,
          ],
        },
        {
          question: 'I have forgotten my password.',
          answer: [
            'Choose “Forgotten your password?” where you log in. We send a link by which you set a new one. After that all other devices are logged out.',
          ],
        },
        {
          question: 'Who can become a member?',
          answer: [
            `Whoever is at least ${MINIMUM_AGE} years old. Children join in on their parents' account.`,
          ],
        },
        {
          question: 'When is somebody there?',
          answer: [
            `Monday to Friday ${company.supportHours.from} to ${company.supportHours.to}, German time; [writing to us](/contact) works always.`,
          ],
        },
      ],
    },
  ],
  action: { label: 'Ask a question', href: '/contact' },
}
