/** Detects requests made on this machine by somebody using it. @spec decisions 7.3 */
import type { FastifyRequest } from 'fastify'
import { isLoopbackName } from '../config/loopback.ts'

/** Headers that proxies add; behind a proxy, all requests come from this machine. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * True if the peer and Host are this machine's, and no proxy forwarded the request. The Host check excludes pages of other sites whose name
 * was made to resolve to here (DNS rebinding).
 */
export function isFromHere({ raw, hostname }: FastifyRequest): boolean {
  const { socket, headers } = raw
  return (
    isLoopbackName(socket.remoteAddress ?? '') &&
    isLoopbackName(hostname) &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}
