/** Books half a year of payouts and checks what remains on the money-in-transit account. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refundInvoice } from '@quintet/contracts/operator/members'
import { addressOf } from '@quintet/contracts/client'
import {
  exportPayouts,
  listPayouts,
  type PayoutLineRow,
  type PayoutRow,
  readPayout,
  sumPayouts,
} from '@quintet/contracts/operator/payouts'
import { provePassword } from '@quintet/contracts/operator/session'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { monthOf, monthPlus, monthsOf, startOfMonth } from '@quintet/domain/basics/calendar'
import { type Product, startProduct } from '@quintet/testing'

const MONTHS = 6
const PAID_OUT_EVERY = 19
// The same days each time: paid on the first of a month, everything would be paid out by its end, and nothing ever in transit.
const START = new Date('2031-01-12T12:00:00Z')
const TRANSIT = '1360'

let product: Product
before(async () => {
  product = await startProduct()
  product.clock.set(START)
})
after(() => product.stop())

type Line = { cents: number; account: string; contra: string; key: string; case: string; reference: string }

async function bookedIn(month: string): Promise<Line[]> {
  const finance = await product.anOperator('finance')
  const answer = await finance.send(`/api/operator/money/datev?month=${month}`)
  assert.equal(answer.status, 200)
  const text = new TextDecoder('windows-1252').decode(await answer.arrayBuffer())
  const rows = text.trimEnd().split('\r\n').slice(2)
  return rows.map((row) => {
    const fields = row.split(';').map((field) => field.replace(/^"(.*)"$/, '$1'))
    const at = (place: number) => fields[place - 1] ?? ''
    const cents = Math.round(Number(at(1).replace(',', '.')) * 100) * (at(2) === 'S' ? 1 : -1)
    return { cents, account: at(7), contra: at(8), key: at(9), case: at(43), reference: at(11) }
  })
}

/** The balance booked to an account, on either side of a line. */
function on(lines: readonly Line[], account: string): number {
  return lines.reduce(
    (sum, line) =>
      sum + (line.account === account ? line.cents : 0) - (line.contra === account ? line.cents : 0),
    0,
  )
}

/** What is recorded of a download equals its file: number of bookings, and every account. */
async function checkBalance(month: string) {
  const lines = await bookedIn(month)
  const { after: recorded } = await product.db
    .selectFrom('operator_event')
    .select('after')
    .where('subject_id', '=', month)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { accounts, bookings } = recorded as { accounts: Record<string, number>; bookings: number }
  for (const account of new Set(lines.flatMap((line) => [line.account, line.contra])))
    assert.equal(accounts[account], on(lines, account), `${account} in ${month}`)
  assert.equal(bookings, lines.length, month)
}

async function payers(count: number) {
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }
  for (let each = 0; each < count; each += 1)
    await product.aMember({
      hadTrial: true,
      payment: { type: 'card', card, billing: { country: ['DE', 'AT', 'CH'][each % 3] ?? 'DE' } },
    })
  return product.db
    .selectFrom('invoice')
    .innerJoin('payment_order', 'payment_order.id', 'invoice.payment_order_id')
    .select([
      'invoice.id as invoiceId',
      'invoice.account_id as id',
      'payment_order.provider_reference as charge',
    ])
    .orderBy('invoice.number')
    .execute()
}

async function giveBack({ id, invoiceId }: { id: string; invoiceId: string }, amountCents: number) {
  const { call, password } = await product.anOperator('finance')
  await call(provePassword, { body: { password } })
  const body = { invoiceId, amountCents, reason: 'Asked by phone.' }
  assert.equal((await call(refundInvoice, { params: { id }, body })).status, 200)
  await product.runBilling()
}

