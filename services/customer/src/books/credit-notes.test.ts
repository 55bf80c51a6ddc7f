/** The list of credit notes. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { exportCreditNotes, listCreditNotes } from '@quintet/contracts/operator/credit-notes'
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import { listMembers, readMember, refundInvoice } from '@quintet/contracts/operator/members'
import { readMoney } from '@quintet/contracts/operator/money'
import { provePassword } from '@quintet/contracts/operator/session'
import type { CallInput } from '@quintet/contracts/route'
import { monthOf } from '@quintet/domain/basics/calendar'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let finance: TestOperator
let month: string
before(async () => {
  product = await startProduct()
  month = monthOf(product.clock.now())
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }
  for (const country of ['DE', 'AT'])
    await product.aMember({ hadTrial: true, payment: { type: 'card', card, billing: { country } } })
  finance = await product.anOperator('finance')
  const { call, password } = finance
  await call(provePassword, { body: { password } })
  for (const { id, country } of (await call(listMembers)).body.items) {
    const [invoice] = (await call(readMember, { params: { id } })).body.invoices
    for (const amountCents of country === 'AT' ? [300, 100] : [200]) {
      const body = { invoiceId: invoice?.id ?? '', amountCents, reason: 'Asked by phone.' }
      assert.equal((await call(refundInvoice, { params: { id }, body })).status, 200)
    }
  }
})
after(() => product.stop())

type Query = NonNullable<CallInput<typeof listCreditNotes>['query']>
const listed = async (query: Query = {}) => (await finance.call(listCreditNotes, { query })).body
const sumsOf = async (query: Query = {}) => (await listed(query)).items.map(({ grossCents }) => grossCents)

test('[decisions 13.44] each credit note has its number, corrected invoice, reason and sums, which add up to the console’s figure', async () => {
  const { items } = await listed()
  for (const { reference, invoice, reason, netCents, vatCents, grossCents } of items) {
    assert.match(`${reference} ${invoice}`, /^G-\d{4}-\d{6} R-\d{4}-\d{6}$/)
    assert.equal(reason, 'goodwill')
    assert.equal(netCents + vatCents, grossCents)
  }
  const { cells } = (await finance.call(readMoney, { query: { months: 1 } })).body
  assert.equal(
    items.reduce((sum, { grossCents }) => sum + grossCents, 0),
    cells.reduce((sum, { creditedCents }) => sum + creditedCents, 0),
  )
})

test('[decisions 13.44] filters by month, country, reason and invoice, and sorts by date or amount', async () => {
  assert.deepEqual(await sumsOf({ sort: 'largest' }), [-300, -200, -100])
  assert.deepEqual(await sumsOf({ sort: 'oldest' }), (await sumsOf()).toReversed())
  assert.deepEqual(await sumsOf({ country: 'AT', sort: 'largest' }), [-300, -100])
  assert.equal((await sumsOf({ from: month, to: month })).length, 3)
  assert.deepEqual(await sumsOf({ to: '2020-01' }), [])
  assert.deepEqual(await sumsOf({ reason: 'dispute' }), [])
  assert.deepEqual(await sumsOf({ reason: 'goodwill', sort: 'largest' }), [-300, -200, -100])
  const [german] = (await listed({ country: 'DE' })).items
  assert.deepEqual(await sumsOf({ invoice: german?.invoice }), [-200])
})

test('[decisions 13.44] pages have no gaps in any sort order, and the CSV contains every row', async () => {
  const [known] = await product.db
    .selectFrom('invoice')
    .selectAll()
    .where('kind', '=', 'credit_note')
    .execute()
  assert.ok(known)
  const { sold: _sold, ...note } = known
  const more = Array.from({ length: LIST_PAGE + 5 }, (_, index) => ({
    ...note,
    id: `inv_more_${index}`,
    number: 1000 + index,
    reference: `G-2099-${String(index).padStart(6, '0')}`,
    gross_cents: -(index % 7) - 1,
    net_cents: -(index % 7) - 1,
    vat_cents: 0,
    document: JSON.stringify(note.document),
    payment_order_id: null,
  }))
  await product.db.insertInto('invoice').values(more).execute()
  for (const sort of ['newest', 'oldest', 'largest'] as const) {
    const first = await listed({ sort })
    assert.deepEqual([first.items.length, first.hasMore], [LIST_PAGE, true])
    const rest = await listed({ sort, before: first.items.at(-1)?.id })
    assert.equal(rest.hasMore, false)
    const ids = [...first.items, ...rest.items].map(({ id }) => id)
    assert.equal(new Set(ids).size, more.length + 3, sort)
    const sums = [...first.items, ...rest.items].map(({ grossCents }) => grossCents)
    if (sort === 'largest')
      assert.deepEqual(
        sums,
        sums.toSorted((a, b) => a - b),
      )
  }
  const csv = await (await finance.send(`/api${exportCreditNotes.path}?sort=largest`)).text()
  const lines = csv.trimEnd().split('\r\n')
  assert.equal(lines.length, more.length + 4)
  assert.match(lines[1] ?? '', /^"G-\d{4}-\d{6}",".*","R-.*","goodwill","AT","monthly",-2\.5,-0\.5,-3,"EUR"$/)
})
