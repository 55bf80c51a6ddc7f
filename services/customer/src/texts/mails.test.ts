/** Every mail in every language, as HTML and as text that says the same. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, type Language } from '@quintet/domain/languages'
import { renderMail } from '@quintet/platform/mail/template'
import { openBrand } from '@quintet/platform/brand/brand'
import { readConfig } from '@quintet/platform/config/config'
import { contactReceiptMail } from '../contact/emails.ts'
import { pinLockedMail } from '../kids-lock/emails.ts'
import { cancellationReceiptMail, withdrawalReceiptMail } from '../legal-notices/emails.ts'
import { confirmationMail, newsletterMail } from '../newsletter/emails.ts'
import { changedMail, resetMail } from '../passwords/emails.ts'
import { addressChangedMail } from '../care/emails.ts'
import { newDeviceMail } from '../sessions/emails.ts'
import { welcomeMail } from '../sign-up/emails.ts'
import { type LetterKind, LETTERS } from '../subscription/emails.ts'
import { texts } from './index.ts'

const brand = await openBrand(readConfig({}).brandDir)
const now = new Date('2026-11-22T10:00:00Z')
const link = 'https://quintet.example/link'
const who = { name: 'Ada Lovelace', email: 'ada@quintet.example' }
const subscription = { plan: 'monthly', price_cents: 1499, currency: 'EUR', period_ends_at: now } as const
const method: Parameters<typeof welcomeMail>[0]['method'] = {
  type: 'paypal',
  reference: 'x',
  customer: 'x',
  fingerprint: 'x',
  country: 'DE',
  billing: { email: who.email, name: who.name },
}

type Mail = { subject: string; text: string; html: string }
/** Each mail, and what it must tell besides its words. */
const MAILS: Record<string, [write: (language: Language) => Mail, ...says: string[]]> = {
  welcome: [
    (language) =>
      welcomeMail({
        brand,
        language,
        origin: link,
        firstName: 'Ada',
        method,
        isTaxed: true,
        subscription: { id: 'sub_17', ...subscription, trial_ends_at: now },
        now,
      }),
    'Ada',
    `${link}/kuendigen`,
    `${link}/widerrufen`,
    `${link}/terms-conditions`,
    'sub_17',
  ],
  reset: [(language) => resetMail({ brand, language, link, minutes: 30 }), link, '30'],
  changed: [(language) => changedMail({ brand, language, origin: link, at: now }), '2026', '11:00', link],
  'newsletter, to confirm': [(language) => confirmationMail({ brand, language, link }), link],
  newsletter: [(language) => newsletterMail({ brand, language, link }), link],
  contact: [(language) => contactReceiptMail({ brand, language }), brand.company.supportHours.to],
  cancellation: [
    (language) =>
      cancellationReceiptMail({
        brand,
        language,
        id: 'notice_1',
        now,
        effect: { kind: 'cancellation', end: { end: now, refund: null } },
        isAwaited: false,
        link: null,
        cancellation: { ...who, kind: 'extraordinary', reason: 'Because.' },
      }),
    'notice_1',
    '11:00',
    who.name,
    'Because.',
  ],
  withdrawal: [
    (language) =>
      withdrawalReceiptMail({
        brand,
        language,
        id: 'notice_2',
        now,
        effect: { kind: 'withdrawal' },
        isAwaited: false,
        link: null,
        withdrawal: { ...who, reference: 'Q-17' },
      }),
    'notice_2',
    '11:00',
    who.name,
    'Q-17',
  ],
  'withdrawal, to confirm': [
    (language) =>
      withdrawalReceiptMail({
        brand,
        language,
        id: 'notice_3',
        now,
        effect: null,
        isAwaited: true,
        link,
        withdrawal: who,
      }),
    link,
  ],
  'new device': [
    (language) => newDeviceMail({ brand, language, origin: link, device: 'Firefox, Windows', at: now }),
    'Firefox, Windows',
    '11:00',
    `${link}/account/settings`,
  ],
  'address changed, to the old one': [
    (language) => addressChangedMail({ brand, language, origin: link, at: now, isOld: true }),
    '11:00',
    brand.company.email,
  ],
  'address changed, to the new one': [
    (language) => addressChangedMail({ brand, language, origin: link, at: now, isOld: false }),
    link,
    brand.company.email,
  ],
  'PIN locked': [
    (language) => pinLockedMail({ brand, language, origin: link, lockedUntil: now }),
    '11:00',
    link,
  ],
  'PIN no longer taken': [
    (language) => pinLockedMail({ brand, language, origin: link, lockedUntil: null }),
    link,
  ],
}

