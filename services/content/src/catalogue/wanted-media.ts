/** Which media of a title are shown, where an editor decided over its import. */
import { sql } from 'kysely'

/** Of the table `media_asset`: no trailer of a title that has none, as an editor says. @spec decisions 13.33 */
export const isWanted = sql<boolean>`(media_asset.purpose <> 'trailer' or not exists (
  select from trailer_edit where trailer_edit.item_id = media_asset.item_id and trailer_edit.source is null))`
