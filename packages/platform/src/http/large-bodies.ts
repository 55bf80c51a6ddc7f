/** Limits bodies larger than any form to callers who may send them, so that strangers cannot fill the memory. @spec security 4.2 */
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../identity/client.ts'
import type { Shares } from './shares.ts'

const FORM_BYTES = 64 * 1024

/** `admit` identifies the caller, checks their permission, and throws; null: anybody may call the route, with at most a form-sized body. */
export function bodyOptions(
  shares: Shares,
  { bodyBytes }: { bodyBytes?: number | undefined },
  admit: ((request: FastifyRequest) => Promise<unknown>) | null,
) {
  if (!admit) return { bodyLimit: FORM_BYTES }
  return {
    ...(bodyBytes === undefined ? {} : { bodyLimit: bodyBytes }),
    async onRequest(request: FastifyRequest): Promise<void> {
      if (isLarge(request)) await shares.within(networkOf(request.ip), () => admit(request))
    },
  }
}

/** True if the body is larger than a form, or of unknown length. */
function isLarge({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > FORM_BYTES
}
