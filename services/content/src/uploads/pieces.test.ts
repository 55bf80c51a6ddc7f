/** Uploads in pieces, which any machine can receive. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { openFileStorage } from '@quintet/platform/storage/file-storage'
import type { Storage } from '@quintet/platform/storage/storage'
import { Upload } from '@tus/server'
import { PieceStore, readBeginning, writeWhole } from './pieces.ts'

let folder = ''
let storage: Storage
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quintet-pieces-'))
  storage = openFileStorage(path.join(folder, 'storage'))
})
after(() => rm(folder, { recursive: true }))

const whole = randomBytes(100_000)

async function begun(id: string): Promise<PieceStore> {
  const machine = new PieceStore(storage)
  await machine.create(new Upload({ id, size: whole.length, offset: 0, metadata: { path: 'a.mkv' } }))
  return machine
}
const offsetOf = async (id: string) => (await new PieceStore(storage).getUpload(id)).offset
const from = (start: number, end = whole.length) => Readable.from([whole.subarray(start, end)])
async function fileOf(id: string): Promise<Buffer> {
  const file = path.join(folder, id)
  await writeWhole(storage, id, file)
  return readFile(file)
}

test('[decisions 9.22] data received before a disconnection is kept, and another machine receives the rest', async () => {
  const first = await begun('upload_broken')
  const broken = Readable.from(
    (function* () {
      yield whole.subarray(0, 40_000)
      throw new Error('The line broke.')
    })(),
  )
  await assert.rejects(first.write(broken, 'upload_broken', 0), /The line broke/)
  assert.equal(await offsetOf('upload_broken'), 40_000)
  await assert.rejects(fileOf('upload_broken'), /not all is in storage/)
  const second = new PieceStore(storage)
  assert.equal(await second.write(from(40_000), 'upload_broken', 40_000), whole.length)
  assert.deepEqual(await fileOf('upload_broken'), whole)
  assert.deepEqual((await second.getUpload('upload_broken')).metadata, { path: 'a.mkv' })
})

test('[decisions 9.22] two machines receiving the same bytes concurrently do not corrupt the upload', async () => {
  const machine = await begun('upload_twice')
  await machine.write(from(0, 60_000), 'upload_twice', 0)
  await machine.write(from(60_000), 'upload_twice', 60_000)
  // A first attempt at the same request, which ends late and with less data.
  await machine.write(from(0, 10_000), 'upload_twice', 0)
  await machine.write(from(10_000, 70_000), 'upload_twice', 10_000)
  assert.equal(await offsetOf('upload_twice'), whole.length)
  assert.deepEqual(await fileOf('upload_twice'), whole)
  assert.deepEqual(await readBeginning(storage, 'upload_twice', 65_000), whole.subarray(0, 65_000))
})

test('[decisions 9.22] an upload with a missing piece ends before it', async () => {
  const machine = await begun('upload_gap')
  await machine.write(from(0, 20_000), 'upload_gap', 0)
  await machine.write(from(30_000), 'upload_gap', 30_000)
  assert.equal(await offsetOf('upload_gap'), 20_000)
  assert.deepEqual(await readBeginning(storage, 'upload_gap', 512), whole.subarray(0, 512))
  await assert.rejects(fileOf('upload_gap'), /not all is in storage/)
  await machine.remove('upload_gap')
  await assert.rejects(machine.getUpload('upload_gap'), { status_code: 404 })
})
