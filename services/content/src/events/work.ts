/** What the clock does to events, in whichever worker looks first. */
import type { Platform } from '@quintet/platform/http/app'
import { remind, type SendReminder } from '../reminders/remind.ts'
import { airAgain } from './air-again.ts'

/** Often enough that a clock that was turned is felt. */
const LOOK_EVERY_MS = 5000

/** Looks again and again until it is stopped; `sendReminder` is the customer service's. */
export function startEvents(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  sendReminder: SendReminder,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = () => {
    running = airAgain(platform)
      .then(() => remind({ ...platform, sendReminder }))
      .catch((error: unknown) => platform.log.error({ err: error }, 'events not looked after'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS)
      })
  }
  look()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
