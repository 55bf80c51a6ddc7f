/** The rules that the program acts by: figures come from the rules themselves. @spec accounts 9.6 */
import { PLAN_PRICE_CENTS } from '@quintet/domain/pricing'
import { MAX_PROFILES, MINIMUM_AGE } from '@quintet/domain/product'
import { MAX_STREAMS } from '@quintet/domain/streams'
import { SPECIAL_OFFER_TRIAL_DAYS, TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@quintet/domain/trial'
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/rental'
import { HD_MBIT, MINIMUM_MBIT, SD_MBIT } from '@quintet/domain/speeds'
import { theBrand } from '../../../brand/brand.ts'
import { ENGLISH } from '../../../texts/locales.ts'
import { formatEuro } from '../../../texts/format.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines } from './house.ts'

const { name, company } = theBrand()
const monthly = formatEuro(PLAN_PRICE_CENTS.monthly, ENGLISH)
const annually = formatEuro(PLAN_PRICE_CENTS.annually, ENGLISH)

export const page: PlainPageContent = {
  title: 'General Terms and Conditions',
  lead: `The rules of the membership of ${name}, all in one service. Print and keep them by your browser; we confirm your order by e-mail, with the notice on withdrawal.`,
  contents: 'Contents',
  sections: [
    {
      heading: 'Provider and scope',
      blocks: [
        { lines: [...addressLines(), company.email] },
        `These terms are for contracts between us and consumers about ${name}. The contract is in German; this English version helps to understand it.`,
      ],
    },
    {
      heading: 'The service',
      blocks: [
        `${name} offers movies and series, music, audiobooks, games and sports over the internet, and an area for kids. The catalogue changes; titles may come and go.`,
        `You need a device with a current browser and a connection of at least ${MINIMUM_MBIT} Mbit/s, ${SD_MBIT} Mbit/s for video and ${HD_MBIT} Mbit/s for HD. You bear the cost of the connection.`,
        'For defects you have the statutory rights for digital products (sections 327 ff. BGB).',
      ],
    },
    {
      heading: 'Conclusion of the contract',
      blocks: [
        `Members are at least ${MINIMUM_AGE} years old and live in a country that the sign-up names.`,
        'You enter your details, choose plan and means of payment, and can change everything before you send it. By “Zahlungspflichtig bestellen” (order with an obligation to pay) you make a binding offer. The contract is concluded when we confirm it by e-mail or open the access, which happens at once.',
      ],
    },
    {
      heading: 'Trial',
      blocks: [
        `The membership begins with a free trial of ${TRIAL_DAYS} days, with a special offer of ${SPECIAL_OFFER_TRIAL_DAYS} days. There is one per person; we tell by e-mail address and means of payment, of which we keep only a hash for this.`,
        `Nothing is charged before the trial ends. ${TRIAL_REMINDER_DAYS} days before, we remind you by e-mail. Unless cancelled, the membership is paid for from then on.`,
      ],
    },
    {
      heading: 'Prices and payment',
      blocks: [
        `The membership costs ${monthly} a month or ${annually} a year, VAT in Germany included. It is paid at the start of each period by the means that you chose; we charge no fee for the means of payment. A direct debit is announced one day before.`,
        'If a payment fails, we write to you and try again after one, three and seven days. The access stays in the meantime; after that the membership ends.',
        'A higher price needs your express consent. Without it the old price stays, or either side can end the contract in the ordinary way.',
      ],
    },
    {
      heading: 'Term and renewal',
      blocks: [
        'The monthly plan runs for an indefinite time and is paid month by month. The annual plan runs for a year first and then for an indefinite time; from then on you can end it at any time with one month’s notice, and we refund what you paid beyond it.',
      ],
    },
    {
      heading: 'Cancellation',
      blocks: [
        'You can cancel at any time: to the end of the trial, of the month paid for or of the first year. Until then you can use everything.',
        '[Verträge hier kündigen](/kuendigen) is enough, without logging in, or the way through your account, or a message in text form. We confirm the receipt by e-mail at once. Until the last day you can take the cancellation back in your account.',
        'Both sides have the right to cancel for an important reason.',
      ],
    },
    {
      heading: 'Right of withdrawal',
      blocks: [
        'You have the right to withdraw from this contract within fourteen days without giving any reason. The period ends fourteen days from the day of the conclusion of the contract.',
        `To use it, tell us (${[...addressLines(), company.email].join(', ')}) of your decision by an unequivocal statement, such as a letter or an e-mail. You may use the model form below, which is not obligatory, or the button [Vertrag widerrufen](/widerrufen) at the end of every page; we then confirm the receipt by e-mail without delay.`,
        'It is enough to send the statement before the period has expired.',
        'If you withdraw, we reimburse all payments received from you without undue delay, at the latest fourteen days from the day on which your statement reached us. We use the same means of payment that you used, without any fee.',
        'For a single rental the right lapses where you expressly consented to our beginning before the period has expired, acknowledged that you know this, and we confirmed it. This is not so for the membership.',
      ],
    },
    {
      heading: 'Model withdrawal form',
      blocks: [
        'Complete and return this form only if you wish to withdraw from the contract.',
        {
          lines: [
            `To ${[...addressLines(), company.email].join(', ')}:`,
            'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the provision of the following service: …',
            'Ordered on: …',
            'Name of consumer(s): …',
            'Address of consumer(s): …',
            'Signature of consumer(s) (only if this form is notified on paper)',
            'Date',
            '(*) Delete as appropriate.',
          ],
        },
      ],
    },
    {
      heading: 'Use',
      blocks: [
        {
          list: [
            `Up to ${MAX_STREAMS} titles run at once in an account; trailers do not count.`,
            `The account is for you and your household, up to ${MAX_PROFILES} people with as many profiles.`,
            'Keep password and PIN secret, and tell us if somebody else knows them.',
            'The contents are for private use. Copying, public showing, reselling and getting around protections are not allowed.',
          ],
        },
      ],
    },
    {
      heading: 'Rentals',
      blocks: [
        'Rentals cost extra; the price stands at the title and before the order. One rental a month is free; what is not used ends with the month.',
        `A rented title waits for ${RENTAL_START_DAYS} days. Once you have started it, you can watch it for ${RENTAL_FINISH_HOURS} hours.`,
      ],
    },
    {
      heading: 'Children',
      blocks: [
        'The kids lock shows only titles with a fitting age rating and is left by PIN or password only. It supports your supervision and does not replace it. Under 16 years, consent to data processing needs the parents.',
      ],
    },
    {
      heading: 'Liability',
      blocks: [
        'We are liable without limit for intent and gross negligence, for injury to life, body and health, for defects concealed in bad faith and under the Product Liability Act. For slight negligence we are liable only where an essential duty of the contract was breached, and limited to the foreseeable, typical damage.',
      ],
    },
    {
      heading: 'Changes',
      blocks: [
        'If we change the service to your disadvantage, we need a valid reason, tell you in time by e-mail, and you can end the contract free of charge within 30 days (section 327r BGB). These terms change only with your consent.',
      ],
    },
    {
      heading: 'Law and disputes',
      blocks: [
        'German law applies. The mandatory protection that consumers have under the law of the country where they usually live remains.',
        'We do not take part in proceedings before a consumer arbitration board and are not obliged to.',
      ],
    },
  ],
}
