/**
 * An upload stored in pieces as received: each is an object `uploads/arriving/{id}/{offset}-{bytes}`, written once. Any machine can receive
 * the next one, and if two receive the same one concurrently, both may remain.
 */
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '@quintet/platform/storage/storage'
import { DataStore, ERRORS, Upload } from '@tus/server'

export const ARRIVING = 'uploads/arriving'
/** How much of a request is held in memory. */
const PIECE_BYTES = 8 * 1024 * 1024
/** Digits of an offset, padded so that names sort by offset. */
const OFFSET_DIGITS = 13

type Piece = { key: string; from: number; bytes: number }
type Facts = Pick<Upload, 'size' | 'metadata' | 'creation_date'>

const folderOf = (id: string) => `${ARRIVING}/${id}`
const factsOf = (id: string) => `${folderOf(id)}/facts.json`
const pieceOf = (id: string, from: number, bytes: number) =>
  `${folderOf(id)}/${String(from).padStart(OFFSET_DIGITS, '0')}-${bytes}`

/** The store used by the protocol's library. */
export class PieceStore extends DataStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super()
    this.#storage = storage
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { size, metadata, creation_date } = upload
    await this.#storage.write(factsOf(upload.id), JSON.stringify({ size, metadata, creation_date }))
    return upload
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let from = offset
    let held: Buffer[] = []
    let bytes = 0
    const put = async () => {
      if (bytes === 0) return
      await this.#storage.write(pieceOf(id, from, bytes), Buffer.concat(held))
      from += bytes
      held = []
      bytes = 0
    }
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        held.push(chunk)
        bytes += chunk.length
        if (bytes >= PIECE_BYTES) await put()
      }
    } finally {
      // Data received before a disconnection need not be sent again.
      await put()
    }
    return from
  }

  override async getUpload(id: string): Promise<Upload> {
    const facts = await readFacts(this.#storage, id)
    if (!facts) throw ERRORS.FILE_NOT_FOUND
    const { size, metadata, creation_date } = facts
    const offset = endOf(await piecesOf(this.#storage, id))
    return new Upload({
      id,
      offset,
      ...(size === undefined ? {} : { size }),
      ...(metadata ? { metadata } : {}),
      ...(creation_date === undefined ? {} : { creation_date }),
    })
  }

  override remove(id: string): Promise<void> {
    return this.#storage.remove(folderOf(id))
  }
}

/** The first bytes of an upload, as far as received. */
export async function readBeginning(storage: Storage, id: string, bytes: number): Promise<Buffer> {
  const beginning = Buffer.alloc(bytes)
  let end = 0
  for (const { key, from, bytes: length } of await piecesOf(storage, id)) {
    if (from >= bytes) break
    const until = Math.min(length, bytes - from)
    await buffer(storage.read(key, { start: 0, end: until - 1 })).then((piece) => piece.copy(beginning, from))
    end = from + until
  }
  return beginning.subarray(0, end)
}

/** Writes a complete upload to a file on this machine. Throws if a piece is missing. */
export async function writeWhole(storage: Storage, id: string, file: string): Promise<void> {
  const pieces = await piecesOf(storage, id)
  const size = (await readFacts(storage, id))?.size
  if (endOf(pieces) !== size) throw new Error(`Of upload ${id} not all is in storage.`)
  for (const { key, from } of pieces)
    await pipeline(
      storage.read(key),
      createWriteStream(file, { flags: from === 0 ? 'w' : 'r+', start: from }),
    )
}

/** The pieces in order, up to the first missing byte. */
async function piecesOf(storage: Storage, id: string): Promise<Piece[]> {
  const all: Piece[] = []
  for await (const { key, bytes } of storage.list(folderOf(id))) {
    const from = /\/(\d+)-\d+$/.exec(key)?.[1]
    if (from !== undefined) all.push({ key, from: Number(from), bytes })
  }
  const pieces: Piece[] = []
  for (const piece of all.toSorted((a, b) => a.from - b.from || b.bytes - a.bytes)) {
    const end = endOf(pieces)
    if (piece.from > end) break
    if (piece.from + piece.bytes > end) pieces.push(piece)
  }
  return pieces
}

function endOf(pieces: readonly Piece[]): number {
  const last = pieces.at(-1)
  return last ? last.from + last.bytes : 0
}

async function readFacts(storage: Storage, id: string): Promise<Facts | null> {
  const bytes = await storage.readWhole(factsOf(id), (size) => Buffer.alloc(size))
  return bytes ? (JSON.parse(bytes.toString('utf8')) as Facts) : null
}
