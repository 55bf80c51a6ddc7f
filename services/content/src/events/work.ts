/** What time does to titles, in whichever worker runs first. */
import type { Platform } from '@quintet/platform/http/app'
import { repeat } from '@quintet/platform/jobs/repeat'
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
  const work = async (stopped: AbortSignal) => {
    await keepSchedules(platform, noteOnTime)
    await airAgain(platform)
    await remind({ ...platform, sendReminder }, stopped)
  }
  return repeat(work, {
    pauseMs: LOOK_EVERY_MS,
    log: platform.log,
    failure: 'scheduled work on titles failed',
  })
}
