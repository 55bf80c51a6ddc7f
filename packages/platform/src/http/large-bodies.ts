/** Bodies that are larger than any form: read of those alone who may send them, so that strangers fill no memory. @spec security 4.2 */
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../identity/client.ts'
import type { Shares } from './shares.ts'

const FORM_BYTES = 64 * 1024

/** `admit` asks who it is and whether they may, and throws; null: anybody may call the route, with a form's worth. */
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

/** Or of a length that nobody told. */
function isLarge({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > FORM_BYTES
}
