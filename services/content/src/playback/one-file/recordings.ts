/**
 * A packaged recording as one M4A file, assembled while it is sent: nothing is stored, and what is stored stays encrypted.
 * @spec decisions 11.20
 */
import { createDecipheriv } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import { readAsset, readKeys } from '../queries.ts'
import { BoxError } from './boxes.ts'
import { defaultsOf, type Fragment, fragmentsIn, type SampleDefaults } from './fragments.ts'
import { m4aHeader } from './m4a-header.ts'
import { firstRendition, type ListedSegment, segmentsIn } from './segment-list.ts'

export type Recording = {
  /** Size of the whole file in bytes. */
  size: number
  /** The bytes from `start` to `end`, both inclusive, segment by segment. */
  read(range: { start: number; end: number }): AsyncGenerator<Buffer>
}

/** Opens the recording of an asset; null if it has none that is complete. */
export type OpenRecording = (assetId: string) => Promise<Recording | null>

/** Limits the header cache, which evicts the least recently used: about a hundred albums, or ten long books. */
const KEPT_BYTES = 64 * 1024 * 1024
/** How many segments are read concurrently. */
const AT_ONCE = 8
const CIPHER_BLOCK = 16
/** Enough for a fragment's description of four seconds of audio. */
const HEAD_BYTES = 4096

type Sources = { db: Database; storage: Storage }

export function recordingsOf(sources: Sources): OpenRecording {
  const kept = new Map<string, { recording: Promise<Recording | null>; bytes: number }>()
  const makeRoom = () => {
    let bytes = [...kept.values()].reduce((sum, one) => sum + one.bytes, 0)
    for (const [assetId, one] of kept) {
      if (bytes <= KEPT_BYTES || kept.size === 1) return
      kept.delete(assetId)
      bytes -= one.bytes
    }
  }
  return (assetId) => {
    const known = kept.get(assetId)
    if (known) {
      kept.delete(assetId)
      kept.set(assetId, known)
      return known.recording
    }
    const entry = { recording: Promise.resolve<Recording | null>(null), bytes: 0 }
    entry.recording = openRecording(sources, assetId).then(
      (opened) => {
        if (opened) entry.bytes = opened.headerBytes
        else kept.delete(assetId)
        makeRoom()
        return opened
      },
      (error: unknown) => {
        kept.delete(assetId)
        throw error
      },
    )
    kept.set(assetId, entry)
    return entry.recording
  }
}

/** A part of the file: a fragment's data, `start` bytes after the header. */
type Piece = { segment: number; start: number; dataStart: number; dataBytes: number }

async function openRecording(
  { db, storage }: Sources,
  assetId: string,
): Promise<(Recording & { headerBytes: number }) | null> {
  const asset = await readAsset(db, assetId)
  if (asset?.form !== 'audio' || asset.growing) return null
  const root = `assets/${asset.id}`
  const rendition = firstRendition(await text(storage.read(`${root}/master.m3u8`)))
  if (rendition === null) return null
  const folder = `${root}/${rendition.slice(0, rendition.lastIndexOf('/'))}`
  const segments = segmentsIn(await text(storage.read(`${root}/${rendition}`)))
  const init = await buffer(storage.read(`${folder}/init.mp4`))
  const keys = new Map((await readKeys(db, asset.id)).map(({ number, key }) => [number, key]))
  const stored = segmentReader(storage, folder, keys)
  const fragments = await fragmentsOf(segments, stored, defaultsOf(init))
  const header = m4aHeader(init, fragments.flat())
  const pieces = piecesOf(fragments)
  const last = pieces.at(-1)
  const dataBytes = last ? last.start + last.dataBytes : 0

  async function* read({ start, end }: { start: number; end: number }): AsyncGenerator<Buffer> {
    if (start < header.length) yield header.subarray(start, Math.min(header.length, end + 1))
    const [from, to] = [Math.max(0, start - header.length), end + 1 - header.length]
    // A segment may hold two fragments.
    let openedSegment = -1
    let opened: Buffer = Buffer.alloc(0)
    for (const piece of pieces) {
      if (piece.start + piece.dataBytes <= from || piece.start >= to) continue
      const listed = segments[piece.segment]
      if (!listed) return
      if (openedSegment !== piece.segment)
        [openedSegment, opened] = [piece.segment, await stored.readSegment(listed)]
      const data = opened.subarray(piece.dataStart, piece.dataStart + piece.dataBytes)
      yield data.subarray(Math.max(0, from - piece.start), Math.min(data.length, to - piece.start))
    }
  }
  return { size: header.length + dataBytes, headerBytes: header.length, read }
}

function piecesOf(fragments: readonly (readonly Fragment[])[]): Piece[] {
  let start = 0
  return fragments.flatMap((ofSegment, segment) =>
    ofSegment.map(({ dataStart, dataBytes }) => {
      const piece = { segment, start, dataStart, dataBytes }
      start += dataBytes
      return piece
    }),
  )
}

type ReadSegment = (segment: ListedSegment, headBytes?: number) => Promise<Buffer>

type Segments = { sizeOf: (segment: ListedSegment) => Promise<number>; readSegment: ReadSegment }

/** Reads and decrypts a segment, or only its beginning. */
function segmentReader(storage: Storage, folder: string, keys: ReadonlyMap<number, Buffer>): Segments {
  const sizeOf = async ({ name }: ListedSegment) => (await storage.size(`${folder}/${name}`)) ?? 0
  const readSegment: ReadSegment = async ({ name, encryption }, headBytes) => {
    const file = `${folder}/${name}`
    const stored =
      headBytes === undefined
        ? await storage.readWhole(file, (bytes) => Buffer.allocUnsafe(bytes))
        : await buffer(storage.read(file, { start: 0, end: headBytes - 1 }))
    if (!stored) throw new Error(`The segment ${file} is missing.`)
    if (!encryption) return stored
    const key = keys.get(encryption.keyNumber)
    if (!key) throw new Error(`The key ${encryption.keyNumber} of ${folder} is missing.`)
    const decipher = createDecipheriv('aes-128-cbc', key, encryption.vector)
    // The padding is at the end of the segment.
    if (headBytes !== undefined) decipher.setAutoPadding(false)
    return Buffer.concat([decipher.update(stored), decipher.final()])
  }
  return { sizeOf, readSegment }
}

/** The fragments of each segment, mostly from a few bytes at its beginning. */
async function fragmentsOf(
  segments: readonly ListedSegment[],
  stored: Segments,
  defaults: SampleDefaults,
): Promise<Fragment[][]> {
  const fragments: Fragment[][] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < segments.length; at = next++) {
      const segment = segments[at]
      if (segment) fragments[at] = await fragmentsOfOne(segment, stored, defaults)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return fragments
}

async function fragmentsOfOne(
  segment: ListedSegment,
  { sizeOf, readSegment }: Segments,
  defaults: SampleDefaults,
): Promise<Fragment[]> {
  // Encryption adds up to one block.
  const storedBytes = await sizeOf(segment)
  const leastBytes = segment.encryption ? storedBytes - CIPHER_BLOCK : storedBytes
  const head = await readSegment(segment, Math.min(HEAD_BYTES, storedBytes))
  const found = fragmentsIn(head, leastBytes, defaults)
  if (found) return found
  const whole = await readSegment(segment)
  const all = fragmentsIn(whole, whole.length, defaults)
  if (!all) throw new BoxError(`The segment ${segment.name} is cut short.`)
  return all
}
