/** What article 13 GDPR asks for. Who changes what is stored changes this page. @spec law 6.13 */
import { KEPT_DAYS } from '@quintet/domain/kept'
import { REMEMBER_DAYS, UNREMEMBERED_DAYS } from '@quintet/domain/product'
import { RETENTION } from '@quintet/domain/retention'
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines, mailTo } from './house.ts'

const { name, company } = theBrand()
const {
  auditEvent,
  attempt,
  contactMessage,
  idempotencyKey,
  invoice,
  legalNotice,
  mail,
  newsletter,
  passwordReset,
  paymentSetup,
  session,
  stream,
} = RETENTION

export const page: PlainPageContent = {
  title: 'Privacy policy',
  lead: `We store what ${name} needs to work and nothing else. No advertising, no analytics services, no third parties unless you choose them.`,
  date: 'Effective since 20 March 2019, last revised on 25 November 2026.',
  sections: [
    { heading: 'Who is responsible', blocks: [{ lines: [...addressLines(), company.email] }] },
    {
      heading: 'When you visit the pages',
      blocks: [
        'Your browser sends technically necessary data such as your IP address. We need it to respond and keep no access log. To prevent abuse we count attempts per network; for this we store a hash that does not reveal the address.',
        `Legal basis: legitimate interest in secure operation (article 6 (1) (f) GDPR). We count over minutes to hours and delete the count ${attempt.days} day later.`,
      ],
    },
    {
      heading: 'Cookies and storage in the browser',
      blocks: [
        'Only what is strictly necessary for the service you asked for (section 25 (2) TDDDG). That is why you see no cookie banner.',
        {
          facts: [
            [
              'user_token',
              `Your log-in; until you close the browser, or ${REMEMBER_DAYS} days if you choose “Remember me”`,
            ],
            [
              'remember_user',
              `Your e-mail address for the next log-in, only if you choose “Remember me”; ${REMEMBER_DAYS} days`,
            ],
            [
              'device',
              `A random number that identifies this device in your device list and that the kids lock is tied to; ${REMEMBER_DAYS} days`,
            ],
            ['language', 'The language you chose; one year'],
            ['payment', 'Ties payment details you have begun to enter to this browser; until you close it'],
            ['social_nonce', 'Protects log-ins with Google or Facebook; a few minutes'],
            [
              'In the browser itself',
              'Your recent searches and player settings; until you delete them. They are not sent to us.',
            ],
            [
              'What you keep',
              `Albums and audiobooks that you keep on a device, encrypted, with your place in them, and the app’s own files; until you remove them, log out or the membership ends, at most ${KEPT_DAYS} days without a connection. We store which device keeps which title for as long.`,
            ],
          ],
        },
      ],
    },
    {
      heading: 'Account and contract',
      blocks: [
        'Name, e-mail address, password (only as an Argon2id hash), gender and location if you provide them; plan, trial and payments; your consents and when you gave them; profiles, favorites, history and resume points; the devices you are logged in on; the kids lock PIN as a hash.',
        'Purpose and legal basis: performance of the contract (article 6 (1) (b) GDPR). Retention: as long as the account exists; after a cancellation we erase it on the day the membership ends. You can remove titles from your “Continue” row.',
        'We remember that a trial was used as a hash that does not identify you (legitimate interest in preventing abuse).',
        `Security events, such as a new password or a blocked PIN, are logged with time and device for ${auditEvent.days} days so that unauthorised access can be investigated.`,
      ],
    },
    {
      heading: 'Payment',
      blocks: [
        'You give card, bank or PayPal details to the payment service. We receive the type and brand, the last four digits, the expiry date, the name, the country and a fingerprint of the payment method, never the full number. Legal basis: contract.',
        'The payment service is named when you order. It is the controller for its own checks.',
      ],
    },
    {
      heading: 'Logging in with Google or Facebook',
      blocks: [
        'We contact the provider only when you choose its button. It sends us an identifier, your name and your e-mail address. Legal basis: contract.',
      ],
    },
    {
      heading: 'Messages, newsletter, declarations',
      blocks: [
        `We keep messages you send us for ${contactMessage.years} years in case of follow-up questions (article 6 (1) (b) and (f)).`,
        `We keep e-mails we send you, such as receipts, for ${mail.days} days, but no longer than your account.`,
        `We send the newsletter only with your consent, which you confirm through a link in an e-mail (article 6 (1) (a)); unconfirmed addresses are deleted after ${newsletter.days} days. Every issue has a link to unsubscribe; we then delete your address from the list.`,
        `We keep cancellations and withdrawals as evidence for ${legalNotice.years} years (section 195 BGB).`,
      ],
    },
    {
      heading: 'Who receives data',
      blocks: [
        'Contractually bound service providers: data centre, e-mail delivery, payment service. Authorities where the law requires it. We do not sell data. Transfers outside the EU take place only under an adequacy decision or standard contractual clauses.',
        'Embedded partner content runs in a separate frame on another origin, and only once you start it; it learns nothing about your account.',
      ],
    },
    {
      heading: 'How long we keep it',
      blocks: [
        'Periods in years start at the end of the calendar year. A daily job deletes everything that is due.',
        {
          facts: [
            ['Account, profiles, history', 'until you delete the account or your cancelled membership ends'],
            [
              'Log-ins',
              `valid for ${UNREMEMBERED_DAYS} days, or ${REMEMBER_DAYS} with “Remember me”; deleted ${session.days} days later`,
            ],
            ['Devices', `${REMEMBER_DAYS} days after the last log-in`],
            ['Security events', `${auditEvent.days} days`],
            ['What was played and when', `${stream.days} days`],
            ['Password reset links', `${passwordReset.days} day`],
            [
              'Payment details without an order',
              `${paymentSetup.days} days; order keys ${idempotencyKey.days}`,
            ],
            ['Invoices, payments', `${invoice.years} years (section 147 AO, section 14b UStG)`],
            ['Cancellation, withdrawal', `${legalNotice.years} years (section 195 BGB)`],
            ['Messages to us', `${contactMessage.years} years`],
            ['E-mails to you', `${mail.days} days`],
            ['Newsletter', `until you unsubscribe; unconfirmed, ${newsletter.days} days`],
          ],
        },
      ],
    },
    {
      heading: 'Children',
      blocks: [
        'Accounts are for adults. The kids area asks for no data, shows no third-party content and no advertising. Where consent is needed, children under 16 need their parents’ consent.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        {
          list: [
            'Access and portability (articles 15, 20): download everything as a file in your account.',
            'Rectification (article 16): in your profile.',
            'Erasure (article 17): in your account, effective immediately. We name what the law requires us to keep.',
            'Restriction and objection (articles 18, 21): just send us a message.',
            'You can withdraw consent at any time with effect for the future.',
            'You can complain to a data protection authority, such as the one where you live.',
          ],
        },
        'You are not obliged to give us any data, but without the data named above we cannot conclude a contract. We make no automated decisions that have legal effects on you.',
      ],
    },
  ],
  action: { label: 'E-mail about privacy', href: mailTo('Privacy') },
}
