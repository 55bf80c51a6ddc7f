/** The state of the machine: its disk, its backups, and the results of restore drills. @spec decisions 13.28 */
import { AGE_STATES } from '@quintet/domain/operation/upkeep'
import { z } from 'zod'
import { defineRoute } from '../route.ts'

const Count = z.int().nonnegative()

/** A backup or a drill, as recorded by its command. */
export const BackupRun = z.object({
  kind: z.enum(['backup', 'drill']),
  endedAt: z.iso.datetime(),
  seconds: z.number().nonnegative(),
  file: z.string().describe('File of the backup, on the machine that made or tested it.'),
  outcome: z.enum(['whole', 'not_whole', 'failed']),
  reason: z.string().nullable().describe('What was incomplete, or why it failed.'),
  takenAt: z.iso.datetime().nullable().describe('Point in time that the backup captures.'),
  bytes: z.number().nonnegative().nullable().describe('Size of its file.'),
  isSealed: z.boolean(),
  rows: Count.nullable(),
  media: z.object({ isIncluded: z.boolean(), files: Count, bytes: z.number().nonnegative() }).nullable(),
})
export type BackupRun = z.infer<typeof BackupRun>

const Age = z.enum(AGE_STATES)

export const readUpkeep = defineRoute({
  id: 'operatorReadUpkeep',
  service: 'operator',
  method: 'GET',
  path: '/operator/upkeep',
  access: 'operator:look',
  summary:
    'Returns the state of the disk, where media are kept, and the last backups and drills with their results.',
  answer: z.object({
    disk: z.object({
      folder: z.string(),
      freeBytes: z.number(),
      totalBytes: z.number(),
      state: z.enum(['ok', 'low', 'full']),
    }),
    bucket: z.object({ name: z.string(), endpoint: z.string() }).nullable(),
    backup: Age.describe('State by age of the latest backup.'),
    drill: Age.describe('State by age of the latest drill that found everything.'),
    firstBy: z
      .object({ backup: z.iso.datetime(), drill: z.iso.datetime() })
      .nullable()
      .describe('When the first backup and drill are due. Null if they have been due for a long time.'),
    runs: z.array(BackupRun).describe('Runs, newest first.'),
  }),
})
