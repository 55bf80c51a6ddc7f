/** Starts the product and shuts it down cleanly. */
import { hasLiveSources } from '@quintet/media/live'
import { beginWatch } from '@quintet/platform/backup/kept-backups'
import { type OpenBrand, openBrand } from '@quintet/platform/brand/brand'
import { legalVersions } from '@quintet/platform/brand/legal/legal-texts'
import { systemClock } from '@quintet/platform/clock/clock'
import { type Config, ConfigError, readConfig } from '@quintet/platform/config/config'
import type { Role } from '@quintet/platform/config/settings'
import { DatabaseStartError } from '@quintet/platform/db/embedded'
import { type Log, openLog } from '@quintet/platform/log/log'
import { startEventDelivery } from '@quintet/payments/sandbox/events'
import type { Product } from './compose.ts'
import { endInTime } from './ending.ts'
import { giveUpRoot } from './give-up-root.ts'
import { answerTo } from './options.ts'
import { refuseUnsafeStart } from './production.ts'
import { type Foundation, openFoundation } from './foundation.ts'
import { startOnceAwake } from './once-awake.ts'
import type { Stoppable } from './stoppable.ts'

// npm forwards Ctrl-C to a process that already received it from the terminal, so only a later one means "at once".
const IMPATIENT_AFTER_MS = 1500

async function main(): Promise<void> {
  const answer = answerTo(process.argv.slice(2))
  if (answer) {
    const to = answer.status === 0 ? process.stdout : process.stderr
    to.write(`${answer.text}\n`)
    process.exitCode = answer.status
    return
  }
  const config = readConfig(process.env)
  const { isRoot } = giveUpRoot({ dataDir: config.dataDir, code: import.meta.dirname })
  const brand = await openBrand(config.brandDir)
  refuseUnsafeStart({ config, company: brand.company })
  const log = openLog(config.logLevel)
  // Reading also checks the texts, so a faulty one stops the start before anything is touched.
  log.info({ versions: legalVersions(brand.legal, systemClock.now()) }, 'legal texts loaded')
  if (isRoot)
    log.warn(
      {},
      'running as root; give DATA_DIR to an unprivileged user and the server switches to that user',
    )
  const running = start(config, { log, brand })
  // Installed before the start completes, so that Ctrl-C during it leaves nothing running either.
  const isEnding = endOnSignal(running, log)
  try {
    const { address } = await running
    if (!isEnding()) process.stderr.write(`\n${greeting(config, address)}\n\n`)
  } catch (error) {
    // The signal ended a program for which the start was waiting.
    if (!isEnding()) throw error
  }
}

function greeting({ publicOrigin, hasDemo }: Config, address: string): string {
  const origin = publicOrigin ?? address
  const hint = `Its console: ${origin}/operator, once npx quintet operator add EMAIL --role owner has let you in`
  return [`Quintet runs at ${origin}`, ...(hasDemo ? [hint] : [])].join('\n')
}

type Running = { address: string; close(): Promise<void> }

async function start(config: Config, { log, brand }: { log: Log; brand: OpenBrand }): Promise<Running> {
  // Must precede everything that would be traced.
  const endTracing = await startTracing(config, log)
  const foundation = await openFoundation(config, { log, brand })
  let live: Stoppable | null = null
  try {
    const plays = (role: Role) => config.roles.includes(role)
    if (plays('worker') && (await hasLiveSources(foundation.db)))
      live = await startOnceAwake(foundation, () => startLive(foundation))
    const { composeProduct } = await import('./compose.ts')
    const product = await composeProduct(foundation)
    await beginWatch(config.dataDir, foundation.clock.now())
    const address = await product.listen()
    if (await foundation.rest.isResting())
      log.warn({}, 'restored copy: no mail, payments or background work until you run "quintet resume"')
    const work = plays('worker') ? await startOnceAwake(foundation, () => startWork(foundation)) : null
    if (plays('worker')) live ??= await startOnceAwake(foundation, () => startLive(foundation))
    else if (plays('content')) live = await startOnceAwake(foundation, () => startStandIn(foundation))
    const events = plays('customer')
      ? await startOnceAwake(foundation, async () => startSandboxEvents(foundation, product))
      : null
    return {
      address,
      async close() {
        await events?.stop()
        await product.close()
        await Promise.all([work?.stop(), live?.stop()])
        await foundation.close()
        await endTracing()
      },
    }
  } catch (error) {
    // Reports what failed first.
    await Promise.allSettled([live?.stop()])
    await foundation.close()
    throw error
  }
}

// Not loaded if tracing is off.
async function startTracing({ tracing }: Config, log: Log): Promise<() => Promise<void>> {
  if (!tracing) return async () => {}
  const { traceTo } = await import('@quintet/platform/tracing/collector')
  return traceTo(tracing, log)
}

// Before everything else where there are live channels: the viewers of a worker that was killed are waiting for this process.
async function startLive(foundation: Foundation) {
  const { workLive } = await import('@quintet/media')
  const work = workLive({ ...foundation, live: foundation.config.live })
  await work.settled
  return work
}

async function startStandIn(foundation: Foundation) {
  const { standInForWorkers } = await import('@quintet/media')
  return standInForWorkers({ ...foundation, windowHours: foundation.config.live.windowHours })
}

// Loaded once pages are served, and not at all without the worker role.
async function startWork(foundation: Foundation) {
  const work = await import('./work.ts')
  return work.startWork(foundation)
}

// The sandbox acts as the provider, so its events arrive through the public webhook, too.
function startSandboxEvents({ db, clock, sandbox, log }: Foundation, { app }: Product) {
  if (!sandbox) return { stop: async () => {} }
  const post = async (payload: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await app.inject({ method: 'POST', url: '/api/payments/events', payload, headers })
    return answer.statusCode
  }
  return startEventDelivery({ db, clock, ...sandbox, post }, log)
}

/** Shuts the product down on a signal, even during the start. Returns a function that tells whether a signal has arrived. */
function endOnSignal(running: Promise<Running>, log: Log): () => boolean {
  let endingSince: number | null = null
  const end = (signal: string): void => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > IMPATIENT_AFTER_MS) process.exit(1)
      return
    }
    endingSince = performance.now()
    log.info({ signal }, 'shutting down')
    const closing = running.then(
      (product) => product.close(),
      () => {},
    )
    void endInTime(closing, log).then((status) => process.exit(status))
  }
  // SIGHUP arrives when the terminal is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  return () => endingSince !== null
}

// A closed terminal accepts no more lines; the product still shuts down cleanly.
process.stderr.on('error', () => {})
main().catch((error: unknown) => {
  process.stderr.write(`${whyNot(error)}\n`)
  process.exit(1)
})

function whyNot(error: unknown): string {
  if (error instanceof ConfigError) return `Settings:\n${error.message}`
  // An environment problem whose message names the remedy; anything else is our bug, shown with its stack trace.
  if (error instanceof DatabaseStartError) return error.message
  return String(error instanceof Error ? error.stack : error)
}
