import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFaults, idleOwners, writesIn } from './table-writers.ts'

const ACCOUNTS = 'services/customer/src/accounts/queries.ts'
const PROFILE = 'services/customer/src/profile/queries.ts'
const RETENTION = 'services/customer/src/retention/queries.ts'

const table: readonly [file: string, source: string, faults: readonly string[]][] = [
  [ACCOUNTS, `tx.updateTable('account').set(change)`, []],
  [
    PROFILE,
    `tx.updateTable('account').set(change)`,
    [`${PROFILE}: customer/profile writes account, which customer/accounts owns`],
  ],
  [PROFILE, `db.selectFrom('account').select('email')`, []],
  [PROFILE, `// tx.updateTable('account')`, []],
  [RETENTION, `db.deleteFrom('account')`, []],
  [
    RETENTION,
    `db.updateTable('account').set(change)`,
    [`${RETENTION}: customer/retention writes account, which customer/accounts owns`],
  ],
  [
    PROFILE,
    'sql`with gone as (delete from session returning id) insert into account (id) select id from gone`',
    [
      `${PROFILE}: customer/profile writes session, which platform/identity owns`,
      `${PROFILE}: customer/profile writes account, which customer/accounts owns`,
    ],
  ],
  [PROFILE, `tx.insertInto('guest').values(guest)`, [`${PROFILE}: the table guest has no owner`]],
  [PROFILE, `tx.deleteFrom(table)`, [`${PROFILE}: writes a table that it does not name`]],
  [
    'services/customer/src/profile/service.ts',
    `db.selectFrom('account').select('email')`,
    ['services/customer/src/profile/service.ts: SQL belongs in queries.ts'],
  ],
  [
    'services/customer/src/profile/service.ts',
    'sql<{ one: number }>`select 1 as one`.execute(db)',
    ['services/customer/src/profile/service.ts: SQL belongs in queries.ts'],
  ],
  ['packages/payments/src/setups.ts', `db.insertInto('payment_setup').values(setup)`, []],
]

for (const [file, source, faults] of table)
  test(`${file} with ${source}: ${faults.length === 0 ? 'may' : 'may not'}`, () =>
    assert.deepEqual(findFaults(file, source), faults))

test('does not count a lock for update, or the update on a conflict, as a write of its own', () => {
  const source = 'sql`select id from account for update of account skip locked`'
  assert.deepEqual(writesIn(source), [])
  assert.deepEqual(
    writesIn('sql`insert into account (id) values (1) on conflict (id) do update set id = 2`'),
    [{ table: 'account', isDelete: false }],
  )
})

test('reports an owner that no longer writes its table', () => {
  const idle = idleOwners(new Map([[ACCOUNTS, `tx.insertInto('account').values(account)`]]))
  assert.ok(!idle.includes('customer/accounts no longer writes account'))
  assert.ok(idle.includes('customer/accounts no longer writes social_identity'))
})
