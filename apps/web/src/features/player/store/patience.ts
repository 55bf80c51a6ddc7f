import { isProblem } from '../../../api/call.ts'

const ASKED_AT_MOST = 5

/**
 * Calls the service, and retries after the time it names: at a kick-off many press Play at once. Throws any other error, and the busy error
 * if it persists or the result is no longer wanted. @spec security 4.8
 */
export async function patiently<T>(ask: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (let asked = 1; ; asked++)
    try {
      return await ask()
    } catch (error) {
      if (!isProblem(error, 'overloaded') || asked === ASKED_AT_MOST) throw error
      await new Promise((resolve) => setTimeout(resolve, error.details.retryAfter * 1000))
      if (!isWanted()) throw error
    }
}
