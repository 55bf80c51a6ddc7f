/** The sandbox's clock in the console. @spec decisions 13.31 */
import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { Reason } from './fields.ts'

const ADVANCE_MAX_SECONDS = 10 * 366 * 24 * 60 * 60

export const SandboxClock = z.object({
  now: z.iso.datetime().describe('What time it is here.'),
  realNow: z.iso.datetime(),
  aheadSeconds: z.int().describe('Below zero: behind.'),
  refusal: z
    .enum(['payments', 'tools'])
    .nullable()
    .describe('Why it is not turned here: a real provider keeps its own time, or no DEV_TOOLS; null: it is.'),
})
export type SandboxClock = z.infer<typeof SandboxClock>

export const readClock = defineRoute({
  id: 'operatorReadClock',
  service: 'operator',
  method: 'GET',
  path: '/operator/clock',
  access: 'operator:house',
  summary: 'What time it is here, and really.',
  answer: SandboxClock,
})

export const turnClock = defineRoute({
  id: 'operatorTurnClock',
  service: 'operator',
  method: 'POST',
  path: '/operator/clock',
  access: 'operator:house',
  summary: 'Turns the time that everything here goes by; whoever turns it stays logged in.',
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
