/** What `quintet doctor` looks at, and what it says of it. @spec decisions 14.3 */
import type { Config } from '@quintet/platform/config/config'
import type { Brand } from '@quintet/contracts/brand'
import type { Finding } from '@quintet/contracts/operator/settings'
import type { Log } from '@quintet/platform/log/log'

export type Patient = {
  config: Config
  brand: Brand
  log: Log
  now: Date
  /** Who gets a mail, to see that it arrives; null: nobody. */
  mailTo: string | null
}

export type Check = (patient: Patient) => Promise<Finding | Finding[]>

const WITHIN_MS = 10_000

/** For everything that waits for another machine. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(WITHIN_MS)
}

export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return cause instanceof Error ? `${message}: ${wordsOf(cause)}` : `${message || error.name}${code}`
}
