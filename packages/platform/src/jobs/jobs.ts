/**
 * Background jobs that survive the death of their process: pg-boss on the product's own database. A job is written in the transaction that
 * causes it; a worker that stops sending heartbeats loses its job to another after about ten seconds.
 */
import { fromKysely, PgBoss, type QueuePolicy } from 'pg-boss'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { LIMITS } from '../db/limits.ts'
import type { Log } from '../log/log.ts'
import { traced, traceparent } from '../tracing/trace.ts'
import { holdWaiting } from './queries.ts'
import { QUEUE_NAMES, type QueueName, type Queues } from './queues.ts'

const HEARTBEAT_SECONDS = 10
const SUPERVISE_SECONDS = 5
const RETRIES = 5
/** Packaging a film may take hours; hung jobs are found by their heartbeat, not by this limit. */
const EXPIRE_SECONDS = 12 * 60 * 60
const STOP_WITHIN_MS = 10_000

// `exclusive`: one job per key, waiting or running. `short`: one waiting, so that a change during a run causes another run.
const POLICIES: Record<QueueName, QueuePolicy> = {
  'media.package': 'exclusive',
  'media.picture': 'exclusive',
  'content.settle': 'short',
  'content.feed': 'short',
  'content.upload': 'short',
  'content.delete': 'exclusive',
}

export type Jobs = {
  /**
   * Enqueues a job within `db`'s transaction. Adds nothing if a job with this `key` is already waiting, which then begins after that
   * transaction. A higher `priority` is fetched first.
   */
  enqueue<Q extends QueueName>(
    db: Database | DatabaseTransaction,
    queue: Q,
    payload: Queues[Q],
    options: { key: string; priority?: number },
  ): Promise<void>
  /**
   * Works off a queue in this process; handlers must tolerate being called again for the same payload. Once `until` is aborted, no more
   * jobs are taken, and a job whose handler throws is returned to the queue.
   */
  work<Q extends QueueName>(
    queue: Q,
    options: { atOnce: number; until?: AbortSignal },
    handle: (payload: Queues[Q], signal: AbortSignal) => Promise<void>,
  ): Promise<void>
  /** Gives running jobs a short time to finish, then returns them to the queue. */
  stop(): Promise<void>
}

/** Opens the queues in the schema `pgboss`, creating any that are missing. */
export async function openJobs(databaseUrl: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    ...LIMITS,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'))
  await boss.start()
  for (const name of QUEUE_NAMES)
    await boss.createQueue(name, {
      policy: POLICIES[name],
      notify: true,
      retryLimit: RETRIES,
      retryDelay: 2,
      retryBackoff: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: EXPIRE_SECONDS,
    })
  return {
    async enqueue(db, queue, payload, { key, priority = 0 }) {
      // A job continues the trace of its enqueuer.
      const from = traceparent()
      const send = () =>
        boss.send(queue, from === null ? payload : { ...payload, traceparent: from }, {
          db: fromKysely(db),
          singletonKey: key,
          priority,
        })
      // A job that has begun meanwhile does not see this transaction's changes, so another has to follow it.
      while ((await send()) === null && POLICIES[queue] === 'short')
        if (await holdWaiting(db, queue, key)) return
    },
    async work(queue, { atOnce, until }, handle) {
      for (let place = 0; place < atOnce; place += 1) {
        let worker = ''
        worker = await boss.work<Queues[typeof queue] & { traceparent?: string }>(
          queue,
          { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 },
          async ([job]) => {
            if (!job) return
            const signal = until ? AbortSignal.any([job.signal, until]) : job.signal
            const { traceparent: from, ...payload } = job.data
            try {
              await traced(factsOf(queue), () => handle(payload as Queues[typeof queue], signal), from)
            } catch (error) {
              if (until?.aborted) log.info({ queue, job: job.id }, 'job returned to the queue')
              else log.error({ err: error, queue, job: job.id }, 'job failed')
              throw error
            } finally {
              // Otherwise it would pause before taking the next job, however many wait.
              boss.notifyWorker(worker)
            }
          },
        )
        const id = worker
        until?.addEventListener('abort', () => void boss.offWork(queue, { id, wait: false }), { once: true })
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: true })
    },
  }
}

function factsOf(queue: QueueName) {
  return {
    name: `job ${queue}`,
    kind: 'consumer',
    attributes: { 'messaging.destination.name': queue },
  } as const
}
