/** What the clock does to titles, in whichever worker looks first. */
import type { Platform } from '@quintet/platform/http/app'
import { keepSchedules, type NoteOnTime } from '../ingest/index.ts'
import { remind, type SendReminder } from '../reminders/remind.ts'
import { airAgain } from './air-again.ts'

/** Often enough that a clock that was turned is felt. */
const LOOK_EVERY_MS = 5000

/** Looks again and again until it is stopped; mails are the customer service's, events of the audit log the operator service's. */
export function startEvents(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  { sendReminder, noteOnTime }: { sendReminder: SendReminder; noteOnTime: NoteOnTime },
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = () => {
    running = keepSchedules(platform, noteOnTime)
      .then(() => airAgain(platform))
      .then(() => remind({ ...platform, sendReminder }))
      .catch((error: unknown) => platform.log.error({ err: error }, 'titles not looked after'))
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
