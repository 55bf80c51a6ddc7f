/**
 * Moves a title's segment to its time on a channel. ffmpeg, and thus mpv and Kodi, outputs whichever of two renditions has the smaller
 * time: if each title started at zero, its picture would run ahead until the previous title's sound had finished. @spec decisions 12.6
 */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Problem } from '@quintet/contracts/problem'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import { boxAt, contentOf } from './one-file/boxes.ts'
import { encryptionIn } from './one-file/segment-list.ts'
import { readKey } from './queries.ts'

/** The target: the start of its title in milliseconds since 1970. */
export type Move = { toMs: number; keyLine: string }

type Segment = { assetId: string; name: string; move: Move }

/** The moved segment, encrypted as before. Throws `unknown_content` if it does not exist. */
export async function movedSegment(
  { db, storage }: { db: Database; storage: Storage },
  { assetId, name, move }: Segment,
): Promise<Buffer> {
  const folder = `assets/${assetId}/${name.slice(0, name.lastIndexOf('/'))}`
  const stored = await storage.readWhole(`assets/${assetId}/${name}`, (bytes) => Buffer.allocUnsafe(bytes))
  if (!stored) throw new Problem('unknown_content')
  const init = await buffer(storage.read(`${folder}/init.mp4`))
  const header = contentOf(init, 'moov', 'trak', 'mdia', 'mdhd')
  const timescale = header.readUInt32BE(header[0] === 1 ? 20 : 12)
  const ticks = (BigInt(move.toMs) * BigInt(timescale)) / 1000n
  const encryption = encryptionIn(move.keyLine)
  if (!encryption) {
    moveFragments(stored, ticks)
    return stored
  }
  const key = await readKey(db, assetId, encryption.keyNumber)
  if (!key) throw new Problem('unknown_content')
  const decipher = createDecipheriv('aes-128-cbc', key, encryption.vector)
  const clear = Buffer.concat([decipher.update(stored), decipher.final()])
  moveFragments(clear, ticks)
  const cipher = createCipheriv('aes-128-cbc', key, encryption.vector)
  return Buffer.concat([cipher.update(clear), cipher.final()])
}

/** Changes the time of each fragment (tfdt) in place. A 32-bit one, which is never written here, has no room and stays. */
function moveFragments(segment: Buffer, ticks: bigint): void {
  for (let found = boxAt(segment, 0); found !== null; found = boxAt(segment, found.start + found.size)) {
    if (found.type !== 'moof') continue
    const time = contentOf(segment.subarray(found.start), 'moof', 'traf', 'tfdt')
    if (time[0] === 1) time.writeBigUInt64BE(time.readBigUInt64BE(4) + ticks, 4)
  }
}
