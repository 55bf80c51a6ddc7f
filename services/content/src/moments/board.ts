/** The moments of what is watched, in memory: while an event is live everybody who watches asks for them every other second. */
import type { Database } from '@quintet/platform/db/database'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as queries from './queries.ts'

type Rows = Awaited<ReturnType<typeof queries.momentsOf>>

export type MomentBoard = {
  /** As of the catalogue that this process knows. */
  read(itemId: number): Promise<Rows>
}

/** Whoever changes moments announces a change of the catalogue: until then what was read stays true. */
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
