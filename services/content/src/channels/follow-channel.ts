import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { changeTitle } from '../catalogue/write.ts'
import { layOver, ratingAsImported } from '../edits/service.ts'
import * as queries from './queries.ts'

/**
 * Gives the jingles that operators added to a channel its rating and its areas, as an import gives them to those in its folder; edits of a
 * jingle stay. @spec decisions 12.16
 */
export async function followChannel(trx: DatabaseTransaction, channelId: number, now: Date): Promise<void> {
  const ids = await queries.addedJingles(trx, channelId)
  if (ids.length === 0) return
  const rating = await ratingAsImported(trx, channelId)
  const categories = await queries.readCategoriesOf(trx, channelId)
  for (const id of ids) {
    await changeTitle(trx, id, { ...rating, categories }, now)
    await layOver(trx, id, now)
  }
}
