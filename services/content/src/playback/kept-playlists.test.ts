import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { keepPlaylists } from './kept-playlists.ts'

const FINISHED = { isFinished: true }

function aStorage() {
  const asked: string[] = []
  return {
    asked,
    size: async (key: string) => (key.includes('missing') ? null : 10),
    read: (key: string) => {
      asked.push(key)
      return Readable.from([Buffer.from(`of ${key}`)])
    },
  }
}

test('playlists of a finished title are read once, those of a growing one each time', async () => {
  const storage = aStorage()
  const read = keepPlaylists(storage)
  for (let time = 0; time < 2; time++) {
    assert.equal(await read('grows', 'master.m3u8'), 'of assets/grows/master.m3u8')
    assert.equal(await read('whole', 'master.m3u8', FINISHED), 'of assets/whole/master.m3u8')
    // The caller that sends it does not know whether it is finished, but an earlier one did.
    assert.equal(await read('whole', 'v1/index.m3u8'), 'of assets/whole/v1/index.m3u8')
    assert.equal(await read('whole', 'missing.m3u8', FINISHED), null)
  }
  assert.deepEqual(storage.asked.toSorted(), [
    'assets/grows/master.m3u8',
    'assets/grows/master.m3u8',
    'assets/whole/master.m3u8',
    'assets/whole/v1/index.m3u8',
  ])
})

test('keeps the most recently used, within the memory limit', async () => {
  const storage = aStorage()
  const length = 'of assets/1/master.m3u8'.length
  const read = keepPlaylists(storage, 2 * length)
  for (const assetId of ['1', '2', '1', '3', '1', '2']) await read(assetId, 'master.m3u8', FINISHED)
  assert.deepEqual(
    storage.asked.map((key) => key.split('/')[1]),
    ['1', '2', '3', '2'],
  )
  const tight = keepPlaylists(storage, 1)
  assert.equal(await tight('4', 'master.m3u8', FINISHED), 'of assets/4/master.m3u8')
})
