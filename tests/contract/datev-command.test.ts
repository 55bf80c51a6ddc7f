/** The DATEV export on the command line. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { monthOf } from '@quintet/domain/basics/calendar'
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

test('[decisions 13.43] quintet datev writes a month’s file and prints what it books to each account', async () => {
  await product.aMember({ hadTrial: true })
  await product.sandbox.payOut('EUR')
  await product.deliverEvents()
  const month = monthOf(product.clock.now())
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'datev-')), 'new')
  const made = await quintet(['datev', month, '--folder', folder, '--json'], environment)
  assert.equal(made.status, 0, made.stderr)
  const told = JSON.parse(made.stdout) as {
    files: string[]
    bookings: number
    accounts: { account: string; cents: number }[]
  }
  const name = path.join(folder, `EXTF_Buchungsstapel_${month}_1_vorlaeufig.csv`)
  assert.deepEqual(told.files, [name])
  const lines = (await readFile(name, 'latin1')).trimEnd().split('\r\n')
  assert.equal(lines.length, told.bookings + 2)
  const cents = new Map(told.accounts.map((each) => [each.account, each.cents]))
  assert.deepEqual([cents.get('8400'), cents.get('4970')], [-1499, 47])
  assert.equal(
    [...cents.values()].reduce((sum, each) => sum + each, 0),
    0,
  )
  const shown = await quintet(['datev', month, '--folder', folder], environment)
  assert.match(
    shown.stdout,
    /^\d bookings in .*_1_vorlaeufig\.csv\n\d{4}-\d\d is not over: .*\n1\d{3} +-?\d+\.\d\d\n/,
  )
  const { stdout: events } = await quintet(['audit', '--json'], environment)
  assert.match(events, /"books_exported"/)
  assert.equal((await quintet(['datev', '2026-13', '--folder', folder], environment)).status, 1)
})
