/** The moments of current events, in memory: during a live event every viewer requests them every other second. */
import type { Database } from '@quintet/platform/db/database'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as queries from './queries.ts'

type Rows = Awaited<ReturnType<typeof queries.momentsOf>>

export type MomentBoard = {
  /** As of this process's version of the catalogue. */
  read(itemId: number): Promise<Rows>
}

/** Changes of moments announce a change of the catalogue, so cached ones are valid until then. */
export function openMomentBoard(db: Database, catalogue: Pick<Catalogue, 'version'>): MomentBoard {
  let version = catalogue.version()
  const known = new Map<number, Promise<Rows>>()
  return {
    read(itemId) {
      if (version !== catalogue.version()) {
        version = catalogue.version()
        known.clear()
      }
      const found = known.get(itemId) ?? queries.momentsOf(db, itemId)
      known.set(itemId, found)
      found.catch(() => known.delete(itemId))
      return found
    },
  }
}
