/** Plays packaged media to editors, also of hidden titles: without a stream, usage count or stored position. @spec decisions 13.33 */
import { Problem } from '@quintet/contracts/problem'
import type { Database } from '@quintet/platform/db/database'
import { isKey, type Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { KEY, sendKey } from '../playback/media-routes.ts'
import { sendFile } from '../playback/send-file.ts'
import * as queries from './queries.ts'

/** Sends a playlist, a part or a key. Throws `unknown_content`. */
export async function sendToEditor(
  { db, storage }: { db: Database; storage: Storage },
  { assetId, name }: { assetId: string; name: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await queries.isPlayable(db, assetId))) throw new Problem('unknown_content')
  const keyNumber = KEY.exec(name)?.[1]
  if (keyNumber !== undefined) return sendKey(db, { assetId, number: Number(keyNumber) }, reply)
  const key = `assets/${assetId}/${name}`
  if (!isKey(key)) throw new Problem('unknown_content')
  return sendFile(storage, key, request, reply, { 'cache-control': 'private, no-store' })
}
