import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { readConfig } from '@quintet/platform/config/config'
import { openStorage } from '@quintet/platform/storage/open'
import { startProduct } from '@quintet/testing'
import { hasSwift, startSwift, type Swift } from '@quintet/testing/swift'
import { environmentOf, quintet } from '../import/command-line.ts'

describe('[decisions 7.9] media in a bucket', { skip: hasSwift ? false : 'Swift is not installed' }, () => {
  let swift: Swift
  let dataDir = ''
  before(async () => {
    swift = await startSwift()
    dataDir = await mkdtemp(path.join(tmpdir(), 'quintet-copy-'))
  })
  after(async () => {
    await swift.stop()
    await rm(dataDir, { recursive: true })
  })
  const settings = () => ({ DATA_DIR: dataDir, ...swift.settings })
  const copied = async () => {
    const { status, stdout, stderr } = await quintet(['storage', 'copy', '--json'], settings())
    assert.notEqual(stdout, '', stderr)
    return { status, ...(JSON.parse(stdout) as { objects: number; copied: number; differing: string[] }) }
  }

  test('copies media once, compares them every time, and names those that differ', async () => {
    const files = await openStorage({ bucket: null, dataDir })
    for (const name of ['1', '2', '3']) await files.write(`assets/a/${name}.m4s`, name.repeat(1000))
    assert.deepEqual(await copied(), { status: 0, objects: 3, bytes: 3000, copied: 3, differing: [] })
    await files.write('assets/a/4.m4s', '4')
    assert.deepEqual(await copied(), { status: 0, objects: 4, bytes: 3001, copied: 1, differing: [] })
    const bucket = await openStorage(readConfig(settings()))
    assert.equal(await text(bucket.read('assets/a/2.m4s')), '2'.repeat(1000))
    await bucket.write('assets/a/2.m4s', 'x'.repeat(1000))
    const { status, differing } = await copied()
    assert.deepEqual([status, differing], [3, ['assets/a/2.m4s']])
  })

  test('[decisions 14.49] a backup is copied to its bucket, where as many are kept as in the folder, and a failure is said', async () => {
    const product = await startProduct()
    const folder = path.join(dataDir, 'backups')
    const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = swift.settings
    const environment = {
      ...environmentOf(product),
      BACKUP_S3_ENDPOINT: S3_ENDPOINT,
      BACKUP_S3_BUCKET: S3_BUCKET,
      BACKUP_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
      BACKUP_S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
    }
    const bucket = await openStorage(readConfig(settings()))
    const older = 'quintet-2026-11-23T15-40-00Z.tar'
    try {
      await bucket.write(older, 'older')
      await bucket.write('other.tar', 'of somebody else')
      const made = await quintet(['backup', `${folder}/`, '--keep', '1', '--json'], environment)
      assert.equal(made.status, 0, made.stderr)
      const told = JSON.parse(made.stdout) as { file: string; bucket: string; removedInBucket: string[] }
      assert.deepEqual([told.bucket, told.removedInBucket], [S3_BUCKET, [older]])
      const name = path.basename(told.file)
      assert.ok((await buffer(bucket.read(name))).equals(await readFile(told.file)))
      assert.deepEqual([await bucket.size(older), await bucket.size('other.tar')], [null, 16])

      const wrong = { ...environment, BACKUP_S3_SECRET_ACCESS_KEY: 'another' }
      const alone = path.join(folder, 'alone.tar')
      const failed = await quintet(['backup', alone], wrong)
      assert.equal(failed.status, 1)
      assert.match(failed.stderr, /is whole, but not in the bucket/)
      assert.equal((await quintet(['drill', alone, '--in', folder], environment)).status, 0)
    } finally {
      await product.stop()
      for (const key of [older, 'other.tar']) await bucket.remove(key)
    }
  })

  test('the doctor writes, reads and deletes an object, and reports a missing bucket', async () => {
    const finding = async (more: Record<string, string>) => {
      const { stdout } = await quintet(['doctor', '--json'], { ...settings(), ...more })
      const findings = JSON.parse(stdout) as { check: string; state: string; says: string }[]
      return findings.find(({ check }) => check === 'storage')
    }
    assert.equal((await finding({}))?.state, 'ok')
    const bucket = await openStorage(readConfig(settings()))
    assert.deepEqual(await Array.fromAsync(bucket.list('doctor')), [])
    const lost = await finding({ S3_BUCKET: 'another-one' })
    assert.equal(lost?.state, 'fault')
    assert.match(lost?.says ?? '', /another-one/)
  })

  test('refuses a backup with media, since they are in the bucket', async () => {
    await writeFile(path.join(dataDir, 'postgres'), '')
    const { status, stderr } = await quintet(['backup', path.join(dataDir, 'b.tar')], settings())
    assert.equal(status, 1)
    assert.match(stderr, /quintet-media.*--no-media/)
  })
})
