/** What is paid but in no payout is kept as a list, and equals the comparison of everything that was ever paid with all payouts. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { Payout } from '@quintet/payments/port'
import { type Database, type DatabaseTransaction, openDatabase } from '@quintet/platform/db/database'
import { atOnce, createTestDatabase, type TestDatabase } from '@quintet/testing'
import { sql } from 'kysely'
import { closeOrder, insertOrder } from '../payments/queries.ts'
import { listUnpaid } from './desk.ts'
import { savePayout } from './queries.ts'

const NOW = new Date('2031-06-01T12:00:00Z')
/** A payment in an unpaid list was settled between the first line and two weeks ago. */
const HOURS = 100 * 24
const hour = (at: number) => new Date(NOW.getTime() - HOURS * HOUR_MS + at * HOUR_MS)

let database: TestDatabase
let db: Database
before(async () => {
  database = await createTestDatabase()
  db = openDatabase(database.url)
  await db
    .insertInto('account')
    .values({ id: 'acc', email: 'a@example.com', first_name: 'A', last_name: 'B', created_at: NOW })
    .execute()
})
after(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await db.deleteFrom('payout').execute()
  await db.deleteFrom('payment_order').execute()
  await savePayout(db as DatabaseTransaction, payoutOf('po_first', [null]), NOW)
})

/** A payout whose lines have these references, all before the first payment. */
function payoutOf(id: string, references: readonly (string | null)[]): Payout {
  return {
    id,
    amountCents: 100 * references.length,
    currency: 'EUR',
    state: 'paid',
    isItemised: true,
    createdAt: NOW,
    arrivesAt: NOW,
    statementText: null,
    traceId: null,
    failureCode: null,
    lines: references.map((reference, place) => ({
      id: `${id}_${place}`,
      kind: 'charge',
      type: 'charge',
      grossCents: 100,
      feeCents: 0,
      netCents: 100,
      at: hour(0),
      reference,
    })),
  }
}

const method = {
  type: 'card',
  reference: 'pm',
  customer: 'cus',
  fingerprint: 'f',
  country: 'DE',
  billing: { email: null, name: null },
} as const
const order = { purpose: 'period', accountId: 'acc', subscriptionId: null, amountCents: 100 } as const
const rest = { currency: 'EUR', method, details: {}, nextTryAt: NOW } as const

const place = (id: string, kind: 'charge' | 'refund' = 'charge') =>
  insertOrder(db, { ...order, ...rest, id, kind }, NOW)
const book = (tx: Database | DatabaseTransaction, id: string, reference: string, at = hour(1)) =>
  closeOrder(tx, id, { state: 'succeeded', reference, code: null }, at)
const pay = (tx: DatabaseTransaction, id: string, references: readonly (string | null)[]) =>
  savePayout(tx, payoutOf(id, references), NOW)
const within = <T>(work: (tx: DatabaseTransaction) => Promise<T>) => db.transaction().execute(work)

/** The ids in the list, and those that comparing all payments with all lines finds. */
async function bothWays(now = NOW): Promise<{ listed: string[]; compared: string[] }> {
  const compared = await db
    .selectFrom('payment_order')
    .select('id')
    .where('state', '=', 'succeeded')
    .where('provider_reference', 'is not', null)
    .where('settled_at', '>=', hour(0))
    .where('settled_at', '<', new Date(now.getTime() - 14 * DAY_MS))
    .where(
      sql<boolean>`provider_reference not in (select reference from payout_line where reference is not null)`,
    )
    .execute()
  return {
    listed: (await listUnpaid(db, now)).map(({ id }) => id).toSorted(),
    compared: compared.map(({ id }) => id).toSorted(),
  }
}

/** Returns a seeded generator of integers from 0 up to but excluding `below`. */
function diceOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What may happen to payments and payouts, in any order; references are few, so that they meet, and one may belong to two orders. */
function actsOf(roll: (below: number) => number) {
  const waiting: string[] = []
  const booked: string[] = []
  const reference = () => `pi_${roll(30)}`
  const references = () => Array.from({ length: roll(6) }, () => (roll(8) === 0 ? null : reference()))
  const takeOne = (ids: string[]) => ids.splice(roll(ids.length), 1)
  let placed = 0
  return [
    async () => {
      const id = `ord_${placed++}`
      await place(id, roll(4) === 0 ? 'refund' : 'charge')
      waiting.push(id)
    },
    async () => {
      for (const id of takeOne(waiting)) {
        await book(db, id, reference(), hour(roll(HOURS)))
        booked.push(id)
      }
    },
    () => within((tx) => pay(tx, `po_${roll(8)}`, references())),
    // Several at once, as a fetch of the last forty days saves them.
    () =>
      within(async (tx) => {
        for (const payout of [0, 1, 2]) await pay(tx, `po_${payout}`, references())
      }),
    async () => {
      for (const id of roll(3) === 0 ? takeOne(booked) : [])
        await db.deleteFrom('payment_order').where('id', '=', id).execute()
    },
  ]
}

for (const seed of [1, 2, 3, 4])
  test(`[decisions 13.41] what is in no payout is listed exactly, whatever was booked, paid out, replaced and deleted (history ${seed})`, async () => {
    const roll = diceOf(seed)
    const acts = actsOf(roll)
    let found = 0
    for (let step = 0; step < 200; step++) {
      await acts[roll(acts.length)]?.()
      const { listed, compared } = await bothWays()
      assert.deepEqual(listed, compared, `after step ${step}`)
      found += compared.length
    }
    assert.ok(found > 200, 'the lists were not empty')
  })

test('[decisions 13.41] a payment booked while its payout is stored is not reported', async () => {
  await place('ord_a')
  await atOnce(db, (tx) => book(tx, 'ord_a', 'pi_a'), [() => within((tx) => pay(tx, 'po_a', ['pi_a']))])
  assert.deepEqual(await bothWays(), { listed: [], compared: [] })
})

test('[decisions 13.41] a payment booked while its payout loses it is reported', async () => {
  await place('ord_a')
  await within((tx) => pay(tx, 'po_a', ['pi_a']))
  await atOnce(db, (tx) => book(tx, 'ord_a', 'pi_a'), [() => within((tx) => pay(tx, 'po_a', []))])
  assert.deepEqual(await bothWays(), { listed: ['ord_a'], compared: ['ord_a'] })
})

test('[decisions 13.41] a payment that two payouts lose at the same moment is reported', async () => {
  await place('ord_a')
  await book(db, 'ord_a', 'pi_a')
  for (const payout of ['po_a', 'po_b']) await within((tx) => pay(tx, payout, ['pi_a']))
  await atOnce(db, (tx) => pay(tx, 'po_a', []), [() => within((tx) => pay(tx, 'po_b', []))])
  assert.deepEqual(await bothWays(), { listed: ['ord_a'], compared: ['ord_a'] })
})

test('[decisions 13.41] the list shrinks as payouts arrive', async () => {
  const size = async () => (await db.selectFrom('payout_gap').selectAll().execute()).length
  for (const name of ['a', 'b', 'c']) {
    await place(`ord_${name}`)
    await book(db, `ord_${name}`, `pi_${name}`)
  }
  assert.equal(await size(), 3)
  await within((tx) => pay(tx, 'po_a', ['pi_a', 'pi_b']))
  assert.equal(await size(), 1)
})
