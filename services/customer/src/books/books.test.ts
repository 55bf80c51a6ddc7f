/** Compares the console's figures with the books. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { changePlan } from '@quintet/contracts/billing'
import { addressOf } from '@quintet/contracts/client'
import {
  exportMoneyRows,
  listMoneyRows,
  MEMBERSHIP_FIGURES,
  type MembershipFigure,
  type MoneyCell,
  type MoneyRow,
  readCohorts,
  readMoney,
  readVat,
  sumMoneyRows,
} from '@quintet/contracts/operator/money'
import { listMembers, readMember, refundInvoice } from '@quintet/contracts/operator/members'
import { deleteUser } from '@quintet/contracts/personal-data'
import { checkPassword } from '@quintet/contracts/session'
import { monthOf, monthPlus, monthsOf, quarterOf, quarterSpan } from '@quintet/domain/basics/calendar'
import { provePassword } from '@quintet/contracts/operator/session'
import { type Product, startProduct, TEST_PASSWORD, type TestOperator } from '@quintet/testing'
import { sql } from 'kysely'
import { sumMoneyRows as sumIn } from './rows.ts'

let product: Product
let finance: TestOperator
let months: { from: string; to: string }

const card = (number: string, country: string) =>
  ({
    type: 'card',
    card: { number, expMonth: 12, expYear: 2099, cvc: '123' },
    billing: { country },
  }) as const
const AUSTRIAN = card('4000000400000008', 'AT')
const SWISS = card('4000007560000009', 'CH')
const UNPAID = card('4000000000000341', 'DE')

before(async () => {
  product = await startProduct()
  const start = product.clock.now()
  const stays = await product.aMember()
  const leaves = await product.aMember()
  await leaves.call(cancelSubscription, { body: { email: leaves.email } })
  await product.aMember({ payment: AUSTRIAN })
  await product.aMember({ payment: SWISS, hadTrial: true, plan: 'annually' })
  await product.aMember({ payment: UNPAID })
  const gone = await product.aMember({ hadTrial: true })
  await product.live(40)
  await stays.call(changePlan, { body: { plan: 'annually' } })
  await gone.call(checkPassword, { body: { password: TEST_PASSWORD } })
  await gone.call(deleteUser)
  await product.live(40)
  const support = await product.anOperator('support')
  await support.call(provePassword, { body: { password: support.password } })
  const [austrian] = (await support.call(listMembers)).body.items.filter(({ country }) => country === 'AT')
  const params = { id: austrian?.id ?? '' }
  const paid = (await support.call(readMember, { params })).body.invoices.at(-1)
  const body = { invoiceId: paid?.id ?? '', amountCents: 700, reason: 'Asked by phone.' }
  assert.equal((await support.call(refundInvoice, { params, body })).status, 200)
  await product.live(40)
  months = { from: monthOf(start), to: monthOf(product.clock.now()) }
  finance = await product.anOperator('finance')
})
after(() => product.stop())

const cells = async () => {
  const query = { to: months.to, months: monthsOf(months).length }
  const { body } = await finance.call(readMoney, { query })
  assert.deepEqual({ from: body.from, to: body.to }, months)
  return body.cells
}
const sumOf = (list: readonly MoneyCell[], figure: Exclude<keyof MoneyCell, 'month' | 'country' | 'plan'>) =>
  list.reduce((sum, cell) => sum + cell[figure], 0)

async function rowsOf(query: Parameters<typeof pageOf>[0]) {
  const all: MoneyRow[] = []
  for (;;) {
    const { items, hasMore } = await pageOf(query, all.at(-1)?.id)
    all.push(...items)
    if (!hasMore) return all
  }
}
const pageOf = async (query: MoneyCellQuery, last: string | undefined) =>
  (await finance.call(listMoneyRows, { query: { ...query, ...(last ? { before: last } : {}) } })).body
type MoneyCellQuery = {
  figure: MembershipFigure | 'revenue' | 'credited'
  from: string
  to: string
  country?: string
  plan?: MoneyCell['plan']
}

test('[decisions 13.8] revenue equals invoices less credit notes to the cent, and net plus tax equals gross', async () => {
  const all = await cells()
  const books = await product.books()
  assert.ok(books.invoiceCents > 0)
  assert.equal(sumOf(all, 'grossCents'), books.invoiceCents)
  assert.equal(sumOf(all, 'grossCents'), books.orderCents)
  assert.equal(sumOf(all, 'netCents') + sumOf(all, 'vatCents'), books.invoiceCents)
  assert.equal(sumOf(all, 'creditedCents'), -700)
  assert.deepEqual(new Set(all.map(({ country }) => country)), new Set(['AT', 'CH', 'DE']))
})

test('[decisions 13.8] the cohorts add up to all paying members in every month, and shrink as members leave', async () => {
  const query = { to: months.to, months: monthsOf(months).length }
  const cohorts = (await finance.call(readCohorts, { query })).body
  const all = await cells()
  for (const month of monthsOf(months)) {
    const standing = cohorts.map(({ month: from, paying }) => {
      const later = monthsOf({ from, to: months.to }).indexOf(month)
      return later < 0 ? 0 : (paying[later] ?? 0)
    })
    const paying = sumOf(
      all.filter((cell) => cell.month === month),
      'paying',
    )
    assert.equal(
      standing.reduce((sum, each) => sum + each, 0),
      paying,
      month,
    )
  }
  const began = cohorts.reduce((sum, cohort) => sum + cohort.began, 0)
  const left = cohorts.reduce((sum, { paying }) => sum + (paying.at(-1) ?? 0), 0)
  assert.ok(began > left && left > 0, `${left} of ${began} stayed`)
})

test('[decisions 13.8] the rows behind every figure match it in number or in sum', async () => {
  let told = 0
  for (const cell of await cells()) {
    const { month, country, plan } = cell
    const where = { from: month, to: month, country, plan }
    const place = `${month} ${country} ${plan}`
    for (const figure of MEMBERSHIP_FIGURES) {
      const rows = plan === 'rental' ? [] : await rowsOf({ ...where, figure })
      assert.equal(rows.length, cell[figure], `${figure} of ${place}`)
      told += rows.length
    }
    const papers = await rowsOf({ ...where, figure: 'revenue' })
    const credits = await rowsOf({ ...where, figure: 'credited' })
    const gross = (rows: typeof papers) => rows.reduce((sum, { grossCents }) => sum + (grossCents ?? 0), 0)
    assert.deepEqual([papers.length, gross(papers)], [cell.papers, cell.grossCents], place)
    assert.equal(gross(credits), cell.creditedCents, place)
  }
  assert.ok(told > 20, 'there was something to tell')
})

test('[decisions 13.46] the totals of a month’s papers equal its figures and the books to the cent, and the file has every row', async () => {
  const all = await cells()
  const books = await product.books()
  let gross = 0
  for (const month of monthsOf(months)) {
    const ofMonth = all.filter((cell) => cell.month === month)
    const query = { figure: 'revenue', from: month, to: month } as const
    const [total, ...others] = (await finance.call(sumMoneyRows, { query })).body
    assert.deepEqual(others, [], 'one currency')
    const { papers = 0, netCents = 0, vatCents = 0, grossCents = 0 } = total ?? {}
    assert.deepEqual(
      [papers, netCents, vatCents, grossCents],
      (['papers', 'netCents', 'vatCents', 'grossCents'] as const).map((key) => sumOf(ofMonth, key)),
      month,
    )
    gross += grossCents
    const credited = (await finance.call(sumMoneyRows, { query: { ...query, figure: 'credited' } })).body
    assert.equal(credited[0]?.grossCents ?? 0, sumOf(ofMonth, 'creditedCents'))
    const answer = await finance.send(`/api${addressOf(exportMoneyRows, {}, query)}`)
    assert.match(answer.headers.get('content-disposition') ?? '', new RegExp(`invoices-${month}\\.csv`))
    const lines = (await answer.text()).trimEnd().split('\r\n').slice(1)
    assert.equal(lines.length, papers)
    const cents = lines.map((line) => Math.round(Number(line.split(',').at(-2)) * 100))
    assert.equal(
      cents.reduce((sum, each) => sum + each, 0),
      grossCents,
    )
  }
  assert.equal(gross, books.invoiceCents)
  const query = { ...months, figure: 'credited', country: 'AT', plan: 'monthly' } as const
  const csv = await (await finance.send(`/api${addressOf(exportMoneyRows, {}, query)}`)).text()
  assert.match(
    csv,
    /^"number","at","kind","corrects",[^]*\n"G-.*","credit_note","R-.*",20,-5\.83,-1\.17,-7,"EUR"\r\n$/,
  )
})

test('[decisions 13.46] totals keep to a country, a plan and a currency, and each currency has its own', async () => {
  const all = await cells()
  const span = { figure: 'revenue', ...months } as const
  for (const kept of [{ country: 'AT' }, { plan: 'annually' }, { country: 'DE', plan: 'monthly' }] as const) {
    const [total] = (await finance.call(sumMoneyRows, { query: { ...span, ...kept } })).body
    const wanted = all.filter((cell) =>
      Object.entries(kept).every(([key, value]) => cell[key as 'country' | 'plan'] === value),
    )
    assert.ok(total && total.papers > 0)
    assert.deepEqual(
      [total.papers, total.netCents, total.vatCents, total.grossCents],
      (['papers', 'netCents', 'vatCents', 'grossCents'] as const).map((key) => sumOf(wanted, key)),
    )
  }
  await assert.rejects(
    product.db.transaction().execute(async (tx) => {
      // It has no payment.
      await sql`alter table invoice disable trigger all`.execute(tx)
      await sql`
        insert into invoice (id, kind, series, year, number, reference, account_id, payment_order_id, issued_at, currency, gross_cents,
          net_cents, vat_cents, vat_rate, country, sold, document)
        select 'inv_franc', kind, series, year, 900000, 'R-franc', account_id, 'ord_franc', issued_at, 'CHF', 1000, 925, 75, 810, 'CH', 'monthly', '{}'
        from invoice where kind = 'invoice' and gross_cents > 0 limit 1`.execute(tx)
      const both = await sumIn(tx, span)
      assert.deepEqual(
        both.map(({ currency }) => currency),
        ['CHF', 'EUR'],
      )
      const francs = { currency: 'CHF', papers: 1, netCents: 925, vatCents: 75, grossCents: 1000 }
      assert.deepEqual(both[0], francs)
      assert.deepEqual(await sumIn(tx, { ...span, currency: 'CHF' }), [francs])
      assert.deepEqual(await sumIn(tx, { ...span, currency: 'USD' }), [])
      throw new Error('It is taken back.')
    }),
    /taken back/,
  )
})

test('[decisions 13.8] a page of rows starts after the given row', async () => {
  const span = { from: months.from, to: months.to }
  for (const figure of ['paying', 'won', 'trialsBegan', 'revenue'] as const) {
    const all = await rowsOf({ ...span, figure })
    assert.ok(all.length > 1, figure)
    for (const [place, row] of all.entries())
      assert.deepEqual((await pageOf({ ...span, figure }, row.id)).items, all.slice(place + 1, place + 51))
  }
  const query = { ...span, figure: 'paying' as const, before: 'inv_1' }
  assert.equal((await finance.call(listMoneyRows, { query })).problem?.code, 'invalid_request')
})

test('[decisions 13.8] paying members equal those before plus those won less those churned, and match the subscriptions', async () => {
  const all = await cells()
  for (const month of monthsOf(months)) {
    const ofMonth = all.filter((cell) => cell.month === month)
    const expected = sumOf(ofMonth, 'payingBefore') + sumOf(ofMonth, 'won') - sumOf(ofMonth, 'churned')
    assert.equal(sumOf(ofMonth, 'paying'), expected, month)
  }
  const now = all.filter(({ month }) => month === months.to)
  const standing = await product.db
    .selectFrom('subscription')
    .select(['state', 'plan'])
    .where('state', '<>', 'ended')
    .execute()
  assert.equal(sumOf(now, 'paying'), standing.filter(({ state }) => state !== 'trialing').length)
  for (const plan of ['monthly', 'annually'] as const)
    assert.equal(
      sumOf(
        now.filter((cell) => cell.plan === plan),
        'paying',
      ),
      standing.filter((row) => row.plan === plan).length,
      plan,
    )
})

test('[decisions 13.8] counts trials and failed payments by their outcome', async () => {
  const all = await cells()
  const told = (figure: MembershipFigure) => sumOf(all, figure)
  // The members who had a trial earlier had it in an account since erased; erasing an account ends its trial too.
  assert.deepEqual([told('trialsBegan'), told('converted'), told('trialsLeft')], [6, 2, 4])
  assert.deepEqual([told('failed'), told('recovered'), told('lost')], [1, 0, 1])
  const [erased] = (await rowsOf({ ...months, figure: 'churned' })).filter(
    ({ accountId }) => accountId === null,
  )
  assert.deepEqual([erased?.kind, erased?.email], ['ended', null], 'the erased membership ended, of nobody')
})

test('[decisions 13.9] the quarterly tax matches invoices and credit notes, with corrections of earlier quarters listed', async () => {
  const quarters = [...new Set(monthsOf(months).map(quarterOf))]
  let [gross, corrected] = [0, 0]
  for (const quarter of quarters) {
    const { lines } = (await finance.call(readVat, { query: { quarter } })).body
    const schemes = new Map(lines.map(({ country, rate, scheme }) => [country, `${scheme} ${rate}`]))
    for (const [country, scheme] of [
      ['DE', 'domestic 1900'],
      ['AT', 'oss 2000'],
      ['CH', 'abroad 810'],
    ] as const)
      if (schemes.has(country)) assert.equal(schemes.get(country), scheme)
    for (const line of lines) {
      assert.equal(line.netCents + line.vatCents, line.grossCents)
      const rows = await rowsOf({ ...quarterSpan(quarter), figure: 'revenue', country: line.country })
      assert.equal(
        rows.reduce((sum, { grossCents }) => sum + (grossCents ?? 0), 0),
        line.grossCents,
      )
      gross += line.grossCents
      for (const { netCents, vatCents, quarter: earlier } of line.corrections) {
        assert.ok(earlier < quarter)
        corrected += netCents + vatCents
      }
    }
  }
  assert.equal(gross, (await product.books()).invoiceCents)
  assert.ok([0, -700].includes(corrected))
})

test('[decisions 13.8] covers the twelve months up to the current one by default', async () => {
  const { from, to } = (await finance.call(readMoney)).body
  assert.deepEqual({ from, to }, { from: monthPlus(months.to, -11), to: months.to })
})
