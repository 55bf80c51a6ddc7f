/** All SQL of texts that the console lays over those of imports. */
import type { TitleTexts } from '@quintet/contracts/operator/titles'
import type { Language } from '@quintet/domain/languages'
import type { DatabaseTransaction } from '@quintet/platform/db/database'

export async function saveOverride(
  tx: DatabaseTransaction,
  { id, language, texts }: { id: number; language: Language; texts: TitleTexts },
  now: Date,
): Promise<void> {
  const { title, shortDescription, description } = texts
  const written = { title, short_description: shortDescription, description, updated_at: now }
  await tx
    .insertInto('title_override')
    .values({ item_id: id, language, ...written })
    .onConflict((conflict) => conflict.columns(['item_id', 'language']).doUpdateSet(written))
    .execute()
}

export async function deleteOverride(tx: DatabaseTransaction, id: number, language: Language): Promise<void> {
  await tx.deleteFrom('title_override').where('item_id', '=', id).where('language', '=', language).execute()
}
