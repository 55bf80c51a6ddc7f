/** Bodies held in the encodings that browsers ask for, with their ETag. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isKnown } from './held-answers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Body = {
  type: string
  /** Strong for the plain bytes; each encoding adds its name. */
  etag: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

const brotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** `br` first: it decides how fast a page is there. */
export function encodingFor(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Makes a body in one encoding or in all; `quality` is brotli's, 0 to 11. */
export async function compress(
  text: string,
  encodings: Encoding | 'all',
  quality: number,
  type = 'text/html; charset=utf-8',
): Promise<Body> {
  const plain = Buffer.from(text)
  const wants = (encoding: Encoding) => encodings === 'all' || encodings === encoding
  return {
    type,
    etag: etagOf(plain),
    plain,
    ...(wants('br') ? { br: await toBrotli(plain, quality) } : {}),
    ...(wants('gzip') ? { gzip: await toGzip(plain) } : {}),
  }
}

/** `quality` from 0 to 11. */
export function toBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

export function etagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Sends what the browser understands, or 304 where it holds it already; `hold` is shown what is sent. */
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
