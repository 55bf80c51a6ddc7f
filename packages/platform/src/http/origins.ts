/** The service's two origins, as a request sees them. @spec decisions 10.8 */
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/** Returns the origin of the pages, without a trailing slash. */
export function pageOrigin({ publicOrigin }: Pick<Config, 'publicOrigin'>, request: FastifyRequest): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`
}

/** Returns the origin for links that others keep, such as mails and search engines. Never the request's host, which the client chooses. */
export function lastingOrigin({
  publicOrigin,
  host,
  port,
}: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string {
  return publicOrigin ?? `http://${host}:${port}`
}

/**
 * Returns the origin of games and embeds. Without `EMBED_ORIGIN` it is the port after the pages' port: a separate origin without set-up.
 */
export function embedOrigin(
  { embedOrigin: set }: Pick<Config, 'embedOrigin'>,
  request: FastifyRequest,
): string {
  if (set !== null) return set
  const address = request.server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `${request.protocol}://${request.hostname}:${port + 1}`
}
