/** Whether a request was made on this machine, by somebody who sits at it. @spec decisions 7.3 */
import type { FastifyRequest } from 'fastify'
import { isLoopbackName } from '../config/loopback.ts'

/** What proxies add: behind one, everybody's requests come from this machine. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Peer and Host are this machine's, and no proxy forwarded it. The Host keeps out pages of other sites whose name was made to lead
 * here (DNS rebinding).
 */
export function isFromHere({ raw, hostname }: FastifyRequest): boolean {
  const { socket, headers } = raw
  return (
    isLoopbackName(socket.remoteAddress ?? '') &&
    isLoopbackName(hostname) &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}
