/**
 * Simulates subscription-months with provider faults, direct debits and crashes, then checks the books: charges less refunds are invoices
 * less credit notes, nothing is charged twice, each paid period has exactly one invoice.
 * Usage: node bench/money/months.ts [months=10000] [members=250] [faultShare=0.1] [seed=1] [provider=sandbox or stripe]
 * With `stripe`, the official library speaks over HTTP to the strict peer of tests/product/stripe-peer.
 */
import { declareWithdrawal } from '@quintet/contracts/declarations'
import { addPaymentMethod } from '@quintet/contracts/payment-methods'
import { cancelSubscription, resumeSubscription } from '@quintet/contracts/subscription'
import { changePlan, restartSubscription } from '@quintet/contracts/billing'
import { faultsOf, newEmail, type Product, startProduct, type TestMember } from '@quintet/testing'
import { startStripePeer, type StripePeer } from '@quintet/testing/stripe-peer'

import { books as bookkeeping } from '@quintet/customer'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { monthOf, monthPlus } from '@quintet/domain/basics/calendar'
import { sql } from 'kysely'

const STEP_DAYS = 3
/** The most dead connections a pool may hold in a row. */
const LOOKS = 20
/** How long a debit takes until its last attempt is refused. */
const SETTLED_DAYS = 40
/** Banks that pay at once, pay after days, and refuse after days. */
const IBANS = ['DE89370400440532013000', 'DE08370400440532013003', 'DE78370400440532013004']
const DECLINES = ['card_declined', 'insufficient_funds', 'stolen_card', 'authentication_required']

export type Simulation = {
  months: number
  days: number
  crashes: number
  actions: number
  faults: string[]
  seconds: number
  refundedCents: number
  invoiceCents: number
}

/** Runs with this many members until this many months are paid. The same seed draws the same numbers. */
export async function simulateMonths(
  {
    months,
    members,
    faultShare,
    seed,
    peer,
  }: { months: number; members: number; faultShare: number; seed: number; peer?: StripePeer },
  log: (line: string) => void = () => {},
): Promise<Simulation> {
  const started = performance.now()
  const random = randomOf(seed)
  const product = await startProduct(peer ? { peer } : {})
  try {
    const people: TestMember[] = []
    for (let count = 0; count < members; count++)
      people.push(await product.aMember({ plan: random() < 0.15 ? 'annually' : 'monthly' }))
    await product.db
      .updateTable('session')
      .set({ expires_at: new Date('2200-01-01') })
      .execute()
    const { faults } = product
    let [days, crashes, actions, paid] = [0, 0, 0, 0]
    while (paid < months) {
      product.clock.advance(STEP_DAYS * DAY_MS)
      days += STEP_DAYS
      await faults.setShare(faultShare, random)
      if (random() < 0.2)
        await faults.queueDeclines(DECLINES[Math.floor(random() * DECLINES.length)] ?? 'card_declined')
      if (random() < 0.3) crashes += await crashOnce(product, random)
      await settled(() => product.runBilling())
      await settled(() => product.deliverEvents())
      await faults.setShare(0)
      for (let act = 0; act < members / 50; act++) actions += await actOnce(product, people, random)
      if (days % 30 === 0) {
        const { count } = await product.db
          .selectFrom('payment_order')
          .select((row) => row.fn.countAll<string>().as('count'))
          .where('kind', '=', 'charge')
          .where('state', '=', 'succeeded')
          .executeTakeFirstOrThrow()
        paid = Number(count)
        log(`day ${days}: ${paid} periods paid, ${crashes} crashes, ${actions} acts of members`)
      }
    }
    return {
      months: paid,
      days,
      crashes,
      actions,
      ...(await balance(product)),
      seconds: secondsSince(started),
    }
  } finally {
    await product.stop()
  }
}

