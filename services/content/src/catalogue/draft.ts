/** Indexes an unpublished title with its parts, as the catalogue would hold it once published. */
import type { Database } from '@quintet/platform/db/database'
import { buildIndex, isForEverybody, isForKids } from './build-index.ts'
import { runInSteps } from './in-steps.ts'
import { TitlePacker } from './pack-titles.ts'
import { readDrafts } from './queries.ts'
import type { TitleIndex } from './title-index.ts'
import { toNewTitle } from './title-of-row.ts'

export async function indexDraft(
  db: Database,
  { id, productId, isForChild }: { id: number; productId: number; isForChild: boolean },
): Promise<TitleIndex> {
  const rows = await readDrafts(db, id)
  const has_playing_parts = rows.some(
    (row) => row.id !== id && row.assets.some(({ purpose }) => purpose === 'main'),
  )
  const packer = new TitlePacker()
  // As if its rights window were open.
  const open = { available_from: null, available_until: null, has_playing_parts }
  const hasExtras = ({ id: of }: { id: number }) =>
    rows.some((row) => row.kind === 'extra' && row.extra_kind !== 'jingle' && row.parent_id === of)
  for (const row of rows) packer.add(toNewTitle({ ...row, ...open, has_extras: hasExtras(row) }, productId))
  return runInSteps(buildIndex(await runInSteps(packer.finish()), isForChild ? isForKids : isForEverybody))
}
