/** Tests that every storage must pass, whether folder or bucket. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { type Storage, StorageKeyError } from './storage.ts'

type Place = {
  /** Called within each test. */
  storage: () => Storage
  /** A folder on disk for the tests' use. */
  folder: () => string
}

const CLIMBING = [
  '', '/', '.', '..', '../secret', 'a/../../secret', 'a/..', '/etc/passwd', 'a//b', 'a/', '.hidden', 'a/.part',
  'a\\..\\..\\secret', '..\\secret', 'a/\0b', 'a/b\n', 'C:/secret', 'file:secret', 'a/./b', '\ud800', `a/${'x'.repeat(300)}`,
  'x/'.repeat(400) + 'x',
] // prettier-ignore

/** Registers the tests; `kind` prefixes their names. */
export function testStorage(kind: string, { storage: open, folder }: Place): void {
  test(`${kind}: what is written is read back, whole and in part`, async () => {
    const storage = open()
    const key = 'assets/a/v-360p/00001.m4s'
    await storage.write(key, Buffer.from('0123456789'))
    assert.equal(await storage.size(key), 10)
    assert.equal(String(await buffer(storage.read(key))), '0123456789')
    assert.equal(String(await buffer(storage.read(key, { start: 2, end: 4 }))), '234')
    assert.equal(String(await storage.readWhole(key, (bytes) => Buffer.alloc(bytes + 5))), '0123456789')
    assert.equal(await storage.readWhole(key, () => null), null)
    await storage.write(key, 'again')
    assert.equal(String(await buffer(storage.read(key))), 'again')
  })

  test(`${kind}: a file of the machine becomes an object and stays`, async () => {
    const storage = open()
    const file = path.join(folder(), 'film.mkv')
    await writeFile(file, 'film')
    await storage.writeFile('incoming/a/0.mkv', file)
    assert.equal(String(await buffer(storage.read('incoming/a/0.mkv'))), 'film')
    assert.equal(existsSync(file), true)
    await assert.rejects(storage.writeFile('incoming/a/1.mkv', path.join(folder(), 'none')))
    assert.equal(await storage.size('incoming/a/1.mkv'), null)
  })

  test(`${kind}: what is not there has no size and cannot be read`, async () => {
    const storage = open()
    assert.equal(await storage.size('assets/none'), null)
    assert.equal(await storage.size('assets'), null)
    assert.equal(await storage.readWhole('assets/none', (bytes) => Buffer.alloc(bytes)), null)
    await assert.rejects(buffer(storage.read('assets/none')))
    assert.deepEqual(await Array.fromAsync(storage.list('assets/none')), [])
  })

  test(`${kind}: a folder becomes objects, in place of what was there`, async () => {
    const storage = open()
    await storage.write('games/g/old.js', 'old')
    await storage.write('games/g2/kept.js', 'kept')
    const bundle = await mkdtemp(path.join(folder(), 'bundle-'))
    await mkdir(path.join(bundle, 'art'))
    await writeFile(path.join(bundle, 'index.html'), '<!doctype html>')
    await writeFile(path.join(bundle, 'art/Füße 2.png'), 'png')
    await storage.adoptDirectory(bundle, 'games/g', 'index.html')
    assert.equal(await storage.size('games/g/art/Füße 2.png'), 3)
    assert.equal(await storage.size('games/g/index.html'), 15)
    assert.equal(await storage.size('games/g/old.js'), null)
    assert.equal(existsSync(bundle), false)
    assert.deepEqual((await Array.fromAsync(storage.list('games/g'), ({ key }) => key)).toSorted(), [
      'games/g/art/Füße 2.png',
      'games/g/index.html',
    ])
    const all = await Array.fromAsync(storage.list())
    const { changedAt, ...page } = all.find(({ key }) => key === 'games/g/index.html') ?? {}
    assert.deepEqual(page, { key: 'games/g/index.html', bytes: 15 })
    assert.ok(isOfNow(changedAt))
    await storage.remove('games/g')
    assert.equal(await storage.size('games/g/index.html'), null)
    assert.equal(await storage.size('games/g2/kept.js'), 4, 'a prefix is whole names')
    await storage.remove('games/g2/kept.js')
    assert.equal(await storage.size('games/g2/kept.js'), null)
  })

  test(`${kind}: a link in a folder is refused and the folder stays where it was`, async () => {
    const storage = open()
    const bundle = await mkdtemp(path.join(folder(), 'bundle-'))
    await writeFile(path.join(folder(), 'secret'), 'secret')
    await symlink(path.join(folder(), 'secret'), path.join(bundle, 'index.html'))
    await assert.rejects(
      storage.adoptDirectory(bundle, 'games/linked', 'index.html'),
      /neither a file nor a folder/,
    )
    assert.equal(await storage.size('games/linked/index.html'), null)
    assert.deepEqual(await readdir(bundle), ['index.html'])
  })

  for (const key of CLIMBING)
    test(`${kind}: the key ${JSON.stringify(key.slice(0, 40))} is refused`, async () => {
      const storage = open()
      assert.equal(await storage.size(key), null)
      assert.throws(() => storage.read(key), StorageKeyError)
      await assert.rejects(storage.write(key, 'x'), StorageKeyError)
      await assert.rejects(storage.remove(key), StorageKeyError)
      await assert.rejects(storage.adoptDirectory(folder(), key, 'index.html'), StorageKeyError)
    })
}

/** A bucket reports whole seconds, possibly rounded up, and writing takes time on a busy machine. */
const isOfNow = (at: Date | undefined) => Math.abs((at?.getTime() ?? 0) - Date.now()) < 60_000
