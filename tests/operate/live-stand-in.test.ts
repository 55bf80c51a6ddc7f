/** A channel whose worker is gone, while a web server stands in for it. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { addIngestChannel } from '@quintet/content/channels'
import { STAND_IN } from '@quintet/domain/live/live-ingest'
import { standInForWorkers, workLive } from '@quintet/media'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { freePortPair, type Product, startProduct } from '@quintet/testing'
import { sql } from 'kysely'

const skip = (await readMediaToolVersion()) === null ? 'ffmpeg not installed' : false

describe('a channel without a worker', { skip, timeout: 180_000 }, () => {
  let product: Product
  let id = 0
  before(async () => {
    product = await startProduct({ environment: { RTMP_PORT: String(await freePortPair()) } })
    const { db, storage, config } = product.foundation
    // Radio, whose card takes little work.
    const radio = {
      title: 'Radio',
      vertical: 'music-stream',
      categories: [],
      rating: 'FSK-0',
      source: { kind: 'rtmp' },
      hasParts: false,
    } as const
    const added = await db
      .transaction()
      .execute((trx) => addIngestChannel(trx, { db, storage, live: config.live }, radio, product.clock.now()))
    id = added.id
  })
  after(() => product.stop())

  const startWorker = () => workLive({ ...product.foundation, live: product.foundation.config.live })
  const numbers = async () => {
    const rows = await product.db.selectFrom('live_segment').select('number').orderBy('number').execute()
    return rows.map(({ number }) => number)
  }
  const holder = async () => {
    const row = await product.db
      .selectFrom('live_work')
      .select(['worker', 'state'])
      .select(sql<boolean>`held_until > clock_timestamp()`.as('isHeld'))
      .executeTakeFirst()
    return row?.isHeld ? row.worker : null
  }
  /** Waits for more segments and for such a holder. */
  const untilMore = async (isIt: (worker: string | null) => boolean, more = 2) => {
    const last = (await numbers()).at(-1) ?? 0
    while (((await numbers()).at(-1) ?? 0) < last + more || !isIt(await holder())) await sleep(100)
  }
  const isStandIn = (worker: string | null) => worker?.startsWith(STAND_IN) ?? false

  test('shows the card from a process that is there already, until a worker takes it; no number is missing', async () => {
    let work = startWorker()
    await untilMore((worker) => worker !== null)
    await work.stop()
    const standing = standInForWorkers({ ...product.foundation, windowHours: 4 })
    try {
      await untilMore(isStandIn)
      work = startWorker()
      await untilMore((worker) => worker !== null && !isStandIn(worker))
      const listed = await numbers()
      assert.deepEqual(
        listed,
        listed.map((_, at) => at + 1),
      )
      await work.stop()
      await untilMore(isStandIn)
      await product.db
        .updateTable('content_item')
        .set({ stopped_at: product.clock.now() })
        .where('id', '=', id)
        .execute()
      while ((await holder()) !== null) await sleep(100)
    } finally {
      await standing.stop()
    }
  })
})
