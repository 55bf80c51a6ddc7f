/** The schedule of channels and announced matches. @spec decisions 12.3 */
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { SCHEDULE_DAYS } from '@quintet/domain/live/schedule'
import { z } from 'zod'
import { Category } from './content.ts'
import { ContentId } from './fields.ts'
import { defineRoute } from './route.ts'

export const ScheduleEntry = z.object({
  /** The title that plays, or the match. */
  contentId: ContentId,
  /** The channel it plays on; a match has its own stream. */
  channelId: ContentId.optional(),
  title: z.string(),
  /** What the title belongs to: its series, album or artist. */
  byline: z.string().optional(),
  /** The album of a song. */
  albumId: ContentId.optional(),
  vertical: z.enum(VERTICALS),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

export const ScheduleQuery = z.object({
  /** Defaults to now. */
  from: z.iso.datetime({ offset: true }).optional(),
  /** Defaults to a day later. */
  to: z.iso.datetime({ offset: true }).optional(),
  /** Category of channels and matches. */
  category: Category.optional(),
  channelId: ContentId.optional(),
  lang: z.enum(LANGUAGES).optional(),
})
export type ScheduleQuery = z.infer<typeof ScheduleQuery>

export const getSchedule = defineRoute({
  id: 'getSchedule',
  service: 'content',
  method: 'GET',
  path: '/schedule',
  access: 'anyone',
  summary: `Returns what channels play and which matches are announced, by start time, up to ${SCHEDULE_DAYS} days ahead.`,
  query: ScheduleQuery,
  answer: z.array(ScheduleEntry),
  problems: ['unknown_content'],
})

export const getScheduleCalendar = defineRoute({
  id: 'getScheduleCalendar',
  service: 'content',
  method: 'GET',
  path: '/schedule.ics',
  access: 'anyone',
  summary:
    'Returns the schedule as a calendar, without songs and results; covers the next days unless a time is given.',
  query: ScheduleQuery,
  answer: z.instanceof(Uint8Array),
  media: 'text/calendar',
  problems: ['unknown_content'],
})
