/**
 * What `script/test --machines` starts once for all its tests: machines, an external PostgreSQL and a bucket. Each machine is a network
 * namespace where the system allows; otherwise all are this host, on loopback.
 */
import { createTestDatabase, openTestDatabases } from './database.ts'
import { hasOwnNetwork, HERE, type Machine, openNetwork } from './network.ts'
import { startExternalPostgres } from './run-postgres.ts'
import { type SwiftSettings, startSwift } from './swift.ts'

const NAMES = ['serves-1', 'serves-2', 'works-1', 'works-2', 'data'] as const

export type MachineName = Exclude<(typeof NAMES)[number], 'data'>

export type Cluster = {
  machines: Record<MachineName, Machine>
  /** For `createTestDatabase`, in TEST_DATABASE_URL. */
  databaseUrl: string
  bucket: SwiftSettings
}

const VARIABLE = 'QUINTET_TEST_CLUSTER'

/** Starts it and names it in the environment of this process's children, for `findCluster`. */
export async function openCluster(): Promise<{ cluster: Cluster; close: () => Promise<void> }> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const each of closers.splice(0).toReversed()) await each()
  }
  try {
    const { data, ...machines } = await openMachines(closers)
    const databaseUrl = await openDatabaseOn(data, closers)
    const swift = await startSwift(data)
    closers.push(() => swift.stop())
    const cluster: Cluster = { machines, databaseUrl, bucket: swift.settings }
    process.env['TEST_DATABASE_URL'] = databaseUrl
    process.env[VARIABLE] = JSON.stringify(cluster)
    return { cluster, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The cluster that script/test started, or null. */
export function findCluster(): Cluster | null {
  const told = process.env[VARIABLE]
  return told === undefined ? null : (JSON.parse(told) as Cluster)
}

async function openMachines(
  closers: (() => Promise<unknown>)[],
): Promise<Record<(typeof NAMES)[number], Machine>> {
  if (!hasOwnNetwork)
    return Object.fromEntries(NAMES.map((name) => [name, HERE])) as Record<MachineName | 'data', Machine>
  const { machines, close } = await openNetwork(NAMES)
  closers.push(close)
  return machines
}

async function openDatabaseOn(machine: Machine, closers: (() => Promise<unknown>)[]): Promise<string> {
  if (machine === HERE) {
    const databases = await openTestDatabases()
    closers.push(() => databases.leave())
    return databases.url
  }
  const { url, stop } = await startExternalPostgres(machine)
  closers.push(stop)
  process.env['TEST_DATABASE_URL'] = url
  // Makes the template before tests ask for copies of it.
  await (await createTestDatabase()).drop()
  return url
}