/** Passes half a year with a refund and two disputes that end in the month after. */
async function liveOn(first: string): Promise<void> {
  const [, , given, won, lost] = await payers(5)
  assert.ok(given && won && lost)
  const end = startOfMonth(monthPlus(first, MONTHS)).getTime()
  for (let day = 1; product.clock.now().getTime() + DAY_MS < end; day += 1) {
    if (day === 12)
      await product.sandbox.dispute(won.charge ?? '', { reason: 'general', days: 40, outcome: 'won' })
    if (day === 15)
      await product.sandbox.dispute(lost.charge ?? '', { reason: 'general', days: 33, outcome: 'lost' })
    if (day === 30) await giveBack(given, 400)
    if (day % PAID_OUT_EVERY === 0) await product.sandbox.payOut('EUR')
    await product.live(1)
  }
  // Pays out on the first day of the next month, so that the rest of the last month is known too.
  await product.live(3)
  await product.sandbox.payOut('EUR')
  await product.live(1)
}

async function paidOut(): Promise<{ payout: PayoutRow; lines: PayoutLineRow[] }[]> {
  const { call } = await product.anOperator('finance')
  const { items } = (await call(listPayouts)).body
  return Promise.all(items.map(async ({ id }) => (await call(readPayout, { params: { id } })).body))
}

test('[decisions 13.43] at the end of every month of half a year, money in transit equals what is still to be paid out, to the cent', async () => {
  const first = monthOf(product.clock.now())
  await liveOn(first)
  const payouts = await paidOut()
  assert.ok(payouts.length > 6)
  const comesAfter = (time: string, end: string) => new Date(time) >= startOfMonth(monthPlus(end, 1))
  const toCome = (month: string) =>
    payouts.reduce((sum, { payout, lines }) => {
      if (!comesAfter(payout.createdAt, month))
        return comesAfter(payout.arrivesAt, month) ? sum + payout.amountCents : sum
      return lines
        .filter(({ kind, at }) => ['charge', 'refund'].includes(kind) && !comesAfter(at, month))
        .reduce((rest, { grossCents }) => rest + grossCents, sum)
    }, 0)
  const months = monthsOf({ from: first, to: monthPlus(first, MONTHS - 1) })
  for (const month of months) await checkBalance(month)
  let lines: Line[] = []
  const left: number[] = []
  for (const month of months) {
    lines = [...lines, ...(await bookedIn(month))]
    left.push(on(lines, TRANSIT))
  }
  assert.deepEqual(left, months.map(toCome))
  assert.ok(left.some((cents) => cents > 0))
  const all = [...lines, ...(await bookedIn(monthPlus(first, MONTHS)))]
  const sum = (key: 'amountCents' | 'feesCents') =>
    payouts.reduce((cents, { payout }) => cents + payout[key], 0)
  const toBank = on(all, '1200')
  const last = payouts[0]?.payout
  assert.ok(last)
  assert.equal(on(all, TRANSIT), toCome(monthPlus(first, MONTHS)))
  assert.equal(
    toBank,
    sum('amountCents') - (comesAfter(last.arrivesAt, monthPlus(first, MONTHS)) ? last.amountCents : 0),
  )
  assert.equal(on(all, '4970'), -sum('feesCents'))
  assert.equal(on(all, '1460'), 0, 'both disputes are decided')
  const disputed = all.filter(({ account, contra }) => [account, contra].includes('1460'))
  assert.deepEqual(
    disputed.map(({ cents }) => cents).toSorted((a, b) => a - b),
    [-1499, -1499, -1499, 1499],
  )
  for (const fee of all.filter(({ contra }) => contra === '4970'))
    assert.deepEqual([fee.account, fee.key, fee.case], [TRANSIT, '94', '7'])
  assert.ok(all.every(({ contra, key }) => contra === '4970' || key === ''))
})

