/** The mails of the product: each in both languages, as HTML and as text that says the same. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, type Language } from '@quintet/domain/languages'
import { openBrand } from '@quintet/platform/brand/brand'
import { readConfig } from '@quintet/platform/config/config'
import { contactReceiptMail } from './contact/emails.ts'
import { pinLockedMail } from './kids-lock/emails.ts'
import { cancellationReceiptMail, withdrawalReceiptMail } from './legal-notices/emails.ts'
import { confirmationMail, newsletterMail } from './newsletter/emails.ts'
import { changedMail, resetMail } from './passwords/emails.ts'
import { newDeviceMail } from './sessions/emails.ts'
import { welcomeMail } from './sign-up/emails.ts'

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
        subscription: { ...subscription, trial_ends_at: now },
        now,
      }),
    'Ada',
    `${link}/kuendigen`,
    `${link}/widerrufen`,
    `${link}/terms-conditions`,
  ],
  reset: [(language) => resetMail({ brand, language, link }), link, '30'],
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
        end: now,
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
        hasEnded: true,
        withdrawal: { ...who, reference: 'Q-17' },
      }),
    'notice_2',
    '11:00',
    who.name,
    'Q-17',
  ],
  'new device': [
    (language) => newDeviceMail({ brand, language, origin: link, device: 'Firefox, Windows', at: now }),
    'Firefox, Windows',
    '11:00',
    link,
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

for (const [name, [write, ...says]] of Object.entries(MAILS))
  test(`[decisions 5.1] the mail “${name}” is there in both languages, as HTML and as text`, () => {
    const [german, english] = LANGUAGES.map((language) => ({ language, ...write(language) }))
    assert.ok(german && english)
    assert.notEqual(german.subject, english.subject)
    for (const { language, subject, text, html } of [german, english]) {
      assert.match(html, new RegExp(`^<!doctype html>\\s*<html lang="${language}">`))
      assert.ok(subject.length > 0 && !subject.includes('\n'))
      for (const said of says) {
        assert.ok(text.includes(said), `${language}: ${said} in ${text}`)
        assert.ok(html.includes(said), `${language}: ${said} as HTML`)
      }
      for (const body of [text, html]) assert.doesNotMatch(body, /undefined|NaN|\[object|Invalid Date/)
    }
  })
