import { getSchedule, getScheduleCalendar, type ScheduleQuery } from '@quintet/contracts/schedule'
import { itemAddress } from '@quintet/domain/catalogue/categories'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { SCHEDULE_DAYS } from '@quintet/domain/live/schedule'
import type { App, Platform } from '@quintet/platform/http/app'
import { pageOrigin } from '@quintet/platform/http/origins'
import { serve } from '@quintet/platform/http/serve'
import { answersOf } from '../browsing/answers.ts'
import type { Asking } from '../browsing/asking.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { toCalendar } from './calendar.ts'
import { broadcastsBetween, type ScheduleChoices, type ScheduleParts, toEntry } from './service.ts'

export function scheduleRoutes(app: App, platform: Platform, parts: ScheduleParts): void {
  const { asking } = answersOf(platform, parts.catalogue)
  const entriesFor = async (ask: Asking, query: ScheduleQuery, choices: ScheduleChoices) => {
    const index = titlesFor(parts.catalogue, ask.viewer)
    const broadcasts = await broadcastsBetween(parts, query, ask, choices)
    return broadcasts.map((broadcast) => ({ broadcast, entry: toEntry(broadcast, index, ask) }))
  }

  serve(app, platform, getSchedule, async ({ viewer, language, query }) => {
    const choices = { mayEndEarly: query.to === undefined }
    const found = await entriesFor(await asking(viewer, language, 'visitor'), query, choices)
    return found.map(({ entry }) => entry)
  })

  serve(app, platform, getScheduleCalendar, async ({ viewer, language, query, request }) => {
    const ask = await asking(viewer, language, 'visitor')
    const from = query.from ?? ask.now.toISOString()
    const to = query.to ?? new Date(Date.parse(from) + SCHEDULE_DAYS * DAY_MS).toISOString()
    const origin = pageOrigin(platform.config, request)
    // Songs are of no use in a calendar.
    const choices = { isWithoutSongs: true, mayEndEarly: query.to === undefined }
    const found = await entriesFor(ask, { ...query, from, to }, choices)
    const entries = found.map(({ broadcast: { channel }, entry }) => ({
      ...entry,
      channelName: channel?.names[language],
    }))
    const text = toCalendar(entries, {
      name: platform.brand.name,
      host: new URL(origin).host,
      now: ask.now,
      addressOf: ({ vertical, contentId }) => origin + itemAddress(vertical, contentId),
    })
    return Buffer.from(text)
  })
}
