/** Serves held responses ahead of everything else on a server. */
import { IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Found, HeldAnswers } from './held-answers.ts'
import { RepeatedRequests } from './repeated-requests.ts'

/**
 * Sends held responses before any other hook of `app` runs, so call it before adding them. Behind a proxy the bytes of each request differ,
 * so byte-identical requests are recognised only without one.
 */
export function holdAnswers(app: FastifyInstance, { isBehindProxy }: { isBehindProxy: boolean }): void {
  const answers = new HeldAnswers()
  app.decorate('heldAnswers', answers)
  const repeated = isBehindProxy ? null : new RepeatedRequests(answers)
  repeated?.watch(app.server)
  app.addHook('onRequest', ({ raw: request }, reply, done) => {
    repeated?.noteRequest(request, reply.raw)
    // Requests injected by the service itself have no connection to write to.
    const found = request instanceof IncomingMessage ? answers.find(request) : null
    if (!found) return done()
    repeated?.learn(request, reply.raw, found)
    reply.hijack()
    send(found, reply.raw)
  })
}

function send({ held, isUnchanged }: Found, response: ServerResponse): void {
  if (isUnchanged) response.writeHead(304, held.unchanged).end()
  else if (typeof held.body === 'string') response.writeHead(200, held.headers).end(held.body, 'latin1')
  else response.writeHead(200, held.headers).end(held.body)
}
