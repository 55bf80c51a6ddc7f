/** Answers what Node cannot read as a request, and therefore reaches no route: with a problem document, too. @spec decisions 1.9 */
import { Problem } from '@quintet/contracts/problem'
import { documentOf } from '@quintet/contracts/problems'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Writes the problem of a connection's unreadable request and closes the connection, whose next bytes mean nothing. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(responseTo(problemOf(error.code)))
  socket.destroy(error)
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout')
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers_too_large')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Problem('payload_too_large')
    default:
      return new Problem('malformed_request')
  }
}

function responseTo(problem: Problem): string {
  const document = documentOf(problem)
  const body = JSON.stringify(document)
  return [
    `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
