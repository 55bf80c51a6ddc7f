import type { Tables } from '@quintet/platform/db/tables'
import type { ExpressionBuilder } from 'kysely'

/** True if the stream started with this title, or continued with it. */
export function hasPlayed(itemId: number) {
  return (eb: ExpressionBuilder<Tables, 'stream'>) =>
    eb.or([
      eb('stream.item_id', '=', itemId),
      eb.exists(
        eb
          .selectFrom('stream_usage')
          .select('item_id')
          .whereRef('stream_usage.stream_id', '=', 'stream.id')
          .where('stream_usage.item_id', '=', itemId),
      ),
    ])
}
