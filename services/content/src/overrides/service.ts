/** An edit lies over what an import says and survives the next one. @spec decisions 13.3 */
import type { TitleTexts } from '@quintet/contracts/operator/titles'
import type { Language } from '@quintet/domain/languages'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { announceChange } from '../catalogue/changes.ts'
import * as queries from './queries.ts'

/** Lays texts of one language over those of the import. */
export async function editTexts(
  tx: DatabaseTransaction,
  edit: { id: number; language: Language; texts: TitleTexts },
  now: Date,
): Promise<void> {
  await queries.saveOverride(tx, edit, now)
  await announceChange(tx, [edit.id])
}

/** The title says what its import says again. */
export async function takeImportedTexts(
  tx: DatabaseTransaction,
  { id, language }: { id: number; language: Language },
): Promise<void> {
  await queries.deleteOverride(tx, id, language)
  await announceChange(tx, [id])
}
