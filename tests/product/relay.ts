/** What stands before a database as a balancer does: a port whose server can fall silent, or become another one. */
import net from 'node:net'
import path from 'node:path'
import { freePortPair } from './ports.ts'

export type Relay = {
  /** Where the database is reached by it. */
  url: string
  /** From now on bytes are swallowed, and those of new connections; those that stand go on standing. */
  freeze(): void
  thaw(): void
  /** Ends all connections; new ones lead to the socket of this database. */
  turnTo(url: string): void
  close(): Promise<void>
}

/** Passes bytes to the socket of the database at `url`. */
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
