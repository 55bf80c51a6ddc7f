/** Paths of titles below a folder of their library. */
import { sql } from 'kysely'

/** Whether a title lies within a folder. A title's own folder is within itself. */
export function isWithin(column: 'path' | 'source.path', within: string) {
  return sql<boolean>`starts_with(${sql.ref(column)} || '/', ${within})`
}
