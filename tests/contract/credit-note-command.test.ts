/** Credit notes on the command line. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CreditNoteRow } from '@quintet/contracts/operator/credit-notes'
import { listMembers, readMember, refundInvoice } from '@quintet/contracts/operator/members'
import { provePassword } from '@quintet/contracts/operator/session'
import { monthOf } from '@quintet/domain/basics/calendar'
import { type Product, startProduct } from '@quintet/testing'
import { environmentOf, openCommandHost } from '../import/command-line.ts'

const { quintet, close } = openCommandHost()
let product: Product
let environment: Record<string, string>
before(async () => {
  product = await startProduct()
  environment = environmentOf(product)
  await product.aMember({ hadTrial: true })
  const { call, password } = await product.anOperator('finance')
  await call(provePassword, { body: { password } })
  const id = (await call(listMembers)).body.items[0]?.id ?? ''
  const [invoice] = (await call(readMember, { params: { id } })).body.invoices
  for (const amountCents of [200, 350]) {
    const body = { invoiceId: invoice?.id ?? '', amountCents, reason: 'Asked by phone.' }
    assert.equal((await call(refundInvoice, { params: { id }, body })).status, 200)
  }
})
after(close)
after(() => product.stop())

const listed = async (...args: string[]) => {
  const { stdout } = await quintet(['credit-notes', ...args, '--json'], environment)
  return (JSON.parse(stdout) as CreditNoteRow[]).map(({ grossCents }) => grossCents)
}

test('[decisions 13.44] quintet credit-notes lists them by month, year, reason, country and invoice, as table, CSV and JSON', async () => {
  const { stdout: table } = await quintet(['credit-notes', '--sort', 'largest'], environment)
  assert.match(
    table,
    /^\d{4}-\d\d-\d\d {2}G-\d{4}-\d{6} +-3\.50 {2}EUR {2}goodwill +DE {2}R-\d{4}-\d{6} {2}\S+@\S+\n.*-2\.00.*\n2 credit notes, -5\.50 EUR\n$/,
  )
  const { stdout: csv } = await quintet(['credit-notes', '--csv'], environment)
  assert.match(csv, /^"number","at","invoice","reason",/)
  assert.equal(csv.trimEnd().split('\n').length, 3)
  const month = monthOf(product.clock.now())
  const invoice = /R-\d{4}-\d{6}/.exec(table)?.[0] ?? ''
  for (const args of [
    [month],
    [month.slice(0, 4)],
    ['--reason', 'goodwill'],
    ['--country', 'de'],
    ['--invoice', invoice],
  ])
    assert.deepEqual(await listed('--sort', 'largest', ...args), [-350, -200], args.join(' '))
  for (const args of [
    ['2020'],
    ['2020-01'],
    ['--reason', 'dispute'],
    ['--country', 'AT'],
    ['--invoice', 'R-0000-000000'],
  ])
    assert.deepEqual(await listed(...args), [], args.join(' '))
  assert.match(
    (await quintet(['credit-notes', '2020'], environment)).stdout,
    /^There are no such credit notes/,
  )
  for (const args of [['October'], ['--reason', 'none'], ['--country', 'Austria']])
    assert.equal((await quintet(['credit-notes', ...args], environment)).status, 1, args.join(' '))
})
