/** A worker that runs live channels is killed with -9, as a real process. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { addIngestChannel } from '@quintet/content/channels'
import { workLive } from '@quintet/media'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { freePortPair, type Product, startProduct } from '@quintet/testing'
import { sql } from 'kysely'
import { type ServerProcess, startServer } from './server-process.ts'

const skip = (await readMediaToolVersion()) === null ? 'ffmpeg not installed' : false
const CHANNELS = 12
/** Less than looking once a second takes for all of them. */
const TAKEN_WITHIN_MS = (CHANNELS - 4) * 1000

describe('the worker of live channels is killed', { skip, timeout: 180_000 }, () => {
  let product: Product
  let rtmpPort = 0
  let worker: ServerProcess
  before(async () => {
    rtmpPort = await freePortPair()
    product = await startProduct({ environment: { RTMP_PORT: String(rtmpPort) } })
    const { db, storage, config } = product.foundation
    // Radio, whose card takes little work.
    for (let number = 1; number <= CHANNELS; number++)
      await db.transaction().execute((trx) =>
        addIngestChannel(
          trx,
          { db, storage, live: config.live },
          {
            title: `Radio ${number}`,
            vertical: 'music-stream',
            categories: [],
            rating: 'FSK-0',
            source: { kind: 'rtmp' },
            hasParts: false,
          },
          product.clock.now(),
        ),
      )
    worker = startServer({
      ROLE: 'worker',
      PORT: String(await freePortPair()),
      RTMP_PORT: String(rtmpPort),
      DATA_DIR: config.dataDir,
      DATABASE_URL: product.foundation.databaseUrl,
      DEMO: '0',
      DEV_TOOLS: '1',
      YOUTH_PROTECTION: 'off',
    })
  })
  after(async () => {
    await worker.kill()
    await product.stop()
  })

  const workers = async () => {
    const rows = await product.db
      .selectFrom('live_work')
      .select('worker')
      .where('held_until', '>', sql<Date>`clock_timestamp()`)
      .execute()
    return rows.map((row) => row.worker)
  }

  test('a starting worker takes all channels before it listens, and once it is killed another takes them although no lease has expired', async (t) => {
    const { db } = product
    while ((await workers()).length < CHANNELS) await sleep(100)
    const [killed = ''] = await workers()
    const lines = worker
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { msg: string; time: string })
    const startedAt = lines
      .filter(({ msg }) => msg === 'live channel started')
      .map(({ time }) => Date.parse(time))
    const listening = lines.find(({ msg }) => msg === 'listening')
    assert.ok((startedAt[0] ?? Infinity) < Date.parse(listening?.time ?? '9999-12-31'))
    assert.ok((startedAt.at(-1) ?? Infinity) - (startedAt[0] ?? 0) < TAKEN_WITHIN_MS)

    await worker.kill()
    // Kept from expiring, so that it is not time that frees the channels.
    const keptOpen = setInterval(() => {
      sql`update live_work set held_until = clock_timestamp() + interval '2.5 seconds' where worker = ${killed}`
        .execute(db)
        .catch(t.diagnostic.bind(t))
    }, 100)
    const work = workLive({ ...product.foundation, live: product.foundation.config.live })
    t.after(() => work.stop())
    try {
      while ((await workers()).includes(killed)) await sleep(100)
    } finally {
      clearInterval(keptOpen)
    }
    assert.equal(new Set(await workers()).size, 1)
  })
})
