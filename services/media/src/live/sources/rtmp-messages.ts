/** Assembles RTMP messages from chunks, and splits messages into chunks (Adobe's specification 1.0, section 5.3). */

export type RtmpMessage = { type: number; timestamp: number; streamId: number; payload: Buffer }

/** Message types (sections 5.4 and 7.1). */
export const MESSAGE = {
  chunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  windowSize: 5,
  bandwidth: 6,
  audio: 8,
  video: 9,
  data: 18,
  command: 20,
} as const

/** Thrown if the input is not RTMP, or larger than allowed. */
export class RtmpError extends Error {
  override readonly name = 'RtmpError'
}

const EXTENDED = 0xffffff
const CHUNK_SIZE_MAX = 1024 * 1024
/** The initial chunk size; each chunk has overhead, and no sender uses smaller ones. */
const CHUNK_SIZE_MIN = 128
const STREAMS_MAX = 64
/** The largest message accepted before a key has been presented. */
const STRANGER_BYTES_MAX = 64 * 1024
const MESSAGE_BYTES_MAX = 16 * 1024 * 1024

type ChunkStream = {
  timestamp: number
  delta: number
  length: number
  type: number
  streamId: number
  isExtended: boolean
  parts: Buffer[]
  bytes: number
}

export class MessageReader {
  #chunkSize = CHUNK_SIZE_MIN
  #waiting: Buffer = Buffer.alloc(0)
  #isTrusted = false
  readonly #streams = new Map<number, ChunkStream>()

  /** Called once the sender has presented a key. */
  trust(): void {
    this.#isTrusted = true
  }

  /** Yields all messages that are now complete. Throws `RtmpError`. */
  *read(bytes: Buffer): Generator<RtmpMessage> {
    this.#waiting = this.#waiting.length === 0 ? bytes : Buffer.concat([this.#waiting, bytes])
    for (let taken = this.#chunk(); taken !== null; taken = this.#chunk()) {
      if (!taken.message) continue
      const { type, payload } = taken.message
      if (type === MESSAGE.chunkSize && payload.length >= 4) {
        const size = payload.readUInt32BE() & 0x7fffffff
        if (size < CHUNK_SIZE_MIN) throw new RtmpError(`Chunks of ${size} bytes.`)
        this.#chunkSize = Math.min(CHUNK_SIZE_MAX, size)
      } else if (type === MESSAGE.abort && payload.length >= 4) {
        const stream = this.#streams.get(payload.readUInt32BE())
        if (stream) [stream.parts, stream.bytes] = [[], 0]
      } else yield taken.message
    }
  }

  /** Consumes one chunk of the buffered bytes; null if it is not complete yet. */
  #chunk(): { message: RtmpMessage | null } | null {
    const bytes = this.#waiting
    const [first = 0] = bytes
    const idBytes = (first & 63) === 0 ? 2 : (first & 63) === 1 ? 3 : 1
    const format = first >> 6
    let at = idBytes + ([11, 7, 3, 0][format] ?? 0)
    if (bytes.length === 0 || bytes.length < at) return null
    const id = idBytes === 1 ? first & 63 : idBytes === 2 ? 64 + (bytes[1] ?? 0) : 64 + bytes.readUInt16LE(1)
    const known = this.#streams.get(id)
    if (!known && format !== 0) throw new RtmpError('A chunk goes on with nothing.')
    const stream = known ? { ...known } : newStream()
    const stamp = format < 3 ? bytes.readUIntBE(idBytes, 3) : 0
    if (format < 3) stream.isExtended = stamp === EXTENDED
    if (stream.isExtended) at += 4
    if (bytes.length < at) return null
    const time = stream.isExtended ? bytes.readUInt32BE(at - 4) : stamp
    if (format < 2) {
      stream.length = bytes.readUIntBE(idBytes + 3, 3)
      stream.type = bytes[idBytes + 6] ?? 0
    }
    if (format === 0) stream.streamId = bytes.readUInt32LE(idBytes + 7)
    if (stream.length > (this.#isTrusted ? MESSAGE_BYTES_MAX : STRANGER_BYTES_MAX))
      throw new RtmpError(`A message of ${stream.length} bytes.`)
    if (stream.bytes > stream.length) throw new RtmpError('A message that gets shorter.')
    const size = Math.min(this.#chunkSize, stream.length - stream.bytes)
    if (bytes.length < at + size) return null
    if (stream.bytes === 0) {
      if (format < 3) stream.delta = format === 0 ? 0 : time
      stream.timestamp = (format === 0 ? time : stream.timestamp + stream.delta) >>> 0
    }
    // The list belongs to the known stream, so it only grows when the chunk is consumed.
    stream.parts.push(bytes.subarray(at, at + size))
    stream.bytes += size
    this.#waiting = bytes.subarray(at + size)
    this.#streams.set(id, stream)
    if (this.#streams.size > STREAMS_MAX) throw new RtmpError('Too many streams of chunks.')
    if (stream.bytes < stream.length) return { message: null }
    const { type, timestamp, streamId, parts } = stream
    ;[stream.parts, stream.bytes] = [[], 0]
    return { message: { type, timestamp, streamId, payload: Buffer.concat(parts) } }
  }
}

function newStream(): ChunkStream {
  return { timestamp: 0, delta: 0, length: 0, type: 0, streamId: 0, isExtended: false, parts: [], bytes: 0 }
}

/** Our messages are short enough for a single chunk. */
export const OWN_CHUNK_SIZE = 4096

/** Returns a message as one chunk. */
export function writeMessage({ type, streamId, payload }: Omit<RtmpMessage, 'timestamp'>): Buffer {
  const header = Buffer.alloc(12)
  header[0] = type === MESSAGE.command ? 3 : 2
  header.writeUIntBE(payload.length, 4, 3)
  header[7] = type
  header.writeUInt32LE(streamId, 8)
  return Buffer.concat([header, payload])
}