test('[decisions 13.43] a failed payout never reaches the bank, the provider’s other lines go to clearing, and the brand sets the tax on fees', async () => {
  const now = product.clock.now()
  const month = monthOf(now)
  const facts = { currency: 'EUR', is_itemised: true, created_at: now, arrives_at: now, read_at: now }
  await product.db
    .insertInto('payout')
    .values([
      { id: 'po_failed', amount_cents: '900', state: 'failed', ...facts },
      { id: 'po_again', amount_cents: '850', state: 'paid', ...facts },
    ])
    .execute()
  const line = { at: now, fee_cents: 0 }
  await product.db
    .insertInto('payout_line')
    .values([
      {
        id: 'a',
        payout_id: 'po_failed',
        kind: 'charge',
        type: 'charge',
        gross_cents: 950,
        net_cents: 900,
        at: now,
        fee_cents: 50,
      },
      {
        id: 'b',
        payout_id: 'po_again',
        kind: 'other',
        type: 'payout_failure',
        gross_cents: 900,
        net_cents: 900,
        ...line,
      },
      {
        id: 'c',
        payout_id: 'po_again',
        kind: 'other',
        type: 'contribution',
        gross_cents: -20,
        net_cents: -20,
        ...line,
      },
      {
        id: 'd',
        payout_id: 'po_again',
        kind: 'fee',
        type: 'stripe_fee',
        gross_cents: -30,
        net_cents: -30,
        ...line,
      },
    ])
    .execute()
  const shown = async () =>
    (await bookedIn(month))
      .filter(({ reference }) => ['po_failed', 'po_again'].includes(reference))
      .map(({ reference, contra, cents, key }) => [reference, contra, cents, key])
  const { accounting } = product.foundation.brand
  assert.ok(accounting)
  assert.deepEqual(await shown(), [
    ['po_again', '1200', -850, ''],
    ['po_again', '4970', -30, '94'],
    ['po_failed', '4970', -50, '94'],
    ['po_again', '1590', -20, ''],
  ])
  Object.assign(accounting, { feesTax: null, accounts: { fees: '3123' } })
  assert.deepEqual((await shown())[1], ['po_again', '3123', -30, ''])
})

test('[decisions 13.46] the totals of payouts equal their rows, the bank’s account in the books, and what failed, to the cent', async () => {
  const { call, send } = await product.anOperator('finance')
  const { items } = (await call(listPayouts)).body
  const [all, ...others] = (await call(sumPayouts)).body
  assert.ok(all)
  assert.deepEqual(others, [], 'one currency')
  const KEYS = ['chargesCents', 'refundsCents', 'disputesCents', 'feesCents', 'otherCents'] as const
  for (const key of KEYS)
    assert.equal(
      all[key],
      items.reduce((sum, row) => sum + row[key], 0),
      key,
    )
  assert.equal(all.payouts, items.length)
  assert.equal(all.failedCents, 900)
  assert.equal(
    KEYS.reduce((sum, key) => sum + all[key], all.restCents),
    all.amountCents + all.failedCents,
  )
  const months = [...new Set(items.map(({ arrivesAt }) => monthOf(new Date(arrivesAt))))]
  assert.ok(months.length > MONTHS - 1)
  let paid = 0
  for (const month of months) {
    const query = { from: month, to: month }
    const [total] = (await call(sumPayouts, { query })).body
    assert.equal(total?.amountCents, on(await bookedIn(month), '1200'), month)
    paid += total?.amountCents ?? 0
    const { items: shown } = (await call(listPayouts, { query })).body
    assert.equal(shown.length, total?.payouts)
    const csv = await (await send(`/api${addressOf(exportPayouts, {}, query)}`)).text()
    assert.equal(csv.trimEnd().split('\r\n').length, 1 + shown.length)
  }
  assert.equal(paid, all.amountCents)
  const answer = await send(`/api${addressOf(exportPayouts, {}, {})}`)
  assert.match(answer.headers.get('content-disposition') ?? '', /"payouts\.csv"/)
  assert.match(await answer.text(), /"po_failed","failed",.*,9\.5,0,0,-0\.5,0,0,9,"EUR",1,/)
})
