/** Sends files and byte ranges. */
import { Readable } from 'node:stream'
import { Problem } from '@quintet/contracts/problem'
import type { Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Both are inclusive. */
export type Range = { start: number; end: number }

/** The type of HLS playlists. */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl'

const CONTENT_TYPES: Record<string, string> = {
  m3u8: PLAYLIST_TYPE,
  m4s: 'video/mp4',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  wasm: 'application/wasm',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  gif: 'image/gif',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  woff2: 'font/woff2',
}

/** True if a request is for all bytes of a resource. */
export const isWholeWanted = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.range === undefined

/** Sends an object or the requested range. Throws `unknown_content` if it does not exist or is of a type that is not served. */
export async function sendFile(
  storage: Storage,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const type = CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1).toLowerCase()]
  const size = type === undefined ? null : await storage.size(key)
  if (type === undefined || size === null) throw new Problem('unknown_content')
  reply.headers(headers).type(type)
  return sendRange(request, reply, size, (range) => storage.read(key, range))
}

/** Sends `size` bytes, or the requested range unless `isWhole`; `read` is called if there is a body. */
export function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  size: number,
  read: (range: Range) => Readable,
  { isWhole = false }: { isWhole?: boolean } = {},
): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const range = isWhole ? null : parseRange(request.headers.range, size)
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send()
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const sent = range ?? { start: 0, end: size - 1 }
  reply.header('content-length', sent.end - sent.start + 1)
  // An empty stream: without a body Fastify would send a length of 0.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : read(sent))
}

// RFC 9110 section 14.2: a single range is served, anything else gets the whole.
function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
