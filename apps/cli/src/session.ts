/** What every command runs in: the product's foundation without HTTP, beside a running server or alone. */
import { type Config, ConfigError, readConfig } from '@quintet/platform/config/config'
import { type Log, openLog } from '@quintet/platform/log/log'
import type { Foundation } from '@quintet/server/foundation'

/** 0: all went well; 1: it could not be done; 3: some items failed. @spec decisions 7.5, decisions 9.4 */
export const EXIT = { ok: 0, failed: 1, someFailed: 3 } as const

/** A reason to end that an operator understands without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

export type Session = { foundation: Foundation; signal: AbortSignal }

/** What a command has that works on the database as it lies there. */
export type Ground = { config: Config; log: Log; signal: AbortSignal }

/**
 * Opens database, queues and storage, runs `work`, closes everything and ends the process with the status that `work`
 * gives. Ctrl-C ends in order; a second one at once.
 */
export function runCommand(work: (session: Session) => Promise<number>): Promise<void> {
  return runOnGround(async ({ config, log, signal }) => {
    const { openFoundation } = await import('@quintet/server/foundation')
    const foundation = await openFoundation(config, { log })
    return work({ foundation, signal }).finally(() => foundation.close())
  }, 'Interrupted. The same command goes on from here.')
}

/** The same without opening anything; `interrupted` is said on Ctrl-C. */
export async function runOnGround(
  work: (ground: Ground) => Promise<number>,
  interrupted = 'Interrupted. Nothing is left behind.',
): Promise<void> {
  const interruption = new AbortController()
  const onSignal = (): void => {
    if (interruption.signal.aborted) process.exit(EXIT.failed)
    interruption.abort(new CommandError(interrupted))
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  process.exitCode = await attempt(work, interruption.signal)
  // Whatever still holds a handle must not keep a command alive that is done.
  setTimeout(() => process.exit(), 2000).unref()
}

async function attempt(work: (ground: Ground) => Promise<number>, signal: AbortSignal): Promise<number> {
  try {
    // As script/server has it: what is done beside a sandbox whose clock was turned goes by that clock.
    const asServed = process.env['STRIPE_SECRET_KEY'] === undefined ? { DEV_TOOLS: 'auto' } : {}
    const config = readConfig({ LOG_LEVEL: 'silent', ...asServed, ...process.env })
    // Answers go to standard output, so the log must not.
    return await work({ config, log: openLog(config.logLevel, process.stderr), signal })
  } catch (error) {
    process.stderr.write(`${wordsOf(signal.aborted ? signal.reason : error)}\n`)
    return EXIT.failed
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof ConfigError) return `Settings:\n${error.message}`
  if (!(error instanceof Error)) return String(error)
  // Known reasons are sentences for the operator; of the others the place matters.
  return ['CommandError', 'LibraryError', 'FeedError', 'DatabaseStartError', 'BackupError'].includes(
    error.name,
  )
    ? error.message
    : (error.stack ?? error.message)
}

/** Writes an answer: JSON for programs, lines for people. */
export function answer(isJson: boolean, value: unknown, lines: readonly string[]): void {
  process.stdout.write(isJson ? `${JSON.stringify(value, null, 2)}\n` : `${lines.join('\n')}\n`)
}
