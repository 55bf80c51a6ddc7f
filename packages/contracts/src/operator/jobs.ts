/** Packaging jobs for media and pictures: what is running, what failed, and retrying it. */
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed } from './fields.ts'

const JOB_KINDS = ['media', 'trailer', 'picture'] as const

export const Job = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  state: z.enum(['running', 'waiting', 'failed']),
  titleId: z.int(),
  title: z.string(),
  progress: z.number().min(0).max(1),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
})
export type Job = z.infer<typeof Job>

const FailedImport = z.object({ library: z.string(), path: z.string(), reason: z.string() })

export const JOBS_SHOWN = 200

export const listJobs = defineRoute({
  id: 'operatorListJobs',
  service: 'operator',
  method: 'GET',
  path: '/operator/jobs',
  access: 'operator:look',
  summary: `Lists failed, running and waiting jobs, at most ${JOBS_SHOWN} of each, and files that could not be imported.`,
  answer: z.object({ jobs: z.array(Job), waiting: z.int(), imports: z.array(FailedImport) }),
})

export const runJobAgain = defineRoute({
  id: 'operatorRunJobAgain',
  service: 'operator',
  method: 'POST',
  path: '/operator/jobs/:id/again',
  access: 'operator:edit',
  summary: 'Retries a failed job.',
  params: z.object({ id: text(100) }),
  answer: Changed,
  problems: ['unknown_job'],
})
