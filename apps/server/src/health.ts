/** Liveness and readiness of the process. @spec decisions 7.4 */
import type { Catalogue } from '@quintet/content'
import { DISK_FREE_MIN_BYTES } from '@quintet/domain/operation/upkeep'
import type { App, Platform } from '@quintet/platform/http/app'
import { readDisk } from '@quintet/platform/storage/disk'
import { sql } from 'kysely'
import { inTime } from './in-time.ts'

const NEEDS = ['database', 'disk', 'catalogue'] as const
export type Need = (typeof NEEDS)[number]

/** Keeps every health check below two seconds, whatever is stuck. @spec decisions 14.14 */
const CHECK_WITHIN_MS = 1000
/** Several of its refreshes, one every 20 seconds, have failed. */
const CATALOGUE_AGE_MAX_MS = 90_000

/** With fewer than `diskFreeMin` bytes free, the disk counts as missing; tests alone set another number. */
export type HealthParts = Pick<Platform, 'config' | 'db'> & {
  catalogue: Pick<Catalogue, 'age'>
  diskFreeMin?: number
}

/** Whether the process was told to stop, so that a load balancer uses another one. @spec decisions 14.15 */
export type Leaving = { isLeaving: boolean }

export function healthRoutes(app: App, parts: HealthParts, leaving: Leaving): void {
  const missing = openHealth(parts)
  app.get('/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (leaving.isLeaving) return reply.status(503).send({ status: 'leaving' })
    const needs = await missing()
    if (needs.length === 0) return reply.send({ status: 'ready' })
    return reply.status(503).send({ status: 'not ready', needs })
  })
}

/** Returns what is missing, within the time limit. */
export function openHealth({
  config,
  db,
  catalogue,
  diskFreeMin = DISK_FREE_MIN_BYTES,
}: HealthParts): () => Promise<Need[]> {
  const checks: Record<Need, () => Promise<boolean>> = {
    database: onceAtATime(async () => (await sql`select 1`.execute(db)).rows.length === 1),
    disk: onceAtATime(async () => {
      const { freeBytes } = await readDisk(config.dataDir)
      return freeBytes >= diskFreeMin
    }),
    catalogue: async () => catalogue.age() <= CATALOGUE_AGE_MAX_MS,
  }
  return async () => {
    const found = await Promise.all(
      NEEDS.map(async (need) => ((await inTime(checks[need](), CHECK_WITHIN_MS)) ? [] : [need])),
    )
    return found.flat()
  }
}

// Each query to a frozen database holds a connection, so concurrent checks share one.
function onceAtATime<T>(check: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= check().finally(() => (running = null))
    return running
  }
}
