/** Jobs that make media and pictures, as the console lists and retries them. */
import { type Job, JOBS_SHOWN } from '@quintet/contracts/operator/jobs'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { orderAssetAgain, orderPictureAgain } from '@quintet/platform/jobs/media-orders'
import * as queries from './queries.ts'

/** Ahead of everything an import ordered, as someone is waiting. */
const AGAIN_PRIORITY = 1_000_000

/** Failed, running and waiting jobs, and failed imports. */
export async function listJobs(db: Database, language: Language) {
  const [failed, running, waiting, pictures, imports, counts] = await Promise.all([
    queries.selectAssets(db, 'failed', language, JOBS_SHOWN),
    queries.selectAssets(db, 'running', language, JOBS_SHOWN),
    queries.selectAssets(db, 'waiting', language, JOBS_SHOWN),
    queries.selectFailedPictures(db, language, JOBS_SHOWN),
    queries.selectFailedImports(db, JOBS_SHOWN),
    queries.countLibrary(db),
  ])
  const jobs: Job[] = [
    ...failed.map(toJob),
    ...pictures.map((row) => ({
      id: row.id,
      kind: 'picture' as const,
      state: 'failed' as const,
      titleId: row.item_id,
      title: row.title,
      progress: 0,
      reason: row.reason,
      at: row.created_at.toISOString(),
    })),
    ...running.map(toJob),
    ...waiting.map(toJob),
  ]
  return {
    jobs,
    waiting: counts.waiting ?? 0,
    imports: imports.map(({ reason, ...rest }) => ({ ...rest, reason: reason ?? '' })),
  }
}

function toJob(row: Awaited<ReturnType<typeof queries.selectAssets>>[number]): Job {
  return {
    id: row.id,
    kind: row.purpose === 'trailer' ? 'trailer' : 'media',
    state: row.state as Job['state'],
    titleId: row.item_id,
    title: row.title,
    progress: Math.min(1, row.progress),
    reason: row.reason,
    at: (row.finished_at ?? row.created_at).toISOString(),
  }
}

/** Retries a failed job. Throws `unknown_job`. */
export async function runJobAgain(tx: DatabaseTransaction, jobs: Jobs, id: string): Promise<void> {
  const order = { id, priority: AGAIN_PRIORITY }
  if (await orderAssetAgain(tx, jobs, order)) return
  if (!(await orderPictureAgain(tx, jobs, order))) throw new Problem('unknown_job')
}

/** Statistics of the library. */
export async function countLibrary(db: Database) {
  const counts = await queries.countLibrary(db)
  const { failed, failed_pictures: pictures, failed_imports: imports } = counts
  return {
    jobs: {
      failed: (failed ?? 0) + (pictures ?? 0) + (imports ?? 0),
      waiting: counts.waiting ?? 0,
      running: counts.running ?? 0,
    },
    titles: { published: counts.published ?? 0, hidden: counts.hidden ?? 0 },
  }
}
