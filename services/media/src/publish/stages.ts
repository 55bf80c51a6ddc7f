/** Removes staged sources once nothing needs them any more. @spec decisions 7.9 */
import { oldStages, removeStage, stagesOf, sweepSourcesHere } from '@quintet/platform/storage/staging'
import type { MediaParts } from '../parts.ts'
import * as queries from './queries.ts'

type Parts = Pick<MediaParts, 'db' | 'storage'>

/** Removes the stages of these sources, except those that something waiting, or failed and retryable, still needs. */
export async function dropStages({ db, storage }: Parts, sources: readonly string[]): Promise<void> {
  for (const stage of stagesOf(sources))
    if (!(await queries.isStageWanted(db, stage))) await removeStage(storage, stage)
}

/** Removes what killed importers and workers left behind, and the sources of abandoned orders. */
export async function sweepStages({ db, storage, clock }: Parts & Pick<MediaParts, 'clock'>): Promise<void> {
  await sweepSourcesHere()
  for (const stage of await oldStages(storage, clock.now()))
    if (!(await queries.isStageWanted(db, stage))) await removeStage(storage, stage)
}
