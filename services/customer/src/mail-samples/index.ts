/** A sample of every mail, addressed to Ada: for previews (`quintet mail preview`) and tests. */
import type { Language } from '@quintet/domain/basics/languages'
import type { MemberMail } from '@quintet/domain/account/mails'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { renderMail } from '@quintet/platform/mail/template'
import { addressChangedMail, dataMail } from '../care/emails.ts'
import { DATA_LINK_DAYS } from '../personal-data/index.ts'
import { contactReceiptMail } from '../contact/emails.ts'
import { pinLockedMail } from '../kids-lock/emails.ts'
import { cancellationReceiptMail, withdrawalReceiptMail } from '../legal-notices/emails.ts'
import { linkMail } from '../linked-log-ins/index.ts'
import { confirmationMail, newsletterMail } from '../newsletter/emails.ts'
import { issueMail } from '../newsletter/issue.ts'
import { changedMail, resetMail } from '../passwords/emails.ts'
import { newDeviceMail } from '../sessions/emails.ts'
import { welcomeMail } from '../sign-up/emails.ts'
import { type LetterKind, LETTERS } from '../subscription/emails.ts'

type Write = (language: Language) => { subject: string; text: string; html: string }
type Samples = Partial<Record<MemberMail, Write>>

export const SAMPLE_LINK = 'https://quintet.example/link'
export const SAMPLE_READER = { name: 'Ada Lovelace', email: 'ada@quintet.example' }

const now = new Date('2026-11-22T10:00:00Z')
/** A month later, for anything that ends or begins. */
const later = new Date('2026-12-22T10:00:00Z')
const subscription = { plan: 'monthly', price_cents: 1499, currency: 'EUR', period_ends_at: later } as const
const method: Parameters<typeof welcomeMail>[0]['method'] = {
  type: 'paypal',
  reference: 'x',
  customer: 'x',
  fingerprint: 'x',
  country: 'DE',
  billing: SAMPLE_READER,
}
const ISSUE = {
  de: '# Neu im Dezember\n\nDrei Filme für lange Abende, und **Wellen** als [Hörbuch](/audio-books).\n\n## Außerdem\n\n- Zwei Spiele\n- Ein Kanal\n',
  en: '# New in December\n\nThree films for long evenings, and **Waves** as an [audiobook](/audio-books).\n\n## And\n\n- Two games\n- A channel\n',
}

/** The samples by kind of mail. */
export function sampleMails(brand: OpenBrand): Record<MemberMail, Write> {
  return { ...accountSamples(brand), ...noticeSamples(brand), ...letterSamples(brand) }
}

function accountSamples(brand: OpenBrand) {
  return {
    welcome: (language) =>
      welcomeMail({
        brand,
        language,
        origin: SAMPLE_LINK,
        firstName: 'Ada',
        method,
        isTaxed: true,
        subscription: { id: 'sub_17', ...subscription, trial_ends_at: later },
        firstPrice: 1124,
        discount: { times: 3, later: { cents: 1499, currency: 'EUR' } },
        now,
      }),
    passwordReset: (language) => resetMail({ brand, language, link: SAMPLE_LINK, minutes: 30 }),
    passwordChanged: (language) => changedMail({ brand, language, origin: SAMPLE_LINK, at: now }),
    newsletterToConfirm: (language) => confirmationMail({ brand, language, link: SAMPLE_LINK }),
    newsletterWelcome: (language) => newsletterMail({ brand, language, link: SAMPLE_LINK }),
    contactReceipt: (language) => contactReceiptMail({ brand, language }),
    newDevice: (language) =>
      newDeviceMail({ brand, language, origin: SAMPLE_LINK, device: 'Firefox, Windows', at: now }),
    addressChangedOld: (language) =>
      addressChangedMail({ brand, language, origin: SAMPLE_LINK, at: now, isOld: true }),
    dataExport: (language) => dataMail({ brand, language, link: SAMPLE_LINK, days: DATA_LINK_DAYS }),
    addressChangedNew: (language) =>
      addressChangedMail({ brand, language, origin: SAMPLE_LINK, at: now, isOld: false }),
    logInLinked: (language) =>
      linkMail({ brand, language, origin: SAMPLE_LINK, at: now, provider: 'Google', isLinked: true }),
    logInRemoved: (language) =>
      linkMail({ brand, language, origin: SAMPLE_LINK, at: now, provider: 'Google', isLinked: false }),
    pinLocked: (language) => pinLockedMail({ brand, language, origin: SAMPLE_LINK, lockedUntil: now }),
    pinNoLongerTaken: (language) =>
      pinLockedMail({ brand, language, origin: SAMPLE_LINK, lockedUntil: null }),
    newsletterIssue: (language) =>
      issueMail({ brand, language, origin: SAMPLE_LINK, issue: ISSUE, endLink: SAMPLE_LINK }),
  } satisfies Samples
}

