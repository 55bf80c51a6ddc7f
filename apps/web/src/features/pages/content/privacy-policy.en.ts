/** What article 13 GDPR asks for. Who changes what is stored changes this page. @spec law 6.13 */
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
  lead: `We keep what ${name} needs to work and nothing beyond it. No advertising, no measuring services, no third parties without your click.`,
  date: 'Effective since 20 March 2019, last revised on 21 November 2026.',
  sections: [
    { heading: 'Who is responsible', blocks: [{ lines: [...addressLines(), company.email] }] },
    {
      heading: 'When you visit the pages',
      blocks: [
        'Your browser sends what is technically needed, such as your IP address. We need it to answer, and write no access log. To prevent misuse we count tries by network; what is stored for this is a hash from which the address cannot be read.',
        `Basis: legitimate interest in safe operation (article 6 (1) (f) GDPR). We count for minutes to hours; the count is deleted ${attempt.days} day later.`,
      ],
    },
    {
      heading: 'Cookies and storage in the browser',
      blocks: [
        'Only those without which what you want does not work (section 25 (2) TDDDG). That is why no banner asks.',
        {
          facts: [
            ['user_token', `Your log-in; until you close the browser, ${REMEMBER_DAYS} days if you wish`],
            [
              'remember_user',
              `Your e-mail address for the next log-in, only if you wish; ${REMEMBER_DAYS} days`,
            ],
            [
              'device',
              `A random number by which you find your device in the list and which the kids lock hangs on; ${REMEMBER_DAYS} days`,
            ],
            ['language', 'The language chosen; a year'],
            ['social_nonce', 'Protects logging in by Google or Facebook; some minutes'],
            [
              'In the browser itself',
              'Your recent searches and settings of the player; until you delete them. They do not reach us.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Account and contract',
      blocks: [
        'Name, e-mail address, password (only as an Argon2id hash), gender and location if you wish; plan, trial, payments; your consents with their time; profiles, favorites, history and the places where you stopped; the devices on which you are logged in; the PIN of the kids lock as a hash.',
        'Purpose and basis: to perform the contract (article 6 (1) (b) GDPR). Period: as long as the account exists; after a cancellation it is erased on the day on which the membership ends. You can take titles off the row of what you have begun.',
        'That a trial was used we remember as a hash that does not name you (legitimate interest in preventing misuse).',
        `Important events of logging in, such as a new password or a locked PIN, are noted with time and device for ${auditEvent.days} days, so that a stranger’s access can be cleared up.`,
      ],
    },
    {
      heading: 'Payment',
      blocks: [
        'Card, bank or PayPal details you give to the payment service. We receive kind and brand, the last four digits, the expiry date, the name, the country and a mark of the means of payment, never the whole number. Basis: contract.',
        'Which service it is stands at the order. It is itself responsible for its checks.',
      ],
    },
    {
      heading: 'Logging in by Google or Facebook',
      blocks: [
        'The provider is contacted only once you choose its button. It tells us an identifier, your name and e-mail address. Basis: your choice of this way (contract).',
      ],
    },
    {
      heading: 'Messages, newsletter, declarations',
      blocks: [
        `Messages to us are kept for ${contactMessage.years} years, to answer further questions (article 6 (1) (b) and (f)).`,
        `Mails that we send you, such as receipts, are kept for ${mail.days} days, and no longer than the account.`,
        `You get the newsletter only with your consent, which you confirm by a link in a mail (article 6 (1) (a)); an address that does not confirm is deleted after ${newsletter.days} days. Every issue carries a link that ends it; then we delete the address from the list.`,
        `Cancellations and withdrawals are kept for ${legalNotice.years} years, so that they can be proven (section 195 BGB).`,
      ],
    },
    {
      heading: 'Who receives data',
      blocks: [
        'Services that work for us and are bound by contract: data centre, mail delivery, payment service. Authorities where the law makes us. We sell no data. If something reaches a country outside the EU, then only with an adequacy decision or standard contractual clauses.',
        'Embedded contents of partners run in a frame of their own at another address and only once you start them; they learn nothing of your account.',
      ],
    },
    {
      heading: 'How long we keep it',
      blocks: [
        'Periods in years run from the end of the calendar year. A job removes every day what is due.',
        {
          facts: [
            [
              'Account, profiles, history',
              'until you erase the account, or the membership that you cancelled ends',
            ],
            [
              'Log-ins',
              `good for ${UNREMEMBERED_DAYS} days, with “remember me” for ${REMEMBER_DAYS}; deleted ${session.days} days later`,
            ],
            ['Devices', `${REMEMBER_DAYS} days after the last log-in`],
            ['Events of logging in', `${auditEvent.days} days`],
            ['What was played when', `${stream.days} days`],
            ['Links for a new password', `${passwordReset.days} day`],
            [
              'Payment details without an order',
              `${paymentSetup.days} days; marks of an order ${idempotencyKey.days}`,
            ],
            ['Invoices, payments', `${invoice.years} years (section 147 AO, section 14b UStG)`],
            ['Cancellation, withdrawal', `${legalNotice.years} years (section 195 BGB)`],
            ['Messages to us', `${contactMessage.years} years`],
            ['Mails to you', `${mail.days} days`],
            ['Newsletter', `until you unsubscribe; not confirmed, ${newsletter.days} days`],
          ],
        },
      ],
    },
    {
      heading: 'Children',
      blocks: [
        'Accounts are for adults. The kids area asks for nothing, shows nothing of third parties and sends no advertising. Where consent is needed, those under 16 need their parents’.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        {
          list: [
            'Access and portability (articles 15, 20): in the account you load everything as a file.',
            'Rectification (article 16): in the profile.',
            'Erasure (article 17): in the account, at once. We name what the law makes us keep.',
            'Restriction and objection (articles 18, 21): a message is enough.',
            'You can withdraw a consent at any time for the future.',
            'Complaint to a data protection authority, such as the one where you live.',
          ],
        },
        'You need not give us any data; without those named, though, there is no contract. There are no decisions made by a machine alone that affect you legally.',
      ],
    },
  ],
  action: { label: 'E-mail about privacy', href: mailTo('Privacy') },
}
