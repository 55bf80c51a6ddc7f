/**
 * A test's product on two machines behind the shipped HAProxy, used in turn: `script/test --machines`. A machine here is what a process
 * holds in memory: pages, calls, the catalogue, limits. Both share the test's clock, and the database and the bucket of the cluster.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { composeProduct, type Product } from '@quintet/server/compose'
import type { Foundation } from '@quintet/server/foundation'
import { startBalancer } from './balancer.ts'
import { freePortPair } from './ports.ts'

export type Closer = () => Promise<unknown>

/** Set by script/test. */
export const IS_ON_MACHINES = process.env['TESTS_ON'] === 'machines'

/** The origin of the test's product in that case, the settings of its machines, and how to add the second machine. */
export async function placeForMachines(wishedPort: string | undefined) {
  const port = wishedPort === undefined ? await freePortPair() : Number(wishedPort)
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    settings: {
      TRUSTED_PROXIES: '1',
      PUBLIC_ORIGIN: origin,
      EMBED_ORIGIN: `http://127.0.0.1:${port + 1}`,
      ...(await bucketOfCluster()),
    },
    /** Adds the second machine; `first` is the address of the existing one. */
    async add(foundation: Foundation, first: string, closers: Closer[]): Promise<Product> {
      const config = { ...foundation.config, port: await freePortPair() }
      const second = await composeProduct({ ...foundation, config })
      closers.push(() => second.close())
      const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-balancer-'))
      closers.push(() => rm(folder, { recursive: true, force: true }))
      const ports = [first, await second.listen()].map((address) => Number(new URL(address).port))
      // Tests in the same process slow down both machines together.
      const both = ports as [number, number]
      const balancer = await startBalancer(folder, port, both, { isPatient: true })
      closers.push(() => balancer.stop())
      return second
    },
  }
}

/** A new bucket on the cluster, if there is one. Its modules are loaded only then: those of S3 take most of a second. */
async function bucketOfCluster(): Promise<Record<string, string>> {
  const { findCluster } = await import('./cluster.ts')
  const cluster = findCluster()
  if (!cluster) return {}
  const { makeBucket } = await import('./swift.ts')
  const bucket = { ...cluster.bucket, S3_BUCKET: `test-${randomBytes(8).toString('hex')}` }
  await makeBucket(bucket)
  return bucket
}

/** Refreshes the in-memory catalogues from the database. */
export async function refreshAll(machines: readonly Pick<Product, 'catalogue'>[]): Promise<void> {
  for (const { catalogue } of machines) await catalogue.refresh()
}
