/** The report of what was played, where a house has more titles than one answer holds. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { exportUsage, readUsage, USAGE_LINES_MAX } from '@quintet/contracts/operator/usage'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

const TITLES = USAGE_LINES_MAX + 3
/** Long ago, so that no other play counts. */
const query = { from: '2026-01-01', to: '2026-01-31' } as const

let product: Product
let finance: TestOperator
before(async () => {
  product = await startProduct()
  finance = await product.anOperator('finance')
  const plays = Array.from({ length: TITLES }, (_, index) => ({
    day: '2026-01-15',
    item_id: 900_000 + index,
    country: 'DE',
    plan: 'monthly' as const,
    part: 0,
    starts: 2,
    seconds: 60.5 + index,
    finished: 1,
  }))
  await product.db.insertInto('usage_day').values(plays).execute()
})
after(() => product.stop())

test('[decisions 13.5] the total is that of all lines, also of those that the list leaves out', async () => {
  const { lines, total } = (await finance.call(readUsage, { query })).body
  assert.equal(lines.length, USAGE_LINES_MAX)
  assert.equal(lines[0]?.key, String(900_000 + TITLES - 1), 'the most played')
  const seconds = TITLES * 60.5 + (TITLES * (TITLES - 1)) / 2
  assert.deepEqual(total, { lines: TITLES, starts: 2 * TITLES, seconds, finished: TITLES })
  assert.deepEqual((await finance.call(readUsage, { query: { ...query, by: 'country' } })).body, {
    lines: [{ key: 'DE', name: 'DE', kind: null, starts: 2 * TITLES, seconds, finished: TITLES }],
    total: { lines: 1, starts: 2 * TITLES, seconds, finished: TITLES },
  })
})

test('[decisions 13.5] the file has every line, with a header', async () => {
  const answer = await finance.send(`/api${addressOf(exportUsage, {}, query)}`)
  assert.equal(
    answer.headers.get('content-disposition'),
    'attachment; filename="usage-2026-01-01-2026-01-31.csv"',
  )
  const [header, ...lines] = (await answer.text()).trimEnd().split('\r\n')
  assert.equal(header, '"key","name","starts","seconds","finished"')
  assert.equal(lines.length, TITLES)
  assert.equal(lines.at(-1), '"900000","",2,60.5,1')
})
