import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { openFileStorage } from './file-storage.ts'
import { holdObjects } from './held-objects.ts'
import { StorageKeyError } from './storage.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-storage-'))
  await writeFile(path.join(folder, 'secret'), 'secret')
})
after(() => rm(folder, { recursive: true }))
const open = () => openFileStorage(path.join(folder, 'media'))

test('what is written is read back, whole and in part', async () => {
  const storage = open()
  await storage.write('assets/a/v-360p/00001.m4s', Buffer.from('0123456789'))
  assert.equal(await storage.size('assets/a/v-360p/00001.m4s'), 10)
  assert.equal(String(await buffer(storage.read('assets/a/v-360p/00001.m4s'))), '0123456789')
  assert.equal(String(await buffer(storage.read('assets/a/v-360p/00001.m4s', { start: 2, end: 4 }))), '234')
  await storage.write('assets/a/v-360p/00001.m4s', 'again')
  assert.equal(String(await buffer(storage.read('assets/a/v-360p/00001.m4s'))), 'again')
  assert.deepEqual(await readdir(path.join(folder, 'media/assets/a/v-360p')), ['00001.m4s'])
})

test('what killed writers left behind is swept a day later, what is being written is not', async () => {
  const storage = open()
  const media = path.join(folder, 'media')
  const size = 8 * 1024 * 1024
  const writing = storage.write('assets/swept/00001.m4s', Buffer.alloc(size))
  const parts = async () => (await readdir(media)).filter((name) => name.startsWith('.'))
  while ((await parts()).length === 0) await new Promise(setImmediate)
  await storage.sweep()
  await writing
  assert.equal(await storage.size('assets/swept/00001.m4s'), size)
  // As a writer leaves it that is killed now.
  await writeFile(path.join(media, '.half'), 'half')
  await storage.sweep()
  assert.deepEqual(await parts(), ['.half'])
  const dayBefore = (Date.now() - 25 * 60 * 60 * 1000) / 1000
  await utimes(path.join(media, '.half'), dayBefore, dayBefore)
  await storage.sweep()
  assert.deepEqual(await parts(), [])
})

test('what many ask for at once is read once, and held until others need its memory', async () => {
  const storage = open()
  const slot = 512 * 1024
  for (const name of ['1', '2', '3']) await storage.write(`assets/held/${name}.m4s`, name.repeat(10))
  const reads: string[] = []
  const lend = holdObjects(
    {
      readWhole: (key, memoryOf) => {
        reads.push(key.at(-5) ?? '')
        return storage.readWhole(key, memoryOf)
      },
    },
    2 * slot,
  )
  const ask = async (name: string) => {
    const lent = await lend(`assets/held/${name}.m4s`)
    return { text: lent && String(lent.bytes), release: () => lent?.release() }
  }
  const [first, again] = await Promise.all([ask('1'), ask('1')])
  assert.deepEqual([first.text, again.text, reads.join('')], ['1'.repeat(10), '1'.repeat(10), '1'])
  const second = await ask('2')
  assert.equal((await ask('3')).text, null, 'all memory is lent out')
  second.release()
  const third = await ask('3')
  assert.equal(third.text, '3'.repeat(10))
  assert.equal((await ask('1')).text, '1'.repeat(10), 'what is lent stays as it is')
  third.release()
  assert.equal((await ask('2')).text, '2'.repeat(10))
  assert.equal(reads.join(''), '12332')
  assert.equal(await lend('assets/none'), null)
  assert.equal(await lend('../secret'), null)
})

test('what is not there has no size and cannot be read', async () => {
  const storage = open()
  assert.equal(await storage.size('assets/none'), null)
  assert.equal(await storage.size('assets'), null)
  await assert.rejects(buffer(storage.read('assets/none')))
})

test('a folder becomes objects, in place of what was there', async () => {
  const storage = open()
  await storage.write('games/g/old.js', 'old')
  const bundle = await mkdtemp(path.join(folder, 'bundle-'))
  await mkdir(path.join(bundle, 'art'))
  await writeFile(path.join(bundle, 'index.html'), '<!doctype html>')
  await writeFile(path.join(bundle, 'art/Füße 2.png'), 'png')
  await storage.adoptDirectory(bundle, 'games/g')
  assert.equal(await storage.size('games/g/art/Füße 2.png'), 3)
  assert.equal(await storage.size('games/g/old.js'), null)
  await assert.rejects(readdir(bundle))
  await storage.remove('games/g')
  assert.equal(await storage.size('games/g/index.html'), null)
})

test('a link in a folder is refused and the folder stays where it was', async () => {
  const storage = open()
  const bundle = await mkdtemp(path.join(folder, 'bundle-'))
  await symlink(path.join(folder, 'secret'), path.join(bundle, 'index.html'))
  await assert.rejects(storage.adoptDirectory(bundle, 'games/linked'), /neither a file nor a folder/)
  assert.equal(await storage.size('games/linked/index.html'), null)
  assert.deepEqual(await readdir(bundle), ['index.html'])
})

test('a link that got into the folder is not followed for its size', async () => {
  const storage = open()
  await storage.write('games/l/index.html', 'x')
  await symlink(path.join(folder, 'secret'), path.join(folder, 'media/games/l/secret'))
  assert.equal(await storage.size('games/l/secret'), null)
})

const climbing = [
  '', '/', '.', '..', '../secret', 'a/../../secret', 'a/..', '/etc/passwd', 'a//b', 'a/', '.hidden', 'a/.part',
  'a\\..\\..\\secret', '..\\secret', 'a/\0b', 'a/b\n', 'C:/secret', 'file:secret', 'a/./b', '\ud800', `a/${'x'.repeat(300)}`,
  'x/'.repeat(400) + 'x',
] // prettier-ignore
for (const key of climbing)
  test(`the key ${JSON.stringify(key.slice(0, 40))} is refused`, async () => {
    const storage = open()
    assert.equal(await storage.size(key), null)
    assert.throws(() => storage.read(key), StorageKeyError)
    await assert.rejects(storage.write(key, 'x'), StorageKeyError)
    await assert.rejects(storage.remove(key), StorageKeyError)
    await assert.rejects(storage.adoptDirectory(folder, key), StorageKeyError)
  })
