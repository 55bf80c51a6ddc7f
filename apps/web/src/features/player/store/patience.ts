import { isProblem } from '../../../api/call.ts'

const ASKED_AT_MOST = 5

/**
 * Asks, and asks again when the service said to come back: at a kick-off many press Play at once. Throws what else it answers, and
 * that it is busy where it still is or nobody wants it any more. @spec security 4.8
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
