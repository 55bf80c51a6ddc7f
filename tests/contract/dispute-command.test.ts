/** Disputes on the command line. */
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

test('[decisions 13.40] quintet disputes open disputes a payment in the sandbox; the list shows it as table, CSV and JSON', async () => {
  const { email } = await product.aMember({ hadTrial: true })
  assert.equal((await quintet(['disputes'], environment)).stdout, 'There are no open disputes.\n')
  const { reference } = await product.db.selectFrom('invoice').select('reference').executeTakeFirstOrThrow()
  const opened = await quintet(['disputes', 'open', reference, '--days', '5'], environment)
  assert.equal(opened.status, 0, opened.stderr)
  await product.deliverEvents()
  const { stdout: table } = await quintet(['disputes'], environment)
  assert.match(
    table,
    new RegExp(`^[45] days left +14\\.99 EUR +fraudulent +${reference} +${email} +nobody +dp_`),
  )
  const { stdout: csv } = await quintet(['disputes', '--csv'], environment)
  assert.match(
    csv,
    /^"id","stage","dueAt","amountCents",.*\n"dp_[\w-]+","waits","[\dT:.Z-]+",1499,"EUR","fraudulent",/,
  )
  const { stdout: json } = await quintet(['disputes', '--json'], environment)
  assert.deepEqual(
    (JSON.parse(json) as { invoice: string; email: string }[]).map((line) => [line.invoice, line.email]),
    [[reference, email]],
  )
  for (const args of [
    ['R-2000-000001'],
    [reference],
    [reference, '--days', '0'],
    [reference, '--reason', 'bad'],
  ])
    assert.equal((await quintet(['disputes', 'open', ...args], environment)).status, 1, args.join(' '))
})