/** Lets everything pending finish, and reads the books. */
async function balance(product: Product) {
  for (let day = 0; day < SETTLED_DAYS; day++) {
    await product.deliverEvents()
    // Prevents charges for further periods.
    await product.db.updateTable('subscription').set({ due_at: null }).execute()
    product.clock.advance(DAY_MS)
    await product.runBilling()
  }
  const { refunds } = await product.db
    .selectFrom('payment_order')
    .select((row) => row.fn.sum<string>('amount_cents').as('refunds'))
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow()
  const books = await product.books()
  const told = await faultsOfFigures(product, books.invoiceCents)
  return {
    faults: [...faultsOf(books), ...told],
    refundedCents: Number(refunds ?? 0),
    invoiceCents: books.invoiceCents,
  }
}

/** The console's figures must match the books, and its paying members the subscriptions. */
async function faultsOfFigures({ db, clock }: Product, invoiceCents: number): Promise<string[]> {
  const last = monthOf(clock.now())
  let [to, revenue] = [monthOf(new Date()), 0]
  let cells: Awaited<ReturnType<typeof bookkeeping.readMoney>>['cells'] = []
  while (to <= last) {
    cells = (await bookkeeping.readMoney(db, { to, months: 1, currency: 'EUR' }, clock.now())).cells
    revenue += cells.reduce((sum, { grossCents }) => sum + grossCents, 0)
    to = monthPlus(to, 1)
  }
  const shown = cells.reduce((sum, { paying, trials }) => sum + paying + trials, 0)
  const { count } = await db
    .selectFrom('subscription')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow()
  return [
    ...(revenue === invoiceCents ? [] : [`figures say ${revenue}, invoices ${invoiceCents}`]),
    ...(shown === Number(count) ? [] : [`figures count ${shown} memberships, there are ${count}`]),
  ]
}

/** Cuts every database connection while billing runs, so that it dies between any two of its statements. */
async function crashOnce(product: Product, random: () => number): Promise<number> {
  let hasDied = false
  const run = product.runBilling().catch(() => {
    hasDied = true
  })
  await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 60)))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(product.db)
  await run
  return hasDied ? 1 : 0
}

/** Retries, like a worker that restarts after dying. */
async function settled(work: () => Promise<unknown>): Promise<void> {
  for (let look = 1; ; look++)
    try {
      await work()
      return
    } catch (error) {
      if (look === LOOKS) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
}

/** One random action of a member: cancel, resume, change the plan, pay another way, order again, withdraw. */
async function actOnce(product: Product, people: TestMember[], random: () => number): Promise<number> {
  const member = people[Math.floor(random() * people.length)]
  if (!member) return 0
  const { call, email } = member
  const acts = [
    () => call(cancelSubscription, { body: { email } }),
    () => call(resumeSubscription),
    () => call(changePlan, { body: { plan: random() < 0.5 ? 'monthly' : 'annually' } }),
    () => call(restartSubscription, { body: { plan: 'monthly' } }),
    () => call(restartSubscription, { body: { plan: 'annually' } }),
    () => call(declareWithdrawal, { body: { name: 'Ada Lovelace', email } }),
    async () => {
      const iban = IBANS[Math.floor(random() * IBANS.length * 2)]
      const paymentSetupId = await product.confirmedSetup(
        call,
        iban ? { type: 'sepa_debit', iban } : { type: 'paypal', paypal: newEmail() },
      )
      return call(addPaymentMethod, { body: { paymentSetupId } })
    },
  ]
  await acts[Math.floor(random() * acts.length)]?.()
  return 1
}

/** A seeded random number generator (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 1000)
}

if (import.meta.main) {
  const [months = 10_000, members = 250, faultShare = 0.1, seed = 1] = process.argv.slice(2, 6).map(Number)
  const peer = process.argv[6] === 'stripe' ? await startStripePeer() : undefined
  const wanted = { months, members, faultShare, seed, ...(peer ? { peer } : {}) }
  const result = await simulateMonths(wanted, (line) => console.log(line))
  result.faults.push(...(peer?.complaints ?? []))
  await peer?.stop()
  console.log(JSON.stringify(result, null, 2))
  process.exitCode = result.faults.length === 0 ? 0 : 1
}
