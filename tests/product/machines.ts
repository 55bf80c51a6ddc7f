/**
 * The product of a test on two machines behind the shipped HAProxy, which asks one after the other: `script/test --machines`. A machine
 * is here what a process holds in memory: pages, calls, the catalogue, limits. Both have the test's clock, database and media.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { composeProduct, type Product } from '@quintet/server/compose'
import type { Foundation } from '@quintet/server/foundation'
import { startBalancer } from './balancer.ts'
import { freePortPair } from './ports.ts'

export type Closer = () => Promise<unknown>

/** As script/test says. */
export const IS_ON_MACHINES = process.env['TESTS_ON'] === 'machines'

/** Where the product of a test is asked then, what its machines are told of that, and how the second one is added to the first. */
export async function placeForMachines(wishedPort: string | undefined) {
  const port = wishedPort === undefined ? await freePortPair() : Number(wishedPort)
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    settings: {
      TRUSTED_PROXIES: '1',
      PUBLIC_ORIGIN: origin,
      EMBED_ORIGIN: `http://127.0.0.1:${port + 1}`,
    },
    /** `first` is the address of the one that is there. */
    async add(foundation: Foundation, first: string, closers: Closer[]): Promise<Product> {
      const config = { ...foundation.config, port: await freePortPair() }
      const second = await composeProduct({ ...foundation, config })
      closers.push(() => second.close())
      const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-balancer-'))
      closers.push(() => rm(folder, { recursive: true, force: true }))
      const ports = [first, await second.listen()].map((address) => Number(new URL(address).port))
      // The tests that share this process hold up both machines together.
      const both = ports as [number, number]
      const balancer = await startBalancer(folder, port, both, { isPatient: true })
      closers.push(() => balancer.stop())
      return second
    },
  }
}

/** Brings the catalogues in memory up to the database. */
export async function refreshAll(machines: readonly Pick<Product, 'catalogue'>[]): Promise<void> {
  for (const { catalogue } of machines) await catalogue.refresh()
}
