/** The service's two origins, as a request sees them. @spec decisions 10.8 */
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/** Where the pages are, without a slash at the end. */
export function pageOrigin({ publicOrigin }: Pick<Config, 'publicOrigin'>, request: FastifyRequest): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`
}

/** Where links lead that others keep: mails, search engines. Never the request's host: whoever asks chooses that. */
export function lastingOrigin({
  publicOrigin,
  host,
  port,
}: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string {
  return publicOrigin ?? `http://${host}:${port}`
}

/**
 * Where games and embeds are. Without `EMBED_ORIGIN` they live on the port after the pages': another origin with nothing to
 * set up.
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
