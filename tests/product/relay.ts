/** A port in front of a database, like a balancer's, whose server can stop responding or be replaced. */
import net from 'node:net'
import path from 'node:path'
import { freePortPair } from './ports.ts'

export type Relay = {
  /** The database's URL through the relay. */
  url: string
  /** From now on, drops all bytes, also of new connections; open connections stay open. */
  freeze(): void
  thaw(): void
  /** Ends all connections; new ones lead to this database's socket. */
  turnTo(url: string): void
  close(): Promise<void>
}

/** Relays to the socket of the database at `url`. */
export async function relayTo(url: string): Promise<Relay> {
  let socket = socketOf(url)
  let isFrozen = false
  const all = new Set<net.Socket>()
  const endAll = () => {
    for (const each of all) each.destroy()
    all.clear()
  }
  const relay = net.createServer((near) => {
    const far = net.connect(socket)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      all.add(from)
      from.on('data', (bytes) => isFrozen || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        all.delete(from)
        to.destroy()
      })
    }
  })
  const port = await freePortPair()
  await new Promise<void>((resolve) => relay.listen(port, '127.0.0.1', resolve))
  const address = new URL(url)
  address.searchParams.delete('host')
  address.host = `127.0.0.1:${port}`
  return {
    url: address.href,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    turnTo(other) {
      socket = socketOf(other)
      isFrozen = false
      endAll()
    },
    async close() {
      endAll()
      await new Promise((resolve) => relay.close(resolve))
    },
  }
}

function socketOf(url: string): string {
  return path.join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432')
}
