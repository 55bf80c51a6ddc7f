/** Starts the product and ends it in order. */
import { type Config, ConfigError, readConfig } from '@quintet/platform/config/config'
import { type Log, openLog } from '@quintet/platform/log/log'
import { composeProduct } from './compose.ts'
import { openFoundation } from './foundation.ts'
import { startWork } from './work.ts'

// npm passes Ctrl-C on to a process that the terminal told already: only a later one is meant as "at once".
const IMPATIENT_AFTER_MS = 1500

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const running = start(config, log)
  // Before it has started, so that Ctrl-C during the start leaves nothing running either.
  endOnSignal(running, log)
  const { address } = await running
  process.stderr.write(`\nQuintet runs at ${config.publicOrigin ?? address}\n\n`)
}

type Running = { address: string; close(): Promise<void> }

async function start(config: Config, log: Log): Promise<Running> {
  const foundation = await openFoundation(config, { log })
  try {
    const product = await composeProduct(foundation)
    const work = config.roles.includes('worker') ? await startWork(foundation) : null
    const address = await product.listen()
    return {
      address,
      async close() {
        await product.close()
        await work?.stop()
        await foundation.close()
      },
    }
  } catch (error) {
    await foundation.close()
    throw error
  }
}

function endOnSignal(running: Promise<Running>, log: Log): void {
  let endingSince: number | null = null
  const end = (signal: string): void => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > IMPATIENT_AFTER_MS) process.exit(1)
      return
    }
    endingSince = performance.now()
    log.info({ signal }, 'ending')
    running
      .then((product) => product.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not end in order')
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', () => end('SIGINT'))
  process.on('SIGTERM', () => end('SIGTERM'))
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? `Settings:\n${error.message}`
      : String(error instanceof Error ? error.stack : error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
