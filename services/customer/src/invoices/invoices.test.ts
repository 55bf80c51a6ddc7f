import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listInvoices } from '@quintet/contracts/invoices'
import {
  aHouse,
  type MemberWishes,
  newEmail,
  type Product,
  startProduct,
  type TestMember,
} from '@quintet/testing'
import { sql } from 'kysely'
import { taxOf } from './pdf.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** A member without a trial, who therefore has an invoice from the first day. */
async function anInvoicedMember(country = 'DE', name = 'Ada Lovelace'): Promise<TestMember> {
  const payment = { type: 'paypal', paypal: newEmail(), billing: { country } } as const
  return product.aMember({ payment, name, hadTrial: true })
}

async function stored({ call }: TestMember, { db }: Product = product) {
  const [invoice] = (await call(listInvoices)).body
  assert.ok(invoice)
  const row = await db
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  return { invoice, row }
}

test('[law 5.2] an invoice splits its gross by the member’s country', async () => {
  for (const [country, net, vat] of [
    ['DE', 1260, 239],
    ['AT', 1249, 250],
    ['CH', 1387, 112],
  ] as const) {
    const { row } = await stored(await anInvoicedMember(country))
    assert.deepEqual([row.gross_cents, row.net_cents, row.vat_cents, row.country], [1499, net, vat, country])
    const tax = taxOf(row)
    assert.deepEqual('rows' in tax && tax.rows.map(([, cents]) => cents), [net, vat])
  }
})

test('[law 5.3, law 5.5] an invoice names supplier, tax number, recipient, service, period, payment method and two proofs of the member’s location', async () => {
  const { row, invoice } = await stored(await anInvoicedMember('DE', 'Łucja Müller'))
  const { company } = product.foundation.brand
  assert.deepEqual([invoice.reference, invoice.price], [row.reference, 14.99])
  assert.deepEqual(row.document.recipient, { name: 'Łucja Müller', country: 'DE' })
  assert.deepEqual(
    [row.document.supplier.name, row.document.supplier.street, row.document.supplier.vatId],
    [company.name, company.street, company.vatId],
  )
  const [line] = row.document.lines
  assert.match(line?.text ?? '', /Mitgliedschaft, monatlich/)
  assert.ok(line?.startsAt && line.endsAt)
  assert.equal(row.document.paidBy, 'PayPal')
  assert.deepEqual(row.document.locationProofs, { stated: 'DE', billing: 'DE', instrument: null })
})

const AUSTRIAN_IBAN = 'AT611904300234573201'

test('[law 5.3] each location proof has its own source, and none substitutes for another', async () => {
  const proofsOf = async (payment: NonNullable<MemberWishes['payment']>) => {
    const member = await product.aMember({ payment, hadTrial: true })
    // Direct debits settle later than card payments.
    await product.live(1)
    return (await stored(member)).row.document.locationProofs
  }
  const debit = { type: 'sepa_debit', iban: AUSTRIAN_IBAN } as const
  assert.deepEqual(await proofsOf({ ...debit, billing: { country: 'DE' } }), {
    stated: 'DE',
    billing: 'DE',
    instrument: 'AT',
  })
  assert.deepEqual(await proofsOf(debit), { stated: 'AT', billing: null, instrument: 'AT' })
  assert.deepEqual(await proofsOf({ type: 'paypal', paypal: newEmail() }), {
    stated: 'DE',
    billing: null,
    instrument: null,
  })
})

const AUSTRIA_AND_SWITZERLAND = {
  DE: { currency: 'EUR', vatPercent: 19 },
  AT: { currency: 'EUR', vatPercent: 20 },
  CH: { currency: 'EUR', vatPercent: 0 },
}

for (const [house, change, invoices] of [
  [
    'without one-stop shop and Swiss registration',
    { tax: { smallBusiness: false, oneStopShop: false }, countries: AUSTRIA_AND_SWITZERLAND },
    [
      ['AT', 1260, 239, '19 %'],
      ['CH', 1499, 0, null],
    ],
  ],
  [
    'that is a small business',
    { tax: { smallBusiness: true, oneStopShop: false } },
    [
      ['DE', 1499, 0, null],
      ['AT', 1499, 0, null],
    ],
  ],
] as const)
  test(`[law 5.2] a house ${house} shows the tax that it owes; where it owes none, no line of tax and the reason`, async () => {
    const own = await aHouse((offer) => Object.assign(offer, change))
    const theirs = await startProduct({ environment: { BRAND_DIR: own.folder } })
    try {
      for (const [country, net, vat, rate] of invoices) {
        const payment = { type: 'paypal', paypal: newEmail(), billing: { country } } as const
        const { row } = await stored(await theirs.aMember({ payment, hadTrial: true }), theirs)
        assert.deepEqual([row.gross_cents, row.net_cents, row.vat_cents], [1499, net, vat], country)
        const tax = taxOf(row)
        const said = 'note' in tax ? tax.note : String(tax.rows[1]?.[0]).replaceAll(/\s/g, ' ')
        assert.equal('note' in tax, rate === null, said)
        assert.match(said, rate === null ? /nicht durch uns geschuldet|Kleinunternehmer/ : new RegExp(rate))
      }
    } finally {
      await theirs.stop()
      await own.remove()
    }
  })

test('[law 5.9] the database refuses to update, delete or truncate issued invoices', async () => {
  const { row } = await stored(await anInvoicedMember())
  for (const change of [
    sql`update invoice set gross_cents = 1, net_cents = 1, vat_cents = 0 where id = ${row.id}`,
    sql`delete from invoice where id = ${row.id}`,
    sql`truncate invoice`,
  ])
    await assert.rejects(change.execute(product.db), /not changed/)
})

test('[law 5.7] invoice numbers have no gaps, even after failed transactions, and restart each year', async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(
    product.db,
  )
  await sql`create trigger refuse before insert on session execute function refuse()`.execute(product.db)
  await assert.rejects(anInvoicedMember())
  await sql`drop function refuse cascade`.execute(product.db)
  await Promise.all(Array.from({ length: 6 }, () => anInvoicedMember()))
  product.clock.set(new Date('2031-05-05T10:00:00Z'))
  const { invoice } = await stored(await anInvoicedMember())
  assert.equal(invoice.reference, 'R-2031-000001')
  const rows = await product.db.selectFrom('invoice').select(['year', 'number']).execute()
  for (const numbers of Map.groupBy(rows, ({ year }) => year).values())
    assert.deepEqual(
      numbers.map(({ number }) => number).toSorted((a, b) => a - b),
      numbers.map((_, place) => place + 1),
    )
})

test('[decisions 3.7] serves a valid PDF with embedded fonts to its owner only', async () => {
  const [owner, other] = [await anInvoicedMember(), await product.aMember()]
  const { invoice } = await stored(owner)
  const answer = await owner.send(invoice.pdf)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
  assert.match(answer.headers.get('content-disposition') ?? '', /Quintet R-\d{4}-\d{6}\.pdf/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
  assert.ok(bytes.includes('FontFile2'), 'its fonts are inside')
  assert.equal((await other.send(invoice.pdf)).status, 404)
  assert.equal((await product.send(invoice.pdf)).status, 401)
})

test('[decisions 3.7] the invoice mail has the invoice attached', async () => {
  const member = await anInvoicedMember()
  const { invoice } = await stored(member)
  const mails = await product.db
    .selectFrom('mail')
    .select('attachments')
    .where('recipient', '=', member.email)
    .execute()
  assert.deepEqual(
    mails.map(({ attachments: [first] }) => first),
    [`invoice:${invoice.id}`],
  )
})
