/** Starts the product and ends it in order. */
import { ConfigError, readConfig } from '@quintet/platform/config/config'
import { openLog } from '@quintet/platform/log/log'
import { composeProduct } from './compose.ts'
import { openFoundation } from './foundation.ts'
import { startWork } from './work.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const foundation = await openFoundation(config, { log })
  const product = await composeProduct(foundation)
  const work = config.roles.includes('worker') ? await startWork(foundation) : null
  const address = await product.listen()
  process.stderr.write(`\nQuintet runs at ${config.publicOrigin ?? address}\n\n`)

  let isEnding = false
  const end = (signal: string): void => {
    // A second Ctrl-C is for whoever cannot wait.
    if (isEnding) process.exit(1)
    isEnding = true
    log.info({ signal }, 'ending')
    void (async () => {
      await product.close()
      await work?.stop()
      await foundation.close()
      process.exit(0)
    })().catch((error: unknown) => {
      log.error({ err: error }, 'did not end in order')
      process.exit(1)
    })
  }
  process.on('SIGINT', () => end('SIGINT'))
  process.on('SIGTERM', () => end('SIGTERM'))
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? `Settings:\n${error.message}` : String(error instanceof Error ? error.stack : error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
