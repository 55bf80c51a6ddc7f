/** Ports for products under test: pages on one, games and embeds on the next. */
import net from 'node:net'

// Below the range from which systems give out ports of their own accord.
const FIRST = 20_000
const PAIRS = 6_000

/** The first of two neighbouring free ports; processes start their search in different places. */
export async function freePortPair(): Promise<number> {
  const start = process.pid + Math.floor(Math.random() * PAIRS)
  for (let step = 0; step < PAIRS; step++) {
    const port = FIRST + ((start + step) % PAIRS) * 2
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error('No two neighbouring ports are free.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
