/** What time does to titles, in whichever worker runs first. */
import type { Platform } from '@quintet/platform/http/app'
import { keepSchedules, type NoteOnTime } from '../ingest/index.ts'
import { remind, type SendReminder } from '../reminders/remind.ts'
import { airAgain } from './air-again.ts'

/** Often enough to notice soon when the clock was set. */
const LOOK_EVERY_MS = 5000

/** Runs repeatedly until stopped; emails belong to the customer service, audit log events to the operator service. */
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
      .catch((error: unknown) => platform.log.error({ err: error }, 'scheduled work on titles failed'))
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
