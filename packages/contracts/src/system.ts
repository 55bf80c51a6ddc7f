/** Requests by operators and developers about the process itself. */
import { EVENT_FAULTS, REQUEST_FAULTS } from '@quintet/domain/money/payment-faults'
import { z } from 'zod'
import { text } from './fields.ts'
import { defineRoute } from './route.ts'

export const KeptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
})

export const listMails = defineRoute({
  id: 'listMails',
  service: 'system',
  method: 'GET',
  path: '/dev/mails',
  access: 'anyone',
  summary: 'Lists the mails kept because no SMTP server is configured, newest first.',
  query: z.object({ to: text(254).optional() }),
  answer: z.array(KeptMail),
  developmentOnly: true,
})

/** Injects faults on demand. @spec law 11.6 */
export const queueFaults = defineRoute({
  id: 'queueFaults',
  service: 'system',
  method: 'POST',
  path: '/dev/payment_faults',
  access: 'anyone',
  summary:
    'Queues faults of the payment sandbox, which its next requests, charges and events meet in order; returns how many are waiting.',
  body: z.strictObject({
    requests: z.array(z.enum(REQUEST_FAULTS)).max(100).optional(),
    events: z.array(z.enum(EVENT_FAULTS)).max(100).optional(),
    declines: z
      .array(z.string().regex(/^[a-z_]{1,60}$/, 'Give a decline code such as insufficient_funds.'))
      .max(100)
      .optional()
      .describe('Decline codes, as Stripe names them.'),
    share: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('Share of all requests and events that get a fault; 0 ends it.'),
  }),
  answer: z.object({ requests: z.int(), events: z.int(), declines: z.int() }),
  developmentOnly: true,
})

export const DemoDrawing = z.object({
  /** Titles whose pictures have been drawn. */
  drawn: z.int().nonnegative(),
  total: z.int().nonnegative(),
})
export type DemoDrawing = z.infer<typeof DemoDrawing>

export const readDemoDrawing = defineRoute({
  id: 'readDemoDrawing',
  service: 'system',
  method: 'GET',
  path: '/demo',
  access: 'anyone',
  summary:
    'Returns the progress of drawing the demo catalogue on a first start; null if nothing is being drawn.',
  answer: z.object({ drawing: DemoDrawing.nullable() }),
})
