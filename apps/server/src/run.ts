/** Starts the product and ends it in order. */
import { beginWatch } from '@quintet/platform/backup/kept-backups'
import { type OpenBrand, openBrand } from '@quintet/platform/brand/brand'
import { legalVersions } from '@quintet/platform/brand/legal/legal-texts'
import { systemClock } from '@quintet/platform/clock/clock'
import { type Config, ConfigError, readConfig } from '@quintet/platform/config/config'
import type { Role } from '@quintet/platform/config/settings'
import { DatabaseStartError } from '@quintet/platform/db/embedded'
import { type Log, openLog } from '@quintet/platform/log/log'
import { startEventDelivery } from '@quintet/payments/sandbox/events'
import { composeProduct, type Product } from './compose.ts'
import { endInTime } from './ending.ts'
import { giveUpRoot } from './give-up-root.ts'
import { answerTo } from './options.ts'
import { refuseUnsafeStart } from './production.ts'
import { type Foundation, openFoundation } from './foundation.ts'
import { startOnceAwake } from './once-awake.ts'

// npm passes Ctrl-C on to a process that the terminal told already: only a later one is meant as "at once".
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
  // Read here, since they are checked when they are read: a faulty text stops the start before anything is touched.
  log.info({ versions: legalVersions(brand.legal, systemClock.now()) }, 'legal texts')
  if (isRoot)
    log.warn({}, 'running as root; give DATA_DIR to an ordinary user, and the server goes on as that one')
  const running = start(config, { log, brand })
  // Before it has started, so that Ctrl-C during the start leaves nothing running either.
  const isEnding = endOnSignal(running, log)
  try {
    const { address } = await running
    if (!isEnding()) process.stderr.write(`\n${greeting(config, address)}\n\n`)
  } catch (error) {
    // The signal ended a program that the start was waiting for.
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
  // Before anything opens that would be traced.
  const endTracing = await startTracing(config, log)
  const foundation = await openFoundation(config, { log, brand })
  try {
    const product = await composeProduct(foundation)
    await beginWatch(config.dataDir, foundation.clock.now())
    const address = await product.listen()
    if (await foundation.rest.isResting())
      log.warn({}, 'a restored copy: no mail, no money, no background work until "quintet resume"')
    const plays = (role: Role) => config.roles.includes(role)
    const work = plays('worker') ? await startOnceAwake(foundation, () => startWork(foundation)) : null
    const events = plays('customer')
      ? await startOnceAwake(foundation, async () => startSandboxEvents(foundation, product))
      : null
    return {
      address,
      async close() {
        await events?.stop()
        await product.close()
        await work?.stop()
        await foundation.close()
        await endTracing()
      },
    }
  } catch (error) {
    await foundation.close()
    throw error
  }
}

// Not loaded where nobody traces.
async function startTracing({ tracing }: Config, log: Log): Promise<() => Promise<void>> {
  if (!tracing) return async () => {}
  const { traceTo } = await import('@quintet/platform/tracing/collector')
  return traceTo(tracing, log)
}

// Loaded once pages are served, and not at all where no work is done.
async function startWork(foundation: Foundation) {
  const work = await import('./work.ts')
  return work.startWork(foundation)
}

// The sandbox is the provider here, so its events come in by the front door, too.
function startSandboxEvents({ db, clock, sandbox, log }: Foundation, { app }: Product) {
  if (!sandbox) return { stop: async () => {} }
  const post = async (payload: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await app.inject({ method: 'POST', url: '/api/payments/events', payload, headers })
    return answer.statusCode
  }
  return startEventDelivery({ db, clock, ...sandbox, post }, log)
}

/** Ends the product on a signal, also one that comes while it starts. Answers whether one came. */
function endOnSignal(running: Promise<Running>, log: Log): () => boolean {
  let endingSince: number | null = null
  const end = (signal: string): void => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > IMPATIENT_AFTER_MS) process.exit(1)
      return
    }
    endingSince = performance.now()
    log.info({ signal }, 'ending')
    const closing = running.then(
      (product) => product.close(),
      () => {},
    )
    void endInTime(closing, log).then((status) => process.exit(status))
  }
  // SIGHUP comes when the terminal is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  return () => endingSince !== null
}

// A closed terminal takes no more lines; the product still ends in order.
process.stderr.on('error', () => {})
main().catch((error: unknown) => {
  process.stderr.write(`${whyNot(error)}\n`)
  process.exit(1)
})

function whyNot(error: unknown): string {
  if (error instanceof ConfigError) return `Settings:\n${error.message}`
  // A fault of the place, whose text says what to do; anything else is one of ours and shows where.
  if (error instanceof DatabaseStartError) return error.message
  return String(error instanceof Error ? error.stack : error)
}