function noticeSamples(brand: OpenBrand) {
  return {
    cancellation: (language) =>
      cancellationReceiptMail({
        brand,
        language,
        id: 'notice_1',
        now,
        effect: { kind: 'cancellation', end: { end: later, refund: null, isAtOnce: false } },
        isAwaited: false,
        link: null,
        cancellation: { ...SAMPLE_READER, kind: 'extraordinary', reason: 'Because.' },
      }),
    cancellationToConfirm: (language) =>
      cancellationReceiptMail({
        brand,
        language,
        id: 'notice_4',
        now,
        effect: null,
        isAwaited: true,
        link: SAMPLE_LINK,
        cancellation: { ...SAMPLE_READER, kind: 'ordinary' },
      }),
    withdrawal: (language) =>
      withdrawalReceiptMail({
        brand,
        language,
        id: 'notice_2',
        now,
        effect: { kind: 'withdrawal' },
        isAwaited: false,
        link: null,
        withdrawal: { ...SAMPLE_READER, reference: 'Q-17' },
      }),
    withdrawalToConfirm: (language) =>
      withdrawalReceiptMail({
        brand,
        language,
        id: 'notice_3',
        now,
        effect: null,
        isAwaited: true,
        link: SAMPLE_LINK,
        withdrawal: SAMPLE_READER,
      }),
  } satisfies Samples
}

const money = { cents: 1499, currency: 'EUR' }
const mandate = { reference: 'QMANDATE', creditorId: 'DE98QQQ', textVersion: '1', acceptedAt: '' }
/** The facts of each letter by kind; the type forces an entry for every new kind. */
const LETTER_FACTS: Record<LetterKind, object> = {
  trialEnds: {
    plan: 'annually',
    price: money,
    end: later,
    method: 'Visa •••• 4242',
    discount: { times: 3, later: money },
  },
  discountEnds: { plan: 'monthly', price: money, end: later, method: null, discount: null },
  planChanged: { plan: 'monthly', price: money, from: later },
  priceChanged: { plan: 'monthly', old: money, price: { ...money, cents: 1699 }, from: later },
  cancelled: { end: later, refund: money, isAtOnce: false },
  extended: { end: later },
  paused: { from: now, until: later, plan: 'monthly', price: money },
  pauseEnds: { plan: 'monthly', price: money, end: later, method: 'PayPal', discount: null },
  unpaused: { plan: 'monthly', price: money, due: later },
  timeGivenBack: { from: now, until: later, end: later, bill: { due: later, price: money }, payBy: null },
  rentalsExtended: { from: now, until: later, days: 9, leastDays: 9 },
  gifted: { months: 3, until: later, endsThen: false },
  withdrawn: { end: now },
  endedUnpaid: {},
  rented: { title: 'Gull', amount: { ...money, cents: 0 }, startBy: now },
  reminder: { titles: { de: 'Möwen', en: 'Gulls' }, startsAt: now, path: '/sports/sports/7' },
  debitAnnounced: { price: money, due: later, mandate },
  paid: { amount: money, reference: 'R-2026-000001', until: later, method: 'PayPal' },
  chargeFailed: { amount: money, nextTry: now, end: later },
  refunded: { amount: money, reference: 'G-2026-000001', method: 'PayPal' },
  methodLost: { method: 'PayPal', why: 'revoked', next: null, due: later, price: money },
  takenBack: { amount: money, reference: 'G-2026-000002', hasEnded: true },
}

function letterSamples(brand: OpenBrand): Record<LetterKind, Write> {
  const samples = Object.entries(LETTER_FACTS).map(([kind, facts]) => {
    const write = LETTERS[kind as LetterKind] as (letter: object) => ReturnType<typeof LETTERS.paid>
    const sample: Write = (language) => {
      const letter = {
        language,
        origin: SAMPLE_LINK,
        brandName: brand.name,
        firstName: 'Ada',
        isTaxed: true,
        ...facts,
      }
      return renderMail({ brand, language, ...write(letter) })
    }
    return [kind, sample] as const
  })
  return Object.fromEntries(samples) as Record<LetterKind, Write>
}
