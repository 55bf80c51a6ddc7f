/** A channel fed by an encoder over RTMP, on a product whose web server and workers are separate processes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { addIngestChannel } from '@quintet/content/channels'
import { freePortPair, type Product, startProduct } from '@quintet/testing'
import { PRODUCT } from '../catalogue/load.ts'

export type LiveChannel = {
  /** The product in this process, on the same data, for requests and preparation. */
  product: Product
  id: number
  /** The address its encoder pushes to, with the key. */
  pushTo: string
  /** Starts another process of the product on the same data, as in a real deployment. */
  startProcess(role: string, port: number): ChildProcess
  /** Waits until a worker is ready for the encoder. */
  untilAwaited(): Promise<void>
}

/** `hasParts`: uses low-latency HLS. */
export async function startLiveChannel({ hasParts = false } = {}): Promise<LiveChannel> {
  const rtmpPort = await freePortPair()
  const product = await startProduct({ environment: { RTMP_PORT: String(rtmpPort) } })
  const { db, storage, config, databaseUrl } = product.foundation
  const { id, pushedTo } = await db.transaction().execute((trx) =>
    addIngestChannel(
      trx,
      { db, storage, live: config.live },
      {
        title: 'Live',
        vertical: 'movies',
        categories: [],
        rating: 'FSK-0',
        source: { kind: 'rtmp' },
        hasParts,
      },
      product.clock.now(),
    ),
  )
  await product.refresh()
  return {
    product,
    id,
    pushTo: `${pushedTo?.address}/${pushedTo?.key}`,
    startProcess: (role, port) =>
      spawn(process.execPath, PRODUCT.args, {
        env: {
          ...process.env,
          ...PRODUCT.env,
          ROLE: role,
          PORT: String(port),
          RTMP_PORT: String(rtmpPort),
          DATA_DIR: config.dataDir,
          DATABASE_URL: databaseUrl,
          YOUTH_PROTECTION: 'off',
        },
        stdio: 'ignore',
      }),
    async untilAwaited() {
      const waiting = db.selectFrom('live_work').select('worker').where('state', '=', 'waiting')
      while (!(await waiting.executeTakeFirst())) await sleep(100)
    },
  }
}
