/** The sandbox clock in the console. @spec decisions 13.31 */
import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { Reason } from './fields.ts'

const ADVANCE_MAX_SECONDS = 10 * 366 * 24 * 60 * 60

export const SandboxClock = z.object({
  now: z.iso.datetime().describe('Current time in this installation.'),
  realNow: z.iso.datetime(),
  aheadSeconds: z.int().describe('Seconds ahead of real time; negative if behind.'),
  refusal: z
    .enum(['payments', 'tools'])
    .nullable()
    .describe(
      'Why the clock cannot be changed here: a real provider keeps its own time, or DEV_TOOLS is not set. Null if it can be changed.',
    ),
})
export type SandboxClock = z.infer<typeof SandboxClock>

/** In display order. */
export const COMING_KINDS = [
  'first_charges',
  'renewals',
  'retries',
  'notices',
  'pauses',
  'ends',
  'unpaid',
  'rentals',
  'reminders',
  'late_reminders',
  'published',
  'withdrawn',
] as const
export type ComingKind = (typeof COMING_KINDS)[number]

export const ComingLine = z.object({
  kind: z
    .enum(COMING_KINDS)
    .describe(
      '`notices`: mails before a charge. `late_reminders`: reminders of events that will already have begun, so they are not sent.',
    ),
  count: z.int().positive(),
  sums: z.array(z.object({ currency: z.string(), cents: z.int() })).describe('Amounts charged.'),
})
export type ComingLine = z.infer<typeof ComingLine>

export const readComing = defineRoute({
  id: 'operatorReadComing',
  service: 'operator',
  method: 'GET',
  path: '/operator/clock/coming',
  access: 'operator:house',
  summary:
    'Lists what falls due between now and a given time, if nobody does anything and every charge succeeds.',
  query: z.strictObject({ to: z.iso.datetime({ offset: true }) }),
  answer: z.array(ComingLine).describe('Empty if the time is in the past.'),
  problems: ['clock_not_turned'],
})

export const readClock = defineRoute({
  id: 'operatorReadClock',
  service: 'operator',
  method: 'GET',
  path: '/operator/clock',
  access: 'operator:house',
  summary: 'Returns the time in this installation and the real time.',
  answer: SandboxClock,
})

export const turnClock = defineRoute({
  id: 'operatorTurnClock',
  service: 'operator',
  method: 'POST',
  path: '/operator/clock',
  access: 'operator:house',
  summary: 'Sets the time that everything here goes by; the operator who sets it stays logged in.',
  body: z.strictObject({
    turn: z.union([
      z.strictObject({ advanceSeconds: z.int().min(1).max(ADVANCE_MAX_SECONDS) }),
      z.strictObject({ to: z.iso.datetime({ offset: true }) }),
      z.strictObject({ isReset: z.literal(true) }),
    ]),
    reason: Reason,
  }),
  answer: SandboxClock,
  problems: ['clock_not_turned'],
})