const money = { cents: 1499, currency: 'EUR' }
const mandate = { reference: 'QMANDATE', creditorId: 'DE98QQQ', textVersion: '1', acceptedAt: '' }
/** What each letter tells, by name, so that a new one is not forgotten here. */
const LETTER_FACTS: Record<LetterKind, [facts: object, ...says: string[]]> = {
  trialEnds: [{ plan: 'annually', price: money, end: now, method: 'Visa •••• 4242' }, '14', 'Visa •••• 4242'],
  planChanged: [{ plan: 'monthly', price: money, from: now }, '14'],
  priceChanged: [
    { plan: 'monthly', old: money, price: { ...money, cents: 1699 }, from: now },
    '14',
    '16',
    `${link}/kuendigen`,
  ],
  cancelled: [{ end: now, refund: money }, '2026', '14'],
  extended: [{ end: now }, '2026', `${link}/account/billing`],
  withdrawn: [{}, '14'],
  endedUnpaid: [{}, `${link}/account/billing`],
  rented: [{ title: 'Gull', amount: { ...money, cents: 0 }, startBy: now }, 'Gull', '48'],
  reminder: [
    { titles: { de: 'Möwen', en: 'Gulls' }, startsAt: now, path: '/sports/sports/7' },
    '11:00',
    `${link}/sports/sports/7`,
  ],
  debitAnnounced: [{ price: money, due: now, mandate }, 'QMANDATE', 'DE98QQQ', `${link}/kuendigen`],
  paid: [
    { amount: money, reference: 'R-2026-000001', until: now, method: 'PayPal' },
    'R-2026-000001',
    'PayPal',
  ],
  chargeFailed: [{ amount: money, nextTry: now, end: now }, '14', `${link}/account/billing`],
  refunded: [{ amount: money, reference: 'G-2026-000001', method: 'PayPal' }, 'G-2026-000001'],
  methodLost: [{ method: 'PayPal', why: 'revoked', next: null, due: now, price: money }, 'PayPal', '14'],
  takenBack: [{ amount: money, reference: 'G-2026-000002', hasEnded: true }, 'G-2026-000002'],
}
for (const [kind, [facts, ...says]] of Object.entries(LETTER_FACTS))
  MAILS[kind] = [
    (language) => {
      const write = LETTERS[kind as LetterKind] as (letter: object) => ReturnType<typeof LETTERS.paid>
      const letter = {
        language,
        origin: link,
        brandName: brand.name,
        firstName: 'Ada',
        isTaxed: true,
        ...facts,
      }
      return renderMail({ brand, language, ...write(letter) })
    },
    ...says,
  ]

for (const [name, [write, ...says]] of Object.entries(MAILS))
  test(`[decisions 5.1] the mail “${name}” is there in every language, as HTML and as text`, () => {
    const mails = LANGUAGES.map((language) => ({ language, ...write(language) }))
    assert.equal(new Set(mails.map(({ subject }) => subject)).size, LANGUAGES.length)
    for (const { language, subject, text, html } of mails) {
      assert.match(html, new RegExp(`^<!doctype html>\\s*<html lang="${language}">`))
      assert.ok(subject.length > 0 && !subject.includes('\n'))
      for (const said of says) {
        assert.ok(text.includes(said), `${language}: ${said} in ${text}`)
        assert.ok(html.includes(said), `${language}: ${said} as HTML`)
      }
      for (const body of [text, html]) assert.doesNotMatch(body, /undefined|NaN|\[object|Invalid Date/)
    }
  })

/** The same in English and German. */
const SAME = ['formats.methods.paypal', 'formats.methods.sofort', 'notices.name']

/** Every text by its place; those that take facts with letters in place of them. */
function leavesOf(words: object, place = ''): [place: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = place ? `${place}.${key}` : key
    if (typeof value === 'function') return [[at, (value as (...facts: string[]) => string)('A', 'B', 'C')]]
    return typeof value === 'string' ? [[at, value]] : leavesOf(value as object, at)
  })
}

test('[decisions 5.1] no word of mails and invoices is left in English', () => {
  const english = new Map(leavesOf(texts.en))
  assert.ok(english.size > 150)
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const same = leavesOf(texts[language]).filter(([place, text]) => english.get(place) === text)
    assert.deepEqual(
      same.map(([place]) => place),
      SAME,
      language,
    )
    assert.deepEqual(new Set(leavesOf(texts[language]).map(([place]) => place)), new Set(english.keys()))
  }
})
