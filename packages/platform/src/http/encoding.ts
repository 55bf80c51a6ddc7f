/** Cached bodies in the encodings that browsers request, with their ETag. @spec decisions 1.8 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { accepts } from './accepts.ts'
import { isKnown } from './held-answers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Body = {
  type: string
  /** Strong, for the plain bytes; each encoding appends its name. */
  etag: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

const brotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** `br` first, because it makes pages load fastest. */
export function encodingFor(request: FastifyRequest): Encoding {
  const header = request.headers['accept-encoding']
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

const HTML = 'text/html; charset=utf-8'

/** Compresses a body for caching, in all encodings; `quality` is brotli's, 0 to 11. */
export async function compress(text: string, quality: number, type = HTML): Promise<Body> {
  const plain = Buffer.from(text)
  return {
    type,
    etag: etagOf(plain),
    plain,
    br: await toBrotli(plain, quality),
    gzip: await toGzip(plain),
  }
}

/**
 * Compresses a page for one reader in the encoding they accept, on the current thread: it takes 2 ms, while waiting for another thread
 * takes longer on a busy machine.
 */
export function compressAtOnce(html: string, encoding: Encoding): Body {
  const plain = Buffer.from(html)
  return {
    type: HTML,
    etag: etagOf(plain),
    plain,
    ...(encoding === 'br' ? { br: brotliCompressSync(plain, brotliOptions(plain, 4)) } : {}),
    ...(encoding === 'gzip' ? { gzip: gzipSync(plain) } : {}),
  }
}

/** `quality` from 0 to 11. */
export function toBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, brotliOptions(bytes, quality))
}

function brotliOptions(bytes: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
}

export function etagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Sends the encoding that the browser accepts, or 304 if it already has the body; `hold` is passed what is sent. */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  hold?: (bytes: Buffer) => void,
): FastifyReply {
  const wanted = encodingFor(request)
  const encoded = wanted === 'identity' ? undefined : body[wanted]
  const encoding: Encoding = encoded ? wanted : 'identity'
  const etag = `"${body.etag}-${encoding}"`
  reply.header('etag', etag)
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag))
    return reply.status(304).send()
  if (encoded) reply.header('content-encoding', encoding)
  reply.type(body.type)
  hold?.(encoded ?? body.plain)
  return reply.send(encoded ?? body.plain)
}
