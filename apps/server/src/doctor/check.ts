/** The checks of `quintet doctor`, and what they report. @spec decisions 14.3 */
import type { Config } from '@quintet/platform/config/config'
import type { Brand } from '@quintet/contracts/brand'
import type { Finding } from '@quintet/contracts/operator/settings'
import type { Log } from '@quintet/platform/log/log'

export type Patient = {
  config: Config
  brand: Brand
  log: Log
  now: Date
  /** The recipient of a test mail; null: none is sent. */
  mailTo: string | null
}

export type Check = (patient: Patient) => Promise<Finding | Finding[]>

const WITHIN_MS = 10_000

/** The time limit of every check that waits for another machine. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(WITHIN_MS)
}

/** Formats a time such as 2026-11-28T15:20Z. */
export function toMinute(time: Date): string {
  return time.toISOString().replace(/:\d\d\.\d+Z$/, 'Z')
}

export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return cause instanceof Error ? `${message}: ${wordsOf(cause)}` : `${message || error.name}${code}`
}
