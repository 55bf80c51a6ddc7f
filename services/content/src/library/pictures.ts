/** Pictures as the console shows them: those of hidden titles too, which the address of members and visitors refuses. @spec decisions 13.19 */
import { PICTURE_WIDTH } from '@quintet/contracts/operator/titles'
import { Problem } from '@quintet/contracts/problem'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import * as queries from './queries.ts'

type Parts = { db: Database; storage: Pick<Storage, 'readWhole'> }

/** A picture as WebP; throws `unknown_content` where it is not made yet, or gone. */
export async function readPicture({ db, storage }: Parts, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await queries.selectPicture(db, id)
  const widths = picture?.widths.toSorted((a, b) => a - b) ?? []
  const width = widths.find((each) => each >= PICTURE_WIDTH) ?? widths.at(-1)
  const bytes =
    width === undefined
      ? null
      : await storage.readWhole(`pictures/${id}/${width}.webp`, (size) => Buffer.allocUnsafe(size))
  if (!bytes) throw new Problem('unknown_content')
  return Buffer.from(bytes)
}
