/** Disk and backups in the console. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type BackupRun, readUpkeep } from '@quintet/contracts/operator/upkeep'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { beginWatch, noteRun } from '@quintet/platform/backup/kept-backups'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let reader: TestOperator
before(async () => {
  product = await startProduct()
  reader = await product.anOperator('reader')
})
after(() => product.stop())

function run(kind: BackupRun['kind'], hoursAgo: number, outcome: BackupRun['outcome']): BackupRun {
  const at = new Date(product.clock.now().getTime() - hoursAgo * HOUR_MS).toISOString()
  const facts = { bytes: 5000, isSealed: true, rows: 12, media: { isIncluded: true, files: 1, bytes: 4000 } }
  const file = '/backups/quintet.tar.age'
  return { kind, endedAt: at, takenAt: at, seconds: 60, file, outcome, reason: null, ...facts }
}

test('[decisions 13.28] shows the disk, and the age of the newest complete backup and drill', async () => {
  const look = async () => (await reader.call(readUpkeep)).body
  const none = await look()
  assert.deepEqual([none.backup, none.drill, none.runs, none.bucket], ['none', 'none', [], null])
  assert.equal(none.disk.folder, product.foundation.config.dataDir)
  assert.ok(none.disk.freeBytes > 0 && none.disk.freeBytes <= none.disk.totalBytes)

  const { dataDir } = product.foundation.config
  assert.equal(none.firstBy, null)
  const since = product.clock.now()
  await beginWatch(dataDir, since)
  const begun = await look()
  assert.deepEqual([begun.backup, begun.drill], ['due', 'due'])
  assert.equal(Date.parse(begun.firstBy?.backup ?? ''), since.getTime() + 36 * HOUR_MS)
  await noteRun(dataDir, run('backup', 40, 'whole'))
  await noteRun(dataDir, run('drill', 39, 'whole'))
  await noteRun(dataDir, run('backup', 2, 'failed'))
  const old = await look()
  assert.deepEqual([old.backup, old.drill, old.runs.length], ['old', 'ok', 3], 'a failed one is none')
  assert.equal(old.runs[0]?.outcome, 'failed')

  await noteRun(dataDir, run('backup', 1, 'whole'))
  assert.equal((await look()).backup, 'ok')
})
