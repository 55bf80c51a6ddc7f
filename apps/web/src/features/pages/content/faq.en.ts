/** Frequently asked questions. @spec accounts 1.2 */
import { KIDS_MAX_AGE } from '@quintet/domain/youth/kids'
import { MAX_PROFILES, MINIMUM_AGE } from '@quintet/domain/basics/product'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { TRIAL_REMINDER_DAYS } from '@quintet/domain/membership/trial'
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/membership/rental'
import { HD_MBIT, MINIMUM_MBIT, SD_MBIT } from '@quintet/domain/playback/speeds'
import { WITHDRAWAL_DAYS } from '@quintet/domain/membership/withdrawal'
import { theBrand } from '../../../brand/brand.ts'
import { theOffer, thePrice } from '../../../brand/offer.ts'
import { ENGLISH } from '../../../texts/locales.ts'
import { formatCents } from '../../../texts/format.ts'
import type { FaqContent } from '../page-content.ts'

const { name, figures, company } = theBrand()
const monthly = () => formatCents(thePrice('monthly'), ENGLISH)
const annually = () => formatCents(thePrice('annually'), ENGLISH)

/** The offer in force when the page is rendered. */
export const faq = (): FaqContent => ({
  title: 'Questions and answers',
  lead: `Answers about ${name}, before and after you join.`,
  groups: [
    {
      heading: 'What you get',
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
            'Some new movies are not included in the membership and are rented individually. One rental a month is free.',
            `After renting a movie you have ${RENTAL_START_DAYS} days to start it, and ${RENTAL_FINISH_HOURS} hours to finish it once started.`,
          ],
        },
        {
          question: 'Which languages is the interface available in?',
          answer: [
            'English and German. You can switch at the foot of every page; members set the language for each profile.',
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
            `The first ${theOffer().trial.days} days are free, then ${monthly()} a month or ${annually()} a year${theOffer().tax.isSmallBusiness ? '' : ', including VAT'}.`,
          ],
        },
        {
          question: 'How does the trial work?',
          answer: [
            `You choose a payment method when you sign up; nothing is charged before the trial ends. We remind you by email ${TRIAL_REMINDER_DAYS} days in advance. If you cancel before the trial ends, you pay nothing.`,
            'Each person gets one trial.',
          ],
        },
        {
          question: 'How can I pay?',
          answer: [
            'With Visa or MasterCard, Apple Pay, Google Pay, PayPal or SEPA direct debit. Your card number goes to the payment service; we never store it.',
          ],
        },
      ],
    },
    {
      heading: 'Devices and family',
      questions: [
        {
          question: 'How many devices can I use at once?',
          answer: [
            `Up to ${MAX_STREAMS}. When all of them are in use, the player shows what is playing where, and you can end one. Trailers do not count.`,
          ],
        },
        {
          question: 'Can my family use it too?',
          answer: [
            `Yes. An account has up to ${MAX_PROFILES} profiles, each with its own favorites, history and language.`,
          ],
        },
        {
          question: 'How do I protect my children?',
          answer: [
            `With the kids lock on, a device shows only titles rated ${KIDS_MAX_AGE} and under. The lock applies to the device where you switch it on, until you lift it with your four-digit PIN or your account password.`,
          ],
        },
        {
          question: 'How fast does my connection need to be?',
          answer: [
            `At least ${MINIMUM_MBIT} Mbit/s; for video, ${SD_MBIT} Mbit/s in standard definition and ${HD_MBIT} Mbit/s in HD. The player adjusts the quality automatically.`,
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
            'Online: through [Verträge hier kündigen](/kuendigen) at the foot of every page, even without logging in, or in your account settings, where you confirm by typing your email address.',
          ],
        },
        {
          question: 'Can I withdraw from the contract?',
          answer: [
            `Yes, within ${WITHDRAWAL_DAYS} days of signing up and without giving a reason, through [Vertrag widerrufen](/widerrufen). We refund your payment within ${WITHDRAWAL_DAYS} days.`,
          ],
        },
        {
          question: 'What if I forget my password?',
          answer: [
            'Choose “Forgot your password?” when you log in. We will send you a link to set a new one. This logs out all your devices.',
          ],
        },
        {
          question: 'Who can become a member?',
          answer: [`Anyone aged ${MINIMUM_AGE} or over. Children watch on their parents’ account.`],
        },
        {
          question: 'When can I reach support?',
          answer: [
            `Monday to Friday, ${company.supportHours.from} to ${company.supportHours.to} German time. You can [write to us](/contact) at any time.`,
          ],
        },
      ],
    },
  ],
  action: { label: 'Ask a question', href: '/contact' },
})
