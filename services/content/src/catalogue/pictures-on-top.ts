/** Which pictures of a title are shown where an editor replaced imported ones. */
import { sql } from 'kysely'

/** Condition on the table `picture`: an editor's picture, or an imported one that no editor's picture replaces. @spec decisions 13.19 */
export const isOnTop = sql<boolean>`(picture.from_editor or not exists (
  select from picture edited
  where edited.item_id = picture.item_id and edited.shape = picture.shape and edited.from_editor
    and edited.state = 'ready' and (edited.language is null or edited.language is not distinct from picture.language)))`
