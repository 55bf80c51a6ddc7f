/** Limits how long a process may take to shut down. @spec decisions 14.15 */
import type { Log } from '@quintet/platform/log/log'

/** Stuck work is then abandoned; nothing that was acknowledged is lost. */
const END_WITHIN_MS = 30_000

/** Returns the exit status: 0 once `closing` is done, 1 if it fails or takes longer than `withinMs`. */
export async function endInTime(
  closing: Promise<void>,
  log: Pick<Log, 'error'>,
  withinMs = END_WITHIN_MS,
): Promise<0 | 1> {
  const { promise: isLate, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), withinMs)
  try {
    if ((await Promise.race([closing, isLate])) !== 'late') return 0
    log.error({}, 'shutdown timed out')
  } catch (error) {
    log.error({ err: error }, 'shutdown failed')
  } finally {
    clearTimeout(timer)
  }
  return 1
}
