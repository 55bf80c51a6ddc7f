/** Sends segments: whole ones from memory if they fit, ranges from storage. */
import { finished } from 'node:stream'
import { holdObjects } from '@quintet/platform/storage/held-objects'
import type { Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isWholeWanted, sendFile } from './send-file.ts'

/** Throws `unknown_content` if there is none. */
export type SendSegment = (
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
) => Promise<FastifyReply>

/** One per process, so that its memory is limited once. */
export function segmentsOf(storage: Storage): SendSegment {
  const lend = holdObjects(storage)
  return async (key, request, reply, headers) => {
    const segment = isWholeWanted(request) ? await lend(key) : null
    if (!segment) return sendFile(storage, key, request, reply, headers)
    // Also runs if the client has disconnected.
    finished(reply.raw, segment.release)
    return reply
      .headers({ ...headers, 'accept-ranges': 'bytes' })
      .type('video/mp4')
      .send(segment.bytes)
  }
}
