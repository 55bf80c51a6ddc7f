/** The rules that the program acts by: figures come from the rules themselves. @spec accounts 9.6 */
import { MAX_PROFILES, MINIMUM_AGE } from '@quintet/domain/product'
import { MAX_STREAMS } from '@quintet/domain/streams'
import { TRIAL_CLAIM_YEARS } from '@quintet/domain/retention'
import { TRIAL_REMINDER_DAYS } from '@quintet/domain/trial'
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/rental'
import { HD_MBIT, MINIMUM_MBIT, SD_MBIT } from '@quintet/domain/speeds'
import { theBrand } from '../../../brand/brand.ts'
import { theOffer, thePrice } from '../../../brand/offer.ts'
import { ENGLISH } from '../../../texts/locales.ts'
import { formatCents } from '../../../texts/format.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines } from './house.ts'

const { name, company } = theBrand()
const monthly = () => formatCents(thePrice('monthly'), ENGLISH)
const annually = () => formatCents(thePrice('annually'), ENGLISH)

/** As the offer is when the page is drawn. */
export const page = (): PlainPageContent => ({
  title: 'General Terms and Conditions',
  lead: `The terms of your ${name} membership, all in one service. You can print or save them with your browser; we confirm your order by e-mail together with the withdrawal notice.`,
  contents: 'Contents',
  sections: [
    {
      heading: 'Provider and scope',
      blocks: [
        { lines: [...addressLines(), company.email] },
        `These terms apply to contracts between us and consumers for ${name}. The contract language is German; this English version is provided for convenience.`,
      ],
    },
    {
      heading: 'The service',
      blocks: [
        `${name} offers movies and series, music, audiobooks, games and sports over the internet, and an area for kids. The catalogue changes over time; titles are added and removed.`,
        `You need a device with an up-to-date browser and a connection of at least ${MINIMUM_MBIT} Mbit/s, ${SD_MBIT} Mbit/s for video and ${HD_MBIT} Mbit/s for HD. You pay for the connection yourself.`,
        'All content is encrypted and plays only in our player and in the apps that you register in your account. While you travel in another country of the EU, you use the service there as at home (Regulation (EU) 2017/1128).',
        'If the service is defective, you have the statutory rights for digital products (sections 327 et seq. BGB).',
      ],
    },
    {
      heading: 'Conclusion of the contract',
      blocks: [
        `Members must be at least ${MINIMUM_AGE} years old and live in one of the countries named at sign-up.`,
        'You enter your details, choose a plan and a payment method, and can correct everything before you submit your order. By clicking “Zahlungspflichtig bestellen” (order with an obligation to pay) you make a binding offer. The contract is concluded when we confirm it by e-mail or give you access, which happens immediately.',
      ],
    },
    {
      heading: 'Trial',
      blocks: [
        `The membership starts with a free trial of ${theOffer().trial.days} days${theOffer().trial.specialDays === null ? '' : `, or ${theOffer().trial.specialDays} days with a special offer`}. There is one trial for each person, e-mail address and payment method; to check this we keep both under a pseudonym, as a hash that we delete after ${TRIAL_CLAIM_YEARS} years.`,
        `Nothing is charged before the trial ends. We remind you by e-mail ${TRIAL_REMINDER_DAYS} days in advance. Unless you cancel, the paid membership starts when the trial ends.`,
      ],
    },
    {
      heading: 'Prices and payment',
      blocks: [
        `The membership costs ${monthly()} a month or ${annually()} a year, ${theOffer().tax.isSmallBusiness ? 'without VAT (section 19 UStG)' : 'including the VAT of your country'}. Payment is due at the start of each period by the payment method you chose; we charge no fee for it. We announce direct debits one day in advance.`,
        'If a payment fails, we notify you and try again after one, three and seven days. You keep access during this time; after that the membership ends.',
        'If the price changes, the agreed one goes on for you until we have told you the new one by e-mail at least six weeks ahead. Until it applies you can cancel free of charge and without giving reasons.',
      ],
    },
    {
      heading: 'Term and renewal',
      blocks: [
        'The monthly plan runs indefinitely and is paid month by month. The annual plan runs for one year and indefinitely after that; from then on you can cancel at any time with one month’s notice, and we refund any payment for the time after that.',
      ],
    },
    {
      heading: 'Cancellation',
      blocks: [
        'You can cancel at any time, effective at the end of the trial, of the paid month or of the first year. You keep full access until then.',
        'To cancel, use [Verträge hier kündigen](/kuendigen) without logging in, your account settings, or a message in text form. We confirm receipt by e-mail immediately. You can undo the cancellation in your account until the last day.',
        'The right of both parties to terminate for good cause remains unaffected.',
      ],
    },
    {
      heading: 'Right of withdrawal',
      blocks: [
        'You have the right to withdraw from this contract within fourteen days without giving any reason. The period ends fourteen days from the day of the conclusion of the contract.',
        `To use it, tell us (${[...addressLines(), company.email].join(', ')}) of your decision by an unequivocal statement, such as a letter or an e-mail. You may use the model form below, which is not obligatory, or the button [Vertrag widerrufen](/widerrufen) at the end of every page; we then confirm the receipt by e-mail without delay.`,
        'It is enough to send the statement before the period has expired.',
        'If you withdraw, we reimburse all payments received from you without undue delay, at the latest fourteen days from the day on which your statement reached us. We use the same means of payment that you used, without any fee.',
        'For a single rental the right expires if you expressly agreed that we begin before the withdrawal period ends, acknowledged that you thereby lose your right, and we confirmed this. This does not apply to the membership.',
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
            `Up to ${MAX_STREAMS} titles can play at once per account; trailers do not count.`,
            `The account is for you and your household: up to ${MAX_PROFILES} people, each with a profile.`,
            'Keep your password and PIN secret, and tell us if someone else knows them.',
            'All content is for private use. You may not copy it, show it in public, resell it or circumvent its protection.',
          ],
        },
      ],
    },
    {
      heading: 'Rentals',
      blocks: [
        `Rentals cost extra; the price is shown with the title and before you order. ${theOffer().rentals.freeAMonth === 1 ? 'One rental a month is free' : `${theOffer().rentals.freeAMonth} rentals a month are free`}; unused credits expire at the end of the month.`,
        `You have ${RENTAL_START_DAYS} days to start a rented title and ${RENTAL_FINISH_HOURS} hours to watch it once started.`,
      ],
    },
    {
      heading: 'Children',
      blocks: [
        'With the kids lock on, only titles with a suitable age rating are shown, and it can only be lifted with the PIN or the password. It supports your supervision but does not replace it. Children under 16 need their parents’ consent to data processing.',
      ],
    },
    {
      heading: 'Liability',
      blocks: [
        'Our liability is unlimited for intent and gross negligence, for injury to life, body or health, for fraudulently concealed defects and under the Product Liability Act. For slight negligence we are liable only for breaches of essential contractual duties, that is, duties without which the contract cannot be performed at all and on which you may rely, limited to the foreseeable damage typical for the contract.',
      ],
    },
    {
      heading: 'Changes',
      blocks: [
        'Titles are added and removed; the scope and the kind of the offer stay essentially the same. Beyond that we change the service only for these reasons: a licence ends, technology moves on, security demands it, or the law does. It costs you nothing, and we tell you beforehand. If the change is a disadvantage to you that is more than minor, we tell you by e-mail in good time, and you can end the contract free of charge within 30 days (section 327r BGB). These terms change only with your consent.',
      ],
    },
    {
      heading: 'Law and disputes',
      blocks: [
        'German law applies. Mandatory consumer protection under the law of the country where you habitually live remains unaffected.',
        'We do not take part in proceedings before a consumer arbitration board and are not obliged to do so.',
      ],
    },
  ],
})
