/** The lists that belong to a title, as JSON columns of a query over `content_item as item`. */
import type { Tables } from '@quintet/platform/db/tables'
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

type OfItem = ExpressionBuilder<Tables & { item: Tables['content_item'] }, 'item'>

/** Its categories, tags, chapters and skip marks, in order. */
export const selectedLists = (eb: OfItem) =>
  [
    jsonArrayFrom(
      eb
        .selectFrom('content_category')
        .select('category')
        .whereRef('item_id', '=', 'item.id')
        .orderBy('place'),
    ).as('categories'),
    jsonArrayFrom(
      eb.selectFrom('content_tag').select('tag').whereRef('item_id', '=', 'item.id').orderBy('tag'),
    ).as('tags'),
    jsonArrayFrom(
      eb
        .selectFrom('chapter')
        .select(['title', 'titles', 'start_seconds as start', 'end_seconds as end'])
        .whereRef('item_id', '=', 'item.id')
        .orderBy('place'),
    ).as('chapters'),
    jsonArrayFrom(
      eb
        .selectFrom('skip_mark')
        .select(['skip_mark.kind', 'start_seconds as start', 'end_seconds as end'])
        .whereRef('item_id', '=', 'item.id')
        .orderBy('place'),
    ).as('skips'),
  ] as const
