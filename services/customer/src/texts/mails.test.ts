/** Checks every mail in every language, as HTML and as equivalent plain text. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import type { MemberMail } from '@quintet/domain/account/mails'
import { PLAN_TERMS } from '@quintet/domain/membership/plan-terms'
import { openBrand } from '@quintet/platform/brand/brand'
import { readConfig } from '@quintet/platform/config/config'
import { SAMPLE_LINK as link, SAMPLE_READER as who, sampleMails } from '../mail-samples/index.ts'
import { texts } from './index.ts'

const brand = await openBrand(readConfig({}).brandDir)

/** What each mail must contain besides its wording. */
const SAYS: Record<string, readonly string[]> = {
  welcome: ['Ada', `${link}/kuendigen`, `${link}/widerrufen`, `${link}/terms-conditions`, 'sub_17'],
  passwordReset: [link, '30'],
  passwordChanged: ['2026', '11:00', link],
  newsletterToConfirm: [link],
  newsletterWelcome: [link],
  newsletterIssue: [link, `${link}/audio-books`],
  contactReceipt: [brand.company.supportHours.to],
  cancellation: ['notice_1', '11:00', who.name, 'Because.'],
  withdrawal: ['notice_2', '11:00', who.name, 'Q-17'],
  cancellationToConfirm: [link],
  withdrawalToConfirm: [link],
  newDevice: ['Firefox, Windows', '11:00', `${link}/account/settings`],
  addressChangedOld: ['11:00', brand.company.email],
  addressChangedNew: [link, brand.company.email],
  dataExport: [link, '7'],
  logInLinked: ['Google', '11:00', link, brand.company.email],
  logInRemoved: ['Google', '11:00', link, brand.company.email],
  pinLocked: ['11:00', link],
  pinNoLongerTaken: [link],
  trialEnds: ['14', 'Visa •••• 4242'],
  planChanged: ['14'],
  priceChanged: ['14', '16', `${link}/kuendigen`],
  discountEnds: ['14', '2026', `${link}/kuendigen`],
  cancelled: ['2026', '14'],
  extended: ['2026', `${link}/account/billing`],
  paused: ['2026', '14', `${link}/account/billing`],
  pauseEnds: ['2026', '14', 'PayPal', `${link}/kuendigen`],
  unpaused: ['2026', '14'],
  timeGivenBack: ['2026', '14', `${link}/account/billing`, `${link}/kuendigen`],
  rentalsExtended: ['2026', '9', `${link}/account/profile`],
  gifted: ['2026', '3', `${link}/account/billing`],
  withdrawn: ['14'],
  endedUnpaid: [`${link}/account/billing`],
  rented: ['Gull', '48'],
  reminder: ['11:00', `${link}/sports/sports/7`],
  debitAnnounced: ['QMANDATE', 'DE98QQQ', `${link}/kuendigen`],
  paid: ['R-2026-000001', 'PayPal'],
  chargeFailed: ['14', `${link}/account/billing`],
  refunded: ['G-2026-000001'],
  methodLost: ['PayPal', '14'],
  takenBack: ['G-2026-000002'],
}
const MAILS = sampleMails(brand)

test('[decisions 5.1] covers every sample mail', () => {
  assert.deepEqual(Object.keys(MAILS).toSorted(), Object.keys(SAYS).toSorted())
})

for (const [name, write] of Object.entries(MAILS))
  test(`[decisions 5.1] the mail “${name}” exists in every language, as HTML and as text`, () => {
    const mails = LANGUAGES.map((language) => ({ language, ...write(language) }))
    assert.equal(new Set(mails.map(({ subject }) => subject)).size, LANGUAGES.length)
    for (const { language, subject, text, html } of mails) {
      assert.match(html, new RegExp(`^<!doctype html>\\s*<html lang="${language}">`))
      assert.ok(subject.length > 0 && !subject.includes('\n'))
      for (const said of SAYS[name] ?? []) {
        assert.ok(text.includes(said), `${language}: ${said} in ${text}`)
        assert.ok(html.includes(said), `${language}: ${said} as HTML`)
      }
      for (const body of [text, html]) assert.doesNotMatch(body, /undefined|NaN|\[object|Invalid Date/)
    }
  })

test('[law 5.1] every periodic price in a mail states its tax, and no annual plan is called cancellable “at any time”', () => {
  const price = { de: /\d+,\d\d\s€ im (?:Monat|Jahr)/g, en: /€\d+\.\d\d a (?:month|year)/g }
  const tax = { de: ', inklusive Mehrwertsteuer', en: ', VAT included' }
  let prices = 0
  for (const [name, write] of Object.entries(MAILS))
    for (const language of LANGUAGES) {
      const { text } = write(language)
      for (const { 0: found, index } of text.matchAll(price[language])) {
        assert.ok(text.startsWith(tax[language], index + found.length), `${name}, ${language}: ${found}`)
        prices += 1
      }
      if (/Jährlich|Annual/.test(text)) assert.doesNotMatch(text, /jederzeit|at any time/, name)
    }
  assert.ok(prices >= 8, `${prices} prices`)
})

test('[law 3.8] confirmation, trial reminder and change of plan state term and renewal in the words of the order', () => {
  for (const language of LANGUAGES) {
    const said = (kind: MemberMail) => MAILS[kind](language).text
    const { monthly, annually } = PLAN_TERMS[language]
    assert.ok([monthly(true), annually(true)].some((terms) => said('welcome').includes(terms)))
    assert.ok(said('trialEnds').includes(annually(true)))
    assert.ok(said('planChanged').includes(monthly(false)))
  }
})

/** Texts that are the same in English and German. */
const SAME = ['formats.methods.paypal', 'formats.methods.sofort', 'notices.name', 'royalties.starts']

/** Every text by its key; functions are called with letters in place of the facts. */
function leavesOf(words: object, place = ''): [place: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = place ? `${place}.${key}` : key
    if (typeof value === 'function') return [[at, (value as (...facts: string[]) => string)('A', 'B', 'C')]]
    return typeof value === 'string' ? [[at, value]] : leavesOf(value as object, at)
  })
}

test('[decisions 5.1] no text of mails and invoices is left in English', () => {
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
