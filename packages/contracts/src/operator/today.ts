/** What needs an operator's attention now. */
import { z } from 'zod'
import { defineRoute } from '../route.ts'

const Count = z.int().nonnegative()

export const Today = z.object({
  jobs: z.object({ failed: Count, waiting: Count, running: Count }),
  titles: z.object({ published: Count, hidden: Count }),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number(), isLow: z.boolean() }),
  workers: z
    .object({
      seenAt: z.iso.datetime().nullable().describe('When a worker was last seen. Null if none ever ran.'),
      isMissing: z.boolean().describe('None was seen for an hour.'),
      doubt: z
        .object({ from: z.iso.datetime(), until: z.iso.datetime() })
        .nullable()
        .describe(
          'No worker ran from this time on, or the clock is wrong: until it is decided, nobody is charged and nothing is deleted.',
        ),
    })
    .nullable()
    .describe('Null where the clock may be turned.'),
  members: z
    .object({
      running: Count.describe('Memberships that may play, including trials.'),
      trialing: Count,
      failedPayments: Count,
      openNotices: Count,
      undeliveredMails: Count,
      dueDisputes: Count.describe(
        'Disputes to be answered within three days, and those without a known due date.',
      ),
      openApprovals: Count.describe('Requests waiting for a second person.'),
    })
    .nullable()
    .describe('Null for roles that may not see members.'),
})
export type Today = z.infer<typeof Today>

export const readToday = defineRoute({
  id: 'operatorReadToday',
  service: 'operator',
  method: 'GET',
  path: '/operator/today',
  access: 'operator:look',
  summary:
    'Returns what needs attention: workers, failed jobs, notices, payments, disputes, mails, and the disk.',
  answer: Today,
})
