import type { ScheduleEntry } from '../../api/schedule.queries.ts'
import { useTimeZone } from '../../shell/use-now.ts'
import { formatMoment } from '../../texts/format.ts'
import { guideTexts } from '../../texts/guide.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'

export type Airing = {
  isNow: boolean
  /** Its end if it is on air, otherwise its start, in words. */
  time: string
  /** How much of it is over, 0 to 1. */
  share: number
}

/** Where an entry of a channel's programme stands at `now`. */
export function useAiring({ startsAt, endsAt }: ScheduleEntry, now: string): Airing {
  const texts = useTexts()
  const words = useTextsOf(guideTexts)
  const timeZone = useTimeZone()
  const clock = (time: string) => formatMoment(time, time, timeZone, texts)
  const isNow = startsAt <= now
  const from = Date.parse(startsAt)
  const share = (Date.parse(now) - from) / (Date.parse(endsAt) - from)
  return {
    isNow,
    time: isNow ? words.until(clock(endsAt)) : clock(startsAt),
    share: Math.min(1, Math.max(0, share)),
  }
}
