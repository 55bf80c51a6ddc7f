/** One RTMP publishing connection, as from OBS or ffmpeg: its key is checked before any of its media are kept. @spec decisions 12.10 */
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { Feed } from '../feed.ts'
import { AmfError, type AmfValue, readAmf, writeAmf } from './amf.ts'
import {
  MESSAGE,
  MessageReader,
  OWN_CHUNK_SIZE,
  RtmpError,
  type RtmpMessage,
  writeMessage,
} from './rtmp-messages.ts'

const HANDSHAKE_BYTES = 1536
const VERSION = 3
/** After this many bytes a sender may wait for an acknowledgement. */
const WINDOW_BYTES = 2_500_000
const DYNAMIC = 2
const STRANGER_MS = 10_000
/** Many times what an encoder sends before its key. */
const STRANGER_BYTES_MAX = 128 * 1024
/** A client that does not read its responses is sent no more. */
const UNREAD_BYTES_MAX = 64 * 1024
const WELCOME = {
  level: 'status',
  code: 'NetConnection.Connect.Success',
  description: 'Welcome.',
  objectEncoding: 0,
}
const ON_AIR = { level: 'status', code: 'NetStream.Publish.Start', description: 'On the air.' }
const NO_SUCH_KEY = { level: 'error', code: 'NetStream.Publish.BadName', description: 'No such key.' }
const FLV_HEADER = Buffer.from('464c5601050000000900000000', 'hex')

/** Accepts a publisher by its key; null if the key is unknown. */
export type TakePublisher = (key: string, feed: Feed) => { left(): void } | null

/** Serves a connection until it ends. */
export function servePublisher(socket: Socket, take: TakePublisher): void {
  const reader = new MessageReader()
  let shaken: Buffer = Buffer.alloc(0)
  let isShaken = false
  let publishing: Publishing | null = null
  let [received, acknowledged] = [0, 0]
  const stranger = setTimeout(() => socket.destroy(), STRANGER_MS)
  const answer = (type: number, payload: Buffer, streamId = 0): void => {
    if (socket.writableLength > UNREAD_BYTES_MAX) throw new RtmpError('Nobody reads the answers.')
    socket.write(writeMessage({ type, streamId, payload }))
  }

  const begin = (key: string, streamId: number): void => {
    const next = new Publishing()
    next.taken = take(key, next.feed)
    if (next.taken) {
      clearTimeout(stranger)
      reader.trust()
      publishing = next
    }
    answer(MESSAGE.command, writeAmf('onStatus', 0, null, next.taken ? ON_AIR : NO_SUCH_KEY), streamId)
    if (!next.taken) socket.end()
  }

  const obey = ({ type, streamId, payload, timestamp }: RtmpMessage): void => {
    if (type === MESSAGE.command) return command(readAmf(payload), streamId)
    publishing?.media(type, timestamp, payload)
  }

  const command = ([name, asked, , first]: AmfValue[], streamId: number): void => {
    // The response repeats the transaction ID, so it must be a number.
    const id = typeof asked === 'number' ? asked : 0
    if (name === 'connect') {
      answer(MESSAGE.windowSize, number(WINDOW_BYTES))
      answer(MESSAGE.bandwidth, Buffer.concat([number(WINDOW_BYTES), Buffer.of(DYNAMIC)]))
      answer(MESSAGE.chunkSize, number(OWN_CHUNK_SIZE))
      answer(MESSAGE.command, writeAmf('_result', id, { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }, WELCOME))
    } else if (name === 'createStream') answer(MESSAGE.command, writeAmf('_result', id, null, 1))
    else if (name === 'releaseStream' || name === 'FCPublish')
      answer(MESSAGE.command, writeAmf('_result', id, null, null))
    else if (name === 'publish' && typeof first === 'string' && !publishing) begin(first, streamId)
    else if (name === 'deleteStream' || name === 'FCUnpublish') socket.end()
  }

  socket.on('data', (bytes: Buffer) => {
    try {
      if (isShaken) for (const message of reader.read(bytes)) obey(message)
      else {
        const before = shaken.length
        shaken = Buffer.concat([shaken, bytes])
        if (shaken.length > 0 && shaken[0] !== VERSION) throw new RtmpError('This is no RTMP.')
        const [hello, echo] = [1 + HANDSHAKE_BYTES, 1 + 2 * HANDSHAKE_BYTES]
        if (before < hello && shaken.length >= hello) socket.write(handshake(shaken.subarray(1, hello)))
        if (shaken.length < echo) return
        isShaken = true
        for (const message of reader.read(shaken.subarray(echo))) obey(message)
        shaken = Buffer.alloc(0)
      }
      received = (received + bytes.length) >>> 0
      if (!publishing && received > STRANGER_BYTES_MAX) throw new RtmpError('Too much without a key.')
      if (isShaken && received - acknowledged >= WINDOW_BYTES / 2)
        answer(MESSAGE.acknowledgement, number((acknowledged = received)))
    } catch (error) {
      if (!(error instanceof RtmpError || error instanceof AmfError)) throw error
      socket.destroy()
    }
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(stranger)
    publishing?.feed.close()
    publishing?.taken?.left()
  })
}

/** One publisher's media as FLV; the headers that decoders need first are kept for later readers. */
class Publishing {
  taken: ReturnType<TakePublisher> = null
  #head: { data?: Buffer; video?: Buffer; audio?: Buffer } = {}
  readonly feed = new Feed('flv', () => Buffer.concat([FLV_HEADER, ...Object.values(this.#head)]))

  media(type: number, timestamp: number, payload: Buffer): void {
    const [first = 0, second] = payload
    if (type === MESSAGE.data) {
      const words =
        readAmf(payload)[0] === '@setDataFrame' ? payload.subarray(3 + '@setDataFrame'.length) : payload
      this.#head.data = tag(type, 0, words)
      return
    }
    const [isVideo, isAudio] = [type === MESSAGE.video, type === MESSAGE.audio]
    if (!(isVideo || isAudio) || payload.length === 0) return
    const isSetting = second === 0 && (isVideo ? (first & 15) === 7 : first >> 4 === 10)
    if (isSetting) this.#head[isVideo ? 'video' : 'audio'] = tag(type, 0, payload)
    const hasPicture = this.#head.video !== undefined
    const canBegin = !isSetting && (isVideo ? first >> 4 === 1 : !hasPicture)
    this.feed.push(tag(type, timestamp, payload), canBegin)
  }
}

/** Adobe's FLV specification, annex E.4.1. */
function tag(type: number, timestamp: number, payload: Buffer): Buffer {
  const header = Buffer.alloc(11)
  header[0] = type
  header.writeUIntBE(payload.length, 1, 3)
  header.writeUIntBE(timestamp & 0xffffff, 4, 3)
  header[7] = timestamp >>> 24
  return Buffer.concat([header, payload, number(header.length + payload.length)])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** S0, S1 and S2 without a digest, which all encoders accept. Section 5.2 */
function handshake(hello: Buffer): Buffer {
  return Buffer.concat([Buffer.of(VERSION), Buffer.alloc(8), randomBytes(HANDSHAKE_BYTES - 8), hello])
}
