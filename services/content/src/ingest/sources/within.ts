/** Conditions on paths of titles below a folder of their library. */
import { sql } from 'kysely'

/** True if a title is in a folder. A title's own folder contains it. */
export function isWithin(column: 'path' | 'source.path', within: string) {
  return sql<boolean>`starts_with(${sql.ref(column)} || '/', ${within})`
}
