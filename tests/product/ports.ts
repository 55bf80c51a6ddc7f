/** Ports for products under test: pages on one, games and embeds on the next. */
import dgram from 'node:dgram'
import { once } from 'node:events'
import net from 'node:net'

// Below the range of ephemeral ports.
const FIRST = 20_000
const PAIRS = 6_000

/**
 * Returns the first of two neighbouring free ports, reserved across processes until this one exits: the server there may start late, stop
 * and start again.
 */
export async function freePortPair(): Promise<number> {
  const start = process.pid + Math.floor(Math.random() * PAIRS)
  for (let step = 0; step < PAIRS; step++) {
    const port = FIRST + ((start + step) % PAIRS) * 2
    const release = await reserve(port)
    if (!release) continue
    if ((await isFree(port)) && (await isFree(port + 1))) return port
    release()
  }
  throw new Error('No two neighbouring ports are free.')
}

/**
 * Reserves the pair by binding the UDP port of its number, which nothing else uses and the system releases with the process; null if it is
 * taken.
 */
async function reserve(port: number): Promise<(() => void) | null> {
  const holder = dgram.createSocket('udp4').unref()
  try {
    holder.bind({ port, address: '127.0.0.1', exclusive: true })
    await once(holder, 'listening')
    return () => holder.close()
  } catch {
    holder.close()
    return null
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
