/** Which media of a title are shown where an editor overrode its import. */
import { sql } from 'kysely'

/** Condition on the table `media_asset`: excludes the trailer of a title whose editor removed it. @spec decisions 13.33 */
export const isWanted = sql<boolean>`(media_asset.purpose <> 'trailer' or not exists (
  select from trailer_edit where trailer_edit.item_id = media_asset.item_id and trailer_edit.source is null))`
