import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { openFileStorage } from './file-storage.ts'
import { holdObjects } from './held-objects.ts'
import { testStorage } from './storage-cases.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-storage-'))
  await writeFile(path.join(folder, 'secret'), 'secret')
})
after(() => rm(folder, { recursive: true }))
const open = () => openFileStorage(path.join(folder, 'media'))
testStorage('folder', { storage: open, folder: () => folder })

test('leaves no temporary files beside what it writes', async () => {
  const storage = open()
  for (const text of ['once', 'again']) await storage.write('assets/beside/00001.m4s', text)
  assert.deepEqual(await readdir(path.join(folder, 'media/assets/beside')), ['00001.m4s'])
})

test('sweeps what killed writers left behind after a day, but nothing being written', async () => {
  const storage = open()
  const media = path.join(folder, 'media')
  const size = 8 * 1024 * 1024
  const writing = storage.write('assets/swept/00001.m4s', Buffer.alloc(size))
  const parts = async () => (await readdir(media)).filter((name) => name.startsWith('.'))
  while ((await parts()).length === 0) await new Promise(setImmediate)
  await storage.sweep()
  await writing
  assert.equal(await storage.size('assets/swept/00001.m4s'), size)
  // As left by a writer killed just now.
  await writeFile(path.join(media, '.half'), 'half')
  await storage.sweep()
  assert.deepEqual(await parts(), ['.half'])
  const dayBefore = (Date.now() - 25 * HOUR_MS) / 1000
  await utimes(path.join(media, '.half'), dayBefore, dayBefore)
  await storage.sweep()
  assert.deepEqual(await parts(), [])
})

test('reads an object in concurrent demand once, and holds it until others need its memory', async () => {
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

test('does not follow a link in the folder to measure its size', async () => {
  const storage = open()
  await storage.write('games/l/index.html', 'x')
  await symlink(path.join(folder, 'secret'), path.join(folder, 'media/games/l/secret'))
  assert.equal(await storage.size('games/l/secret'), null)
})
