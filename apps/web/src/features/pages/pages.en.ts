/** The plain pages in English: what is true today, nothing beyond it. */
import { PLAN_PRICE_CENTS } from '@quintet/domain/pricing'
import { MAX_STREAMS } from '@quintet/domain/streams'
import { TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@quintet/domain/trial'
import { brand } from '../../brand/brand.ts'
import type { PlainPageContent, PlainPageName } from './load-plain-page.ts'

const { name, company } = brand
const euro = (cents: number) => `€${(cents / 100).toFixed(2)}`
const address = [company.name, company.street, company.city, 'Germany'].join('\n')
const mailTo = (subject: string) => `mailto:${company.email}?subject=${encodeURIComponent(subject)}`

export const pages: Record<PlainPageName, PlainPageContent> = {
  faq: {
    title: 'Frequently asked questions',
    lead: `What one wants to know about ${name} before starting.`,
    sections: [
      {
        heading: 'What do I get?',
        paragraphs: [
          'Movies and series, music, audiobooks, games and sports in one membership, and a kids area.',
        ],
      },
      {
        heading: 'What does it cost?',
        paragraphs: [
          `Nothing for the first ${TRIAL_DAYS} days, then ${euro(PLAN_PRICE_CENTS.monthly)} a month or ${euro(PLAN_PRICE_CENTS.annually)} a year, VAT included.`,
          `Nothing is charged before the trial ends; ${TRIAL_REMINDER_DAYS} days before, we remind you by e-mail.`,
        ],
      },
      { heading: 'On how many devices?', paragraphs: [`On up to ${MAX_STREAMS} devices at once.`] },
      {
        heading: 'How do I cancel?',
        paragraphs: [
          'At any time, by “Verträge hier kündigen” at the end of every page. You need not log in for it.',
        ],
      },
      { heading: 'In which languages?', paragraphs: ['The interface speaks German and English.'] },
    ],
  },
  'help-center': {
    title: 'Help center',
    lead: 'We help as fast as we can.',
    sections: [
      {
        heading: 'It does not load',
        paragraphs: [
          'Video needs at least 3 Mbit/s. Load the page again and try a lower quality in the player.',
        ],
      },
      {
        heading: 'All streams are in use',
        paragraphs: ['The player shows what runs on other devices. You can end a stream there.'],
      },
      {
        heading: 'Anything else',
        paragraphs: [
          `Write to us. We answer Monday to Friday ${company.supportHours.from} to ${company.supportHours.to}.`,
        ],
      },
    ],
    action: { label: 'Write an e-mail', href: mailTo('Help') },
  },
  'privacy-policy': {
    title: 'Privacy policy',
    lead: `We keep what ${name} needs to work, and nothing beyond it.`,
    sections: [
      { heading: 'Responsible', paragraphs: [address, company.email] },
      {
        heading: 'What we keep',
        paragraphs: [
          'Your account (name, e-mail address, the password as a check value), your contract and invoices, your favorites and the places where you stopped.',
          'Card numbers never rest on our servers in full.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Necessary ones only: your session, your device, your language, your e-mail address if you wish. No advertising, no third parties.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Access, correction, erasure, restriction, portability and objection, and a complaint to a supervisory authority. An e-mail is enough.',
        ],
      },
    ],
    action: { label: 'Write about privacy', href: mailTo('Privacy') },
  },
  'terms-conditions': {
    title: 'General Terms and Conditions',
    lead: `The rules of membership at ${name}, as short as they can be. All in One Service.`,
    sections: [
      { heading: 'Provider', paragraphs: [address] },
      {
        heading: 'Contract',
        paragraphs: [
          'The contract is made when you choose “Zahlungspflichtig bestellen” and we confirm the order. You must be at least 18 years old.',
        ],
      },
      {
        heading: 'Trial and price',
        paragraphs: [
          `The trial lasts ${TRIAL_DAYS} days, once per person. After it the membership costs ${euro(PLAN_PRICE_CENTS.monthly)} a month or ${euro(PLAN_PRICE_CENTS.annually)} a year.`,
        ],
      },
      {
        heading: 'Cancelling',
        paragraphs: [
          'At any time to the end of the trial or of the period paid for; from the second year of an annual plan with one month’s notice.',
        ],
      },
      {
        heading: 'Use',
        paragraphs: [
          `Up to ${MAX_STREAMS} streams at once, for you and your household of up to five people.`,
        ],
      },
      {
        heading: 'Withdrawal',
        paragraphs: [
          'You can withdraw from the contract within 14 days without giving reasons, by “Vertrag widerrufen” at the end of every page.',
        ],
      },
      {
        heading: 'Law',
        paragraphs: ['German law applies. Mandatory consumer protection in your country is not affected.'],
      },
    ],
  },
  imprint: {
    title: 'Imprint',
    lead: 'Information under section 5 DDG. This is a demonstration house; an operator puts its own details here.',
    sections: [
      { heading: 'Provider', paragraphs: [address] },
      { heading: 'Contact', paragraphs: [company.email] },
    ],
  },
  careers: {
    title: 'Careers',
    lead: 'No position is open at the moment.',
    sections: [
      { heading: 'Even so', paragraphs: ['Whoever can do what we lack may write. We answer everybody.'] },
    ],
    action: { label: 'Write an e-mail', href: mailTo('Working with you') },
  },
  investors: {
    title: 'Investors',
    lead: 'We answer questions about the company in person.',
    sections: [{ heading: 'Company', paragraphs: [address] }],
    action: { label: 'Write an e-mail', href: mailTo('Investors') },
  },
  contact: {
    title: 'Contact',
    lead: `We read every message. Monday to Friday ${company.supportHours.from} to ${company.supportHours.to} we answer fastest.`,
    sections: [{ heading: 'Address', paragraphs: [address] }],
    action: { label: 'Write an e-mail', href: mailTo('Contact') },
  },
  kuendigen: {
    title: 'Cancel contracts here',
    lead: 'You can end your contract at any time. You need not log in for it.',
    sections: [
      {
        heading: 'How it works',
        paragraphs: [
          'Write us your name, the e-mail address of your account and, if you like, the date. An ordinary cancellation needs no reason; for an extraordinary one please name it.',
          'We confirm the receipt by e-mail with date and time.',
        ],
      },
      { heading: 'By post', paragraphs: [address] },
    ],
    action: { label: 'Jetzt kündigen', href: mailTo('Kündigung') },
  },
  widerrufen: {
    title: 'Withdraw from a contract',
    lead: 'You can withdraw within 14 days of the contract without giving reasons. You need not log in for it.',
    sections: [
      {
        heading: 'How it works',
        paragraphs: [
          'Write us your name, the e-mail address of your account and that you withdraw from the contract.',
          'We confirm the receipt by e-mail with date and time and refund payments within 14 days.',
        ],
      },
      { heading: 'By post', paragraphs: [address] },
    ],
    action: { label: 'Widerruf bestätigen', href: mailTo('Widerruf') },
  },
}
