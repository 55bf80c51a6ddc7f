/**
 * The product as a company runs it: two serving and two working machines behind the shipped HAProxy, used in turn. They share a database
 * and a bucket, but no disks, and on a cluster in network namespaces no network but the one between them. Stops on a signal.
 *   node tests/journeys/machines.ts PORT FOLDER
 */
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTestDatabase, freePortPair, startBalancer } from '@quintet/testing'
import { findCluster, type MachineName, openCluster } from '@quintet/testing/cluster'
import { type Machine, openTunnel } from '@quintet/testing/network'
import { type ServerProcess, startServer } from '../operate/server-process.ts'
import { type Machines, machinesFile } from './running-product.ts'

const [port = '', folder = ''] = process.argv.slice(2)
const closers: (() => Promise<unknown>)[] = []
const servers: ServerProcess[] = []
const ended = Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal)))
try {
  const { machines, bucket } = findCluster() ?? (await openOwnCluster())
  const database = await createTestDatabase()
  closers.push(() => database.drop())
  // In parallel: the parent kills this process if stopping takes too long, which would orphan its children.
  closers.push(() => Promise.all(servers.map((server) => server.stop())))
  const shared: Record<string, string> = {
    ...bucket,
    DATABASE_URL: database.url,
    NODE_ENV: 'production',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    EMBED_ORIGIN: `http://127.0.0.1:${Number(port) + 1}`,
  }
  const start = async (name: MachineName, ROLE: string): Promise<number> => {
    const own = await freePortPair()
    const DATA_DIR = path.join(folder, name)
    const settings = { ...shared, ROLE, HOST: hostOf(machines[name]), PORT: String(own), DATA_DIR }
    const server = startServer(settings, (text) => process.stderr.write(`${name}: ${text}`), machines[name])
    servers.push(server)
    await server.ready(own)
    return own
  }
  await mkdir(folder, { recursive: true })
  const serving = [await start('serves-1', 'serve'), await start('serves-2', 'serve')] as const
  const tunnel = await openTunnel(machines['serves-1'], serving[0], folder)
  closers.push(() => tunnel.close())
  const told: Machines = {
    settings: { ...shared, DATA_DIR: path.join(folder, 'operator') },
    servesAt: `http://127.0.0.1:${tunnel.port}`,
  }
  await writeFile(machinesFile(folder), JSON.stringify(told))
  await start('works-1', 'worker')
  await start('works-2', 'worker')
  const addresses = [machines['serves-1'].address, machines['serves-2'].address] as const
  const balancer = await startBalancer(folder, Number(port), serving, { addresses })
  closers.push(() => balancer.stop())
  await ended
} finally {
  for (const close of closers.toReversed()) await close()
}

async function openOwnCluster() {
  const { cluster, close } = await openCluster()
  closers.push(close)
  return cluster
}

/** Where a server on the machine listens: a separate one is also used by somebody logged in to it, who reaches its loopback. */
function hostOf({ prefix }: Machine): string {
  return prefix.length > 0 ? '0.0.0.0' : '127.0.0.1'
}
