/** The state of the product, read on request: database, queues, streams, payments, mail, media, backup. @spec decisions 14.16 */
import { type Catalogue, countRunningStreams } from '@quintet/content'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { lastWhole, readRuns } from '@quintet/platform/backup/kept-backups'
import { poolState } from '@quintet/platform/db/database'
import { readDisk } from '@quintet/platform/storage/disk'
import { Gauge, type Registry } from 'prom-client'
import type { Foundation } from '../foundation.ts'
import { inTime } from '../in-time.ts'
import * as queries from './queries.ts'

/** Concurrent scrapers get the same values. */
const KNOWN_FOR_MS = 5000
/** A scraper waits ten seconds at most. */
const ASK_WITHIN_MS = 4000

export type StateParts = Pick<Foundation, 'config' | 'db' | 'reports' | 'clock' | 'rest'> & {
  catalogue: Pick<Catalogue, 'age' | 'fullIndex'>
}

type Gauges = ReturnType<typeof makeGauges>

/** Returns a function that updates the gauges; it does not throw, and waits for no unresponsive database. */
export function openStateMetrics(register: Registry, parts: StateParts): () => Promise<void> {
  const gauges = makeGauges(register)
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> = Promise.resolve()
  const ask = async () => {
    await Promise.all([setLocal(gauges, parts), setFromDatabase(gauges, parts)])
  }
  return async () => {
    if (performance.now() - askedAt > KNOWN_FOR_MS) {
      askedAt = performance.now()
      asking = ask()
    }
    await asking
  }
}

function makeGauges(register: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `quintet_${name}`, help, labelNames, registers: [register] })
  return {
    databaseUp: gauge(
      'database_up',
      '1 while the database answers; else what comes from it is the last known.',
    ),
    connections: gauge('database_connections', 'Connections of this process.', ['state']),
    standbyBehind: gauge(
      'database_standby_behind_seconds',
      'For how long the standby has lacked something; +Inf while it does not answer, -1 where there is none.',
    ),
    jobs: gauge('jobs', 'Background jobs.', ['queue', 'state']),
    oldestJob: gauge('jobs_oldest_seconds', 'For how long the oldest job has been there.', [
      'queue',
      'state',
    ]),
    streams: gauge('streams', 'Playbacks that run.'),
    orders: gauge('payment_orders_day', 'Payment orders of the last 24 hours.', ['kind', 'purpose', 'state']),
    subscriptions: gauge('subscriptions', 'Subscriptions.', ['state']),
    mails: gauge('mails', 'Mails that are not sent: waiting, or given_up.', ['state']),
    oldestMail: gauge('mails_oldest_seconds', 'For how long the oldest mail waits.'),
    media: gauge('media', 'Media by the state of their packaging.', ['state']),
    pictures: gauge('pictures', 'Pictures by the state of their making.', ['state']),
    live: gauge(
      'live_channels',
      'Channels of a live source: running, waiting for it, or idle without a worker.',
      ['state'],
    ),
    titles: gauge('titles', 'Titles that are shown.'),
    catalogueAge: gauge(
      'catalogue_age_seconds',
      'Since when the catalogue was not compared with the database.',
    ),
    diskFree: gauge('disk_free_bytes', 'Free on the disk of DATA_DIR.'),
    backupAt: gauge('backup_timestamp_seconds', 'When the last backup was taken; 0 where none was.'),
    resting: gauge('resting', '1 while this is a restored copy that rests.'),
  }
}

async function setLocal(gauges: Gauges, { config, db, reports, catalogue }: StateParts): Promise<void> {
  const { open, idle, waiting } = poolState(db)
  for (const [state, count] of Object.entries({ busy: open - idle, idle, waiting }))
    gauges.connections.set({ state }, count)
  const behind = reports.behind()
  gauges.standbyBehind.set(behind === null ? -1 : behind / 1000)
  gauges.titles.set(catalogue.fullIndex().size)
  gauges.catalogueAge.set(catalogue.age() / 1000)
  const disk = await readDisk(config.dataDir).catch(() => null)
  gauges.diskFree.set(disk?.freeBytes ?? 0)
  const backup = lastWhole(await readRuns(config.dataDir), 'backup')
  gauges.backupAt.set(backup?.takenAt ? Date.parse(backup.takenAt) / 1000 : 0)
}

async function setFromDatabase(gauges: Gauges, parts: StateParts): Promise<void> {
  const facts = await inTime(readFacts(parts), ASK_WITHIN_MS)
  gauges.databaseUp.set(facts ? 1 : 0)
  if (!facts) return
  gauges.jobs.reset()
  gauges.oldestJob.reset()
  for (const { queue, state, count, oldestSeconds } of facts.jobs) {
    gauges.jobs.set({ queue, state }, count)
    gauges.oldestJob.set({ queue, state }, oldestSeconds)
  }
  gauges.orders.reset()
  for (const { count, ...labels } of facts.orders) gauges.orders.set(labels, Number(count))
  for (const [gauge, states] of [
    [gauges.subscriptions, facts.subscriptions],
    [gauges.media, facts.media],
    [gauges.pictures, facts.pictures],
    [gauges.live, facts.live],
  ] as const) {
    gauge.reset()
    for (const { state, count } of states) gauge.set({ state }, Number(count))
  }
  gauges.mails.set({ state: 'waiting' }, facts.mails.waiting)
  gauges.mails.set({ state: 'given_up' }, facts.mails.givenUp)
  gauges.oldestMail.set(facts.mails.oldestSeconds)
  gauges.streams.set(facts.streams)
  gauges.resting.set(facts.isResting ? 1 : 0)
}

// One query at a time: a scrape must not take connections from members.
async function readFacts({ db, clock, rest }: StateParts) {
  const now = clock.now()
  return {
    jobs: await queries.countJobs(db),
    mails: await queries.countMails(db, now),
    orders: await queries.countOrders(db, new Date(now.getTime() - DAY_MS)),
    subscriptions: await queries.countSubscriptions(db),
    media: await queries.countMedia(db),
    pictures: await queries.countPictures(db),
    live: await queries.countLiveChannels(db),
    streams: await countRunningStreams(db, now),
    isResting: await rest.isResting(),
  }
}
