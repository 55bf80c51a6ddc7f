import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedEntry } from './feed.ts'
import { fetchMedia, type MediaLimits } from './fetch-media.ts'

const GB = 1024 ** 3
const MANY = Buffer.alloc(1024 * 1024)

describe('media of a feed', () => {
  let root = ''
  let origin = ''
  // Both send no length and never end.
  const host = createServer(async ({ url }, answer) => {
    answer.writeHead(200, { 'content-type': 'audio/mpeg' })
    while (!answer.destroyed)
      if (url === '/slow') {
        answer.write('x')
        await sleep(5)
      } else if (!answer.write(MANY)) await Promise.race([once(answer, 'drain'), once(answer, 'close')])
  })
  before(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'quintet-feed-media-'))
    await once(host.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  })
  after(async () => {
    host.closeAllConnections()
    host.close()
    await rm(root, { recursive: true, force: true })
  })

  const fetchFrom = async (place: string, limits: MediaLimits) => {
    const entry: FeedEntry = {
      key: place,
      vertical: 'audio-books',
      kind: 'audiobook',
      title: place,
      file: {},
      media: [{ address: origin + place, title: null, type: null, bytes: null }],
      guideId: null,
    }
    const failed = await fetchMedia({ areFeedsPrivate: true }, root, [entry], { feedId: 'feed_1', limits })
    const left = await readdir(root, { recursive: true, withFileTypes: true })
    return { reasons: failed.map(({ reason }) => reason), files: left.filter((each) => each.isFile()) }
  }

  test('[decisions 9.20] an endless download stops before the disk is full, and leaves nothing behind', async () => {
    let looks = 0
    const freeBytes = () => Promise.resolve(++looks < 3 ? 100 * GB : 4 * GB)
    const { reasons, files } = await fetchFrom('/endless', { freeBytes, patienceMs: 60_000 })
    assert.deepEqual([reasons, files], [['There is not enough disk space.'], []])
  })

  test('[decisions 9.20] a download that is too slow is abandoned, so that others get their turn', async () => {
    const { reasons, files } = await fetchFrom('/slow', {
      freeBytes: () => Promise.resolve(100 * GB),
      patienceMs: 100,
    })
    assert.deepEqual([reasons, files], [['The download is too slow.'], []])
  })
})
