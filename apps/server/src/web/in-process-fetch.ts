/** The API as the renderer calls it: the same routes, checks and responses, without a socket. */
import type { ApiFetch } from '@quintet/contracts/client'
import type { App } from '@quintet/platform/http/app'
import type { FastifyRequest } from 'fastify'

/** Calls on behalf of the sender of `from`; null: as a visitor on an unlocked device. */
export function inProcessFetch(app: App, from: FastifyRequest | null): ApiFetch {
  return async (url, init) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(from?.headers.cookie ? { cookie: from.headers.cookie } : {}),
      },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      // Attempts are counted by network: those of a posting page belong to its visitor, not to this machine.
      ...(from ? { remoteAddress: from.ip } : {}),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const each of [value ?? []].flat()) headers.append(name, String(each))
    return new Response(answer.rawPayload.length === 0 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    })
  }
}
