/** The environment of every command: the product's foundation without HTTP, with or without a running server. */
import { type Config, ConfigError, readConfig } from '@quintet/platform/config/config'
import { type Log, openLog } from '@quintet/platform/log/log'
import type { Foundation } from '@quintet/server/foundation'

/** 0: success; 1: failure; 3: some items failed. @spec decisions 7.5, decisions 9.4 */
export const EXIT = { ok: 0, failed: 1, someFailed: 3 } as const

/** An error that an operator understands without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

export type Session = { foundation: Foundation; signal: AbortSignal }

/** The environment of a command that works directly on the database. */
export type Ground = { config: Config; log: Log; signal: AbortSignal }

/**
 * Opens the database, queues and storage, runs `work`, closes everything and exits with the status that `work` returns. Ctrl-C ends it
 * cleanly; a second one ends it at once.
 */
export function runCommand(work: (session: Session) => Promise<number>): Promise<void> {
  return runOnGround(async ({ config, log, signal }) => {
    const { openFoundation } = await import('@quintet/server/foundation')
    const foundation = await openFoundation(config, { log })
    return work({ foundation, signal }).finally(() => foundation.close())
  }, 'Interrupted. Run the same command again to continue.')
}

/** The same without opening anything; prints `interrupted` on Ctrl-C. */
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
  // An open handle must not keep a finished command alive.
  setTimeout(() => process.exit(), 2000).unref()
}

async function attempt(work: (ground: Ground) => Promise<number>, signal: AbortSignal): Promise<number> {
  try {
    // DEV_TOOLS as in script/server: work on a sandbox whose clock was turned uses that clock.
    const config = readConfig({ LOG_LEVEL: 'silent', DEV_TOOLS: 'auto', ...process.env })
    // Results go to standard output, so the log must not.
    return await work({ config, log: openLog(config.logLevel, process.stderr), signal })
  } catch (error) {
    process.stderr.write(`${wordsOf(signal.aborted ? signal.reason : error)}\n`)
    return EXIT.failed
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof ConfigError) return `Settings:\n${error.message}`
  if (!(error instanceof Error)) return String(error)
  // These errors carry a sentence for the operator; for all others the stack trace matters.
  return ['CommandError', 'LibraryError', 'FeedError', 'DatabaseStartError', 'BackupError'].includes(
    error.name,
  )
    ? error.message
    : (error.stack ?? error.message)
}

/** A time of an answer in lines for people, with its zone: `2026-11-24 15:30:00Z`. */
export function shownTime(at: string): string {
  return `${at.slice(0, 19).replace('T', ' ')}Z`
}

/** An amount of money in lines for people: `14.99`. */
export function shownAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Writes a result: JSON for programs, lines for people. */
export function answer(isJson: boolean, value: unknown, lines: readonly string[]): void {
  process.stdout.write(isJson ? `${JSON.stringify(value, null, 2)}\n` : `${lines.join('\n')}\n`)
}
