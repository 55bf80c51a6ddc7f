import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { test } from 'node:test'
import { RowHash } from './row-hash.ts'

async function hashOf(...chunks: string[]): Promise<{ rows: number; hash: string }> {
  const rows = new RowHash()
  Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(rows)
  rows.resume()
  await finished(rows)
  return { rows: rows.rows, hash: rows.digest() }
}

test('[decisions 14.6] a table’s hash does not depend on the order or chunking of its rows', async () => {
  const sorted = await hashOf('1\tAda\n2\tGrace\n')
  assert.deepEqual(await hashOf('2\tGr', 'ace\n1\tA', 'da\n'), sorted)
  assert.equal(sorted.rows, 2)
})

test('[decisions 14.6] changing, removing or duplicating a row changes the hash', async () => {
  const { hash } = await hashOf('1\tAda\n2\tGrace\n')
  const others = [
    await hashOf('1\tAda\n2\tGracf\n'),
    await hashOf('1\tAda\n'),
    await hashOf('1\tAda\n2\tGrace\n2\tGrace\n2\tGrace\n'),
    await hashOf(),
  ]
  for (const other of others) assert.notEqual(other.hash, hash)
})
