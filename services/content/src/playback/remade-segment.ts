/**
 * Changes a segment for players with faults of their own. It is moved to its time on a channel: ffmpeg, and thus mpv and Kodi, outputs
 * whichever of two renditions has the smaller time, so that a title starting at zero would run ahead until the previous title's sound had
 * finished. And it is decrypted for GStreamer, which cannot read what follows a clear init segment (docs/decisions/0623). @spec decisions 12.6
 */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Problem } from '@quintet/contracts/problem'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import type { Remake } from '../channels/channel-file.ts'
import { boxAt, contentOf } from './one-file/boxes.ts'
import { encryptionIn } from './one-file/segment-list.ts'
import { readKey } from './queries.ts'

type Segment = { assetId: string; name: string; remake: Remake }

/** The changed segment, encrypted as before unless it is wanted clear. Throws `unknown_content` if it does not exist. */
export async function remadeSegment(
  { db, storage }: { db: Database; storage: Storage },
  { assetId, name, remake }: Segment,
): Promise<Buffer> {
  const stored = await storage.readWhole(`assets/${assetId}/${name}`, (bytes) => Buffer.allocUnsafe(bytes))
  if (!stored) throw new Problem('unknown_content')
  const folder = `assets/${assetId}/${name.slice(0, name.lastIndexOf('/'))}`
  const ticks = remake.toMs === null ? 0n : await ticksAt(storage, folder, remake.toMs)
  const encryption = encryptionIn(remake.keyLine)
  if (!encryption) {
    moveFragments(stored, ticks)
    return stored
  }
  const key = await readKey(db, assetId, encryption.keyNumber)
  if (!key) throw new Problem('unknown_content')
  const decipher = createDecipheriv('aes-128-cbc', key, encryption.vector)
  const clear = Buffer.concat([decipher.update(stored), decipher.final()])
  moveFragments(clear, ticks)
  if (remake.isClear) return clear
  const cipher = createCipheriv('aes-128-cbc', key, encryption.vector)
  return Buffer.concat([cipher.update(clear), cipher.final()])
}

/** A time in the unit of the rendition in this folder. */
async function ticksAt(storage: Storage, folder: string, ms: number): Promise<bigint> {
  const init = await buffer(storage.read(`${folder}/init.mp4`))
  const header = contentOf(init, 'moov', 'trak', 'mdia', 'mdhd')
  const timescale = header.readUInt32BE(header[0] === 1 ? 20 : 12)
  return (BigInt(ms) * BigInt(timescale)) / 1000n
}

/** Changes the time of each fragment (tfdt) in place. A 32-bit one, which is never written here, has no room and stays. */
function moveFragments(segment: Buffer, ticks: bigint): void {
  for (let found = boxAt(segment, 0); found !== null; found = boxAt(segment, found.start + found.size)) {
    if (found.type !== 'moof') continue
    const time = contentOf(segment.subarray(found.start), 'moof', 'traf', 'tfdt')
    if (time[0] === 1) time.writeBigUInt64BE(time.readBigUInt64BE(4) + ticks, 4)
  }
}
