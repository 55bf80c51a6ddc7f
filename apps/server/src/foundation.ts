/** The basis of every way to run the product: database, queues, storage, clock and log. */
import { mkdir } from 'node:fs/promises'
import { hideFromTools } from '@quintet/media-files/tools/confine'
import { type OpenBrand, openBrand } from '@quintet/platform/brand/brand'
import { type Clock, systemClock } from '@quintet/platform/clock/clock'
import { type FollowedClock, followClock } from '@quintet/platform/clock/turned-clock'
import type { Config } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import { openMigratedDatabase } from '@quintet/platform/db/open'
import { openReports, type Reports } from '@quintet/platform/db/standby'
import type { Platform } from '@quintet/platform/http/app'
import { type Jobs, openJobs } from '@quintet/platform/jobs/jobs'
import type { Log } from '@quintet/platform/log/log'
import { type Mailer, openMailer } from '@quintet/platform/mail/mailer'
import { type OpenPayments, openPayments } from '@quintet/payments/open'
import { resting } from '@quintet/payments/resting'
import { tracing } from '@quintet/payments/traced'
import { openRest, type Rest } from '@quintet/platform/rest/rest'
import { openStorage } from '@quintet/platform/storage/open'
import type { Storage } from '@quintet/platform/storage/storage'
import { DemoProgress } from './demo-progress.ts'
import { Serving } from './serving.ts'

export type Foundation = Platform &
  OpenPayments & {
    databaseUrl: string
    reports: Reports
    jobs: Jobs
    storage: Storage
    mail: Mailer
    demoProgress: DemoProgress
    serving: Serving
    rest: Rest
    /** The adjustable clock, if the console and commands may shift it. */
    followed: FollowedClock | null
    /** Closes everything in reverse order; nothing is left running. */
    close(): Promise<void>
  }

/** Opens everything below the services, and migrates the database. */
export async function openFoundation(
  config: Config,
  { log, clock: given, brand: opened }: { log: Log; clock?: Clock; brand?: OpenBrand },
): Promise<Foundation> {
  const closers: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  const brand = opened ?? (await openBrand(config.brandDir))
  // With an external database and external media nothing else creates it.
  await mkdir(config.dataDir, { recursive: true })
  // It contains the database and the secrets, and may be among the system's programs.
  await hideFromTools(config.dataDir)
  try {
    const { db, url: databaseUrl, close: closeDatabase } = await openMigratedDatabase(config, log)
    closers.push(closeDatabase)
    const reports = await openReports(db, config.databaseReadUrl, log)
    closers.push(() => reports.close())
    const followed = given ? null : await followTurned(config, { db, log, closers })
    const clock = given ?? followed?.clock ?? systemClock
    const jobs = await openJobs(databaseUrl, log)
    closers.push(() => jobs.stop())
    const rest = openRest(db)
    const { payments, sandbox } = openPayments(config, db, clock)
    return {
      config,
      brand,
      db,
      clock,
      log,
      databaseUrl,
      reports,
      jobs,
      storage: await openStorage(config),
      mail: openMailer(config),
      payments: resting(tracing(payments), () => rest.isResting()),
      sandbox,
      demoProgress: new DemoProgress(),
      serving: new Serving(),
      rest,
      followed,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

// In development the clock can be shifted, except with Stripe, which keeps its own time. @spec decisions 7.6
async function followTurned(
  { hasDevTools, stripe }: Config,
  { db, log, closers }: { db: Database; log: Log; closers: (() => Promise<void>)[] },
): Promise<FollowedClock | null> {
  if (!hasDevTools || stripe) return null
  const followed = await followClock(db, log)
  closers.push(() => followed.stop())
  return followed
}
