/** Which pictures of a title are seen, where an editor laid some over those of the import. */
import { sql } from 'kysely'

/** Of the table `picture`: what an editor laid over the import, and what nothing was laid over. @spec decisions 13.19 */
export const isOnTop = sql<boolean>`(picture.from_editor or not exists (
  select from picture edited
  where edited.item_id = picture.item_id and edited.shape = picture.shape and edited.from_editor
    and edited.state = 'ready' and (edited.language is null or edited.language is not distinct from picture.language)))`
