/**
 * Ends connections that hold resources without end: requests and readers that never finish, and too many from one network.
 * @spec security 4.3
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../identity/client.ts'

export type ConnectionLimits = {
  /** For the request's head, measured from the connection's start or the previous request. */
  headersMs: number
  /** For the whole request including its body. */
  requestMs: number
  /** For a reader to take one write: a chunk of a response, at most a few hundred kilobytes. */
  stallMs: number
  /** Open connections allowed per network if no proxy stands in front of the service. */
  perNetwork: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 30_000,
  stallMs: 60_000,
  perNetwork: 512,
}

/** Monitors the connections of `server`; its request limits are Node's own. */
export function boundConnections(
  server: Server,
  { stallMs, perNetwork }: ConnectionLimits,
  { isBehindProxy }: { isBehindProxy: boolean },
): void {
  const networks = new Networks(isBehindProxy ? Number.POSITIVE_INFINITY : perNetwork)
  const readers = new Map<Socket, Reader>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (!networks.admit(network)) {
      socket.destroy()
      return
    }
    readers.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => {
      networks.release(network)
      readers.delete(socket)
    })
  })
  const looking = setInterval(() => endStalled(readers, stallMs), stallMs / 4).unref()
  server.once('close', () => clearInterval(looking))
}

/** Counts the open connections of each network. */
export class Networks {
  readonly #open = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  admit(network: string): boolean {
    const open = this.#open.get(network) ?? 0
    if (open >= this.#most) return false
    this.#open.set(network, open + 1)
    return true
  }

  release(network: string): void {
    const open = (this.#open.get(network) ?? 1) - 1
    if (open === 0) this.#open.delete(network)
    else this.#open.set(network, open)
  }
}

/** The bytes of its responses that a reader has taken, and since when that number has not changed. */
type Reader = { taken: number; since: number }

function endStalled(readers: Map<Socket, Reader>, stallMs: number): void {
  const now = performance.now()
  for (const [socket, reader] of readers) {
    const taken = socket.bytesWritten - socket.writableLength
    if (socket.writableLength === 0 || taken !== reader.taken) Object.assign(reader, { taken, since: now })
    else if (now - reader.since >= stallMs) socket.destroy()
  }
}
