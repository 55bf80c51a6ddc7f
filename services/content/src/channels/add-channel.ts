/** Writes a new channel of any kind. */
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { Programme } from '@quintet/domain/live/channel-plan'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import { saveTitle, setPublished } from '../catalogue/write.ts'
import { NOTHING_SAID } from '../title-fields/title-fields.ts'

export type NewChannel = {
  title: string
  vertical: Vertical
  categories: readonly string[]
  /** Stored form, such as `FSK-12`; null means unknown and never kid-safe. */
  rating: string | null
  programme: Programme
}

/** Adds a channel that is on the air immediately, and returns its id. */
export async function addChannel(
  trx: DatabaseTransaction,
  { title, vertical, categories, rating, programme }: NewChannel,
  now: Date,
): Promise<number> {
  const texts = { title, description: null, shortDescription: null }
  const id = await saveTitle(
    trx,
    {
      ...NOTHING_SAID,
      sourceKey: `channel:${newId('chn')}`,
      kind: 'channel',
      vertical,
      parentId: null,
      live: true,
      programme,
      texts: { de: texts, en: texts },
      categories,
      tags: [],
      credits: [],
      chapters: [],
      skips: [],
      parentalGuidance: rating,
      lyrics: null,
      moments: [],
    },
    now,
  )
  await setPublished(trx, [id], now)
  return id
}
