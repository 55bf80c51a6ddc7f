/** Reminders before an event starts. @spec decisions 12.4 */
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { z } from 'zod'
import { ContentId } from './fields.ts'
import { defineRoute } from './route.ts'

export const Reminder = z.object({
  contentId: ContentId,
  vertical: z.enum(VERTICALS),
  title: z.string(),
  startsAt: z.iso.datetime(),
})
export type Reminder = z.infer<typeof Reminder>

/** Soonest first. */
const Reminders = z.array(Reminder)
const member = { service: 'content', access: 'member', answer: Reminders } as const
const params = z.object({ contentId: ContentId })

export const listReminders = defineRoute({
  ...member,
  id: 'listReminders',
  method: 'GET',
  path: '/user/reminders',
  summary: 'Lists the reminders of this profile for events that have not started yet, the next first.',
})

export const addReminder = defineRoute({
  ...member,
  id: 'addReminder',
  method: 'POST',
  path: '/user/reminders/:contentId',
  summary:
    'Reminds this profile before an announced event starts, by mail and in the app; returns all reminders.',
  params,
  problems: ['unknown_content', 'not_announced', 'too_many_reminders'],
})

export const removeReminder = defineRoute({
  ...member,
  id: 'removeReminder',
  method: 'DELETE',
  path: '/user/reminders/:contentId',
  summary: 'Removes a reminder and returns those that remain. Removing a missing reminder succeeds too.',
  params,
})
