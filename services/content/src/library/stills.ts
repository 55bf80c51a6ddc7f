/** Stills of a film every few seconds, as on members' seek bar; also of hidden titles. @spec decisions 13.35 */
import { Problem } from '@quintet/contracts/problem'
import { readStills as stillsIn, type Still } from '@quintet/domain/playback/stills'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import path from 'node:path'
import * as queries from './queries.ts'

const place = (bytes: number) => Buffer.allocUnsafe(bytes)

type Parts = { db: Database; storage: Storage }

/** Empty until the title's own media are ready, or if they have no picture. */
export async function readStills({ db, storage }: Parts, itemId: number): Promise<Still[]> {
  const key = await queries.selectStills(db, itemId)
  const index = key ? await storage.readWhole(key, place) : null
  return index ? stillsIn(index.toString('utf8')) : []
}

/** The sheet with this name, as JPEG. Throws `unknown_content`. */
export async function readStillSheet(
  { db, storage }: Parts,
  { itemId, sheet }: { itemId: number; sheet: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await queries.selectStills(db, itemId)
  const bytes = key ? await storage.readWhole(path.posix.join(path.posix.dirname(key), sheet), place) : null
  if (!bytes) throw new Problem('unknown_content')
  return Buffer.from(bytes)
}
