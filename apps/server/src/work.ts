/** Background work of the role `worker`: media jobs, and the demo catalogue of a first start. */
import type { Foundation } from './foundation.ts'

export type Work = { stop(): Promise<void> }

/** Starts working the queues in this process. */
export async function startWork(_foundation: Foundation): Promise<Work> {
  return { stop: async () => {} }
}
