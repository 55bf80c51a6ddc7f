/** Sends segments: whole ones from memory where they fit, parts of them from storage. */
import { finished } from 'node:stream'
import { holdObjects } from '@quintet/platform/storage/held-objects'
import type { Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isWholeWanted, sendFile } from './send-file.ts'

/** Throws `unknown_content` where there is none. */
export type SendSegment = (
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
) => Promise<FastifyReply>

/** One for a process: what it holds in memory is bounded once. */
export function segmentsOf(storage: Storage): SendSegment {
  const lend = holdObjects(storage)
  return async (key, request, reply, headers) => {
    const segment = isWholeWanted(request) ? await lend(key) : null
    if (!segment) return sendFile(storage, key, request, reply, headers)
    // Also where the client has gone meanwhile.
    finished(reply.raw, segment.release)
    return reply
      .headers({ ...headers, 'accept-ranges': 'bytes' })
      .type('video/mp4')
      .send(segment.bytes)
  }
}
