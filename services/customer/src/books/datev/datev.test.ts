/** Checks the DATEV file against the format's specification. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { exportDatev, listMoneyRows } from '@quintet/contracts/operator/money'
import { monthOf } from '@quintet/domain/basics/calendar'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

/**
 * The characters each field may hold, by field number: DATEV-Format, Buchungsstapel, format version 13, on developer.datev.de. Fields not
 * listed stay empty here.
 */
const FIELDS: Record<number, RegExp> = {
  1: /^(?!0{1,10},00)\d{1,10},\d\d$/,
  2: /^"[SH]"$/,
  3: /^"[A-Z]{3}"$/,
  7: /^(?!0{1,9}$)\d{1,9}$/,
  8: /^(?!0{1,9}$)\d{1,9}$/,
  10: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])$/,
  11: /^"[\w$%\-/]{0,36}"$/,
  12: /^("[\w$%\-/]{0,12}")?$/,
  14: /^".{0,60}"$/,
  40: /^("[A-Z]{2}")?$/,
  41: /^(\d{1,2},\d\d)?$/,
  114: /^[01]$/,
  123: /^("[A-Z]{2}")?$/,
}
const HEAD: readonly RegExp[] = [
  /^"EXTF"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{15}$/,
  /^$/,
  /^"[A-Z]{0,2}"$/,
  /^".{0,25}"$/,
  /^".{0,25}"$/,
  /^29098$/,
  /^55003$/,
  /^20\d\d0101$/,
  /^4$/,
  /^20\d{4}01$/,
  /^20\d{6}$/,
  /^".{0,30}"$/,
  /^"[A-Z]{0,2}"$/,
  /^1$/,
  /^0$/,
  /^0$/,
  /^"EUR"$/,
  /^$/,
  /^""$/,
  /^$/,
  /^$/,
  /^"03"$/,
  /^$/,
  /^$/,
  /^""$/,
  /^".{0,16}"$/,
]
// The columns that bookings fill, by their number in the specification.
const NAMED: Record<number, string> = {
  1: 'Umsatz (ohne Soll/Haben-Kz)',
  2: 'Soll/Haben-Kennzeichen',
  7: 'Konto',
  8: 'Gegenkonto (ohne BU-Schlüssel)',
  10: 'Belegdatum',
  11: 'Belegfeld 1',
  14: 'Buchungstext',
  20: 'Beleglink',
  37: 'KOST1 - Kostenstelle',
  40: 'EU-Land u. UStID (Bestimmung)',
  41: 'EU-Steuersatz (Bestimmung)',
  88: 'Stück',
  102: 'Herkunft-Kz',
  114: 'Festschreibung',
  115: 'Leistungsdatum',
  117: 'Fälligkeit',
  123: 'EU-Land u. UStID (Ursprung)',
  125: 'Abw. Skontokonto',
}

let product: Product
let finance: TestOperator
let month: string
before(async () => {
  product = await startProduct()
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }
  for (const country of ['DE', 'AT', 'CH'])
    await product.aMember({ hadTrial: true, payment: { type: 'card', card, billing: { country } } })
  month = monthOf(product.clock.now())
  finance = await product.anOperator('finance')
})
after(() => product.stop())

async function fileOf(part = 1) {
  const answer = await finance.send(`/api/operator/money/datev?month=${month}&part=${part}`)
  assert.equal(answer.status, 200)
  const text = new TextDecoder('windows-1252').decode(await answer.arrayBuffer())
  assert.ok(text.endsWith('\r\n'))
  const lines = text.slice(0, -2).split('\r\n')
  assert.ok(lines.every((line) => !/[\r\n]/.test(line)))
  const [head = [], columns = [], ...bookings] = lines.map((line) => line.split(';'))
  return { answer, head, columns, bookings }
}

test('[decisions 13.9] header, columns and bookings follow the format’s specification', async () => {
  const { answer, head, columns, bookings } = await fileOf()
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    new RegExp(`filename="EXTF_Buchungsstapel_${month}_1_vorlaeufig.csv"`),
  )
  assert.equal(head.length, HEAD.length)
  for (const [index, pattern] of HEAD.entries()) assert.match(head[index] ?? '', pattern, `head ${index + 1}`)
  assert.equal(columns.length, 125)
  for (const [place, name] of Object.entries(NAMED)) assert.equal(columns[Number(place) - 1], name)
  assert.equal(bookings.length, 4)
  for (const booking of bookings) {
    assert.equal(booking.length, 125)
    for (const [index, field] of booking.entries())
      assert.match(field, FIELDS[index + 1] ?? /^$/, `${columns[index]}: ${field}`)
  }
})

test('[decisions 13.9] bookings match invoices and credit notes to the cent, each country on its own account', async () => {
  const { bookings } = await fileOf()
  const cents = (booking: string[]) => Number(booking[0]?.replace(',', '')) * (booking[1] === '"S"' ? 1 : -1)
  const query = { figure: 'revenue', from: month, to: month } as const
  const papers = (await finance.call(listMoneyRows, { query })).body.items
  assert.equal(
    bookings.reduce((sum, booking) => sum + cents(booking), 0),
    papers.reduce((sum, { grossCents }) => sum + (grossCents ?? 0), 0),
  )
  const shown = bookings.map((booking) => [booking[6], booking[7], cents(booking), booking[39], booking[40]])
  assert.deepEqual(shown, [
    ['1360', '8400', 1499, '', ''],
    ['1360', '8331', 1499, '"AT"', '20,00'],
    ['1360', '8338', 1387, '', ''],
    ['1360', '1700', 112, '', ''],
  ])
  assert.deepEqual((await fileOf(2)).bookings, [])
})

test('[decisions 13.9] reports missing accounting data if the brand names no adviser’s numbers', async () => {
  const { accounting } = product.foundation.brand
  delete product.foundation.brand.accounting
  try {
    const answer = await finance.call(exportDatev, { query: { month } })
    assert.equal(answer.problem?.code, 'accounting_missing')
  } finally {
    if (accounting) product.foundation.brand.accounting = accounting
  }
})
