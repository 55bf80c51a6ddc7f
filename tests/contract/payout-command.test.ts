/** Payouts on the command line. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'
import { environmentOf, openCommandHost } from '../import/command-line.ts'

const { quintet, close } = openCommandHost()
let product: Product
let environment: Record<string, string>
before(async () => {
  product = await startProduct()
  environment = environmentOf(product)
})
after(close)
after(() => product.stop())

test('[decisions 13.41] quintet payouts make pays out in the sandbox; --fetch reads it, as table, CSV, JSON and line by line', async () => {
  await product.aMember({ hadTrial: true })
  const made = await quintet(['payouts', 'make'], environment)
  assert.equal(made.status, 0, made.stderr)
  const id = made.stdout.split(':')[0] ?? ''
  assert.match((await quintet(['payouts'], environment)).stdout, /^There are no payouts yet/)
  const { stdout: table } = await quintet(['payouts', '--fetch'], environment)
  assert.match(
    table,
    /^arrives +charges.*\n\d{4}-\d\d-\d\d +14\.99 +0\.00 +0\.00 +-0\.47 +0\.00 +14\.52 EUR {2}po_/,
  )
  const { stdout: csv } = await quintet(['payouts', '--csv'], environment)
  assert.match(csv, /^"id","state",.*\n"po_[\w-]+","paid",.*,"EUR",1499,0,0,-47,0,1452,0,0\n$/)
  const { stdout: lines } = await quintet(['payouts', id], environment)
  assert.match(lines, /^\d{4}-\d\d-\d\d charge +14\.99 +-0\.47 +14\.52 {2}booked {3}R-\d{4}-\d{6} {2}pi_/)
  const { stdout: json } = await quintet(['payouts', id, '--json'], environment)
  const { payout } = JSON.parse(json) as { payout: { amountCents: number; restCents: number } }
  assert.deepEqual([payout.amountCents, payout.restCents], [1452, 0])
  const events = await quintet(['audit', '--json'], environment)
  assert.match(events.stdout, /"payouts_fetched"/)
  for (const args of [['make'], ['po_none'], ['--since', '2026-01-01'], ['--fetch', '--since', 'once']])
    assert.equal((await quintet(['payouts', ...args], environment)).status, 1, args.join(' '))
})
