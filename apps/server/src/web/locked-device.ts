/** Files made for all visitors hold what a locked device may not see, and are not sent to one. @spec decisions 13.81 */
import { identifyRequest, type Platform } from '@quintet/platform/http/app'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import type { FastifyReply, FastifyRequest } from 'fastify'

export async function isFromLockedDevice(
  platform: Pick<Platform, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<boolean> {
  const { cookies } = request
  if (cookies[COOKIES.token] === undefined && cookies[COOKIES.device] === undefined) return false
  const { viewer } = await identifyRequest(platform, request)
  return viewer?.kidLocked ?? false
}

/** Answers as if there were no such file. */
export function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('')
}
