/**
 * OpenStack Swift with its S3 interface, if installed (Debian: swift-proxy, swift-account, swift-container, swift-object, memcached): a
 * bucket that checks signatures, stored in its own folder, on loopback.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { readConfig } from '@quintet/platform/config/config'
import { openBucketClient } from '@quintet/platform/storage/s3-storage'
import { HERE, type Machine } from './network.ts'
import { freePortPair } from './ports.ts'

const run = promisify(execFile)

export const hasSwift = existsSync('/usr/bin/swift-proxy-server')

/** The settings of a product that keeps its media there. */
export type SwiftSettings = {
  S3_ENDPOINT: string
  S3_BUCKET: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
}

export type Swift = {
  settings: SwiftSettings
  /** Stops responding like a frozen machine, until `thaw`. */
  freeze(): void
  thaw(): void
  /** Stops it, so that connections are refused; its data stay on disk. */
  halt(): Promise<void>
  /** Restarts it; resolves once it answers. For `lateMs`, only its proxy answers, without knowing the bucket. */
  resume(options?: { lateMs?: number }): Promise<void>
  stop(): Promise<void>
}

const SECRET = 'testing-only'
const STORES = ['account', 'container', 'object'] as const
const READY_WITHIN_MS = 120_000
/**
 * Writes a ring of one device for each pair of a file and a port. swift-ring-builder needs three starts for each, of which loading Swift takes
 * 0.8 s of CPU.
 */
const WRITE_RINGS = `import sys
from swift.common.ring import RingBuilder
words = sys.argv[1:]
for file, port in zip(words[::2], words[1::2]):
    builder = RingBuilder(4, 1, 1)
    place = {"ip": "127.0.0.1", "port": int(port), "replication_ip": "127.0.0.1", "replication_port": int(port)}
    builder.add_dev({"region": 1, "zone": 1, "device": "one", "weight": 1.0, "meta": "", **place})
    builder.rebalance()
    builder.get_ring().save(file)
`

/** Starts it with an empty bucket. Throws if it does not answer within two minutes. */
export async function startSwift(on: Machine = HERE): Promise<Swift> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-swift-'))
  const processes: ChildProcess[] = []
  const halt = async (): Promise<void> => {
    await Promise.all(processes.splice(0).map(end))
  }
  const stop = async (): Promise<void> => {
    await halt()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const port = await freePortPair()
    const cachePort = await freePortPair()
    await writeConfiguration(folder, { address: on.address, port, cachePort })
    const user = os.userInfo().username
    const memory = ['-l', '127.0.0.1', '-p', String(cachePort), '-m', '16', '-u', user]
    const spawnAll = (names: readonly string[]) => {
      for (const name of names)
        processes.push(spawnOn(on, `swift-${name}-server`, [path.join(folder, `${name}.conf`)]))
    }
    const spawnFront = () => {
      processes.push(spawnOn(on, 'memcached', memory))
      spawnAll(['proxy'])
    }
    spawnFront()
    spawnAll(STORES)
    const endpoint = `http://${on.address}:${port}`
    const settings = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'quintet-media',
      S3_ACCESS_KEY_ID: 'test:tester',
      S3_SECRET_ACCESS_KEY: SECRET,
    }
    await makeBucket(settings)
    const freeze = (signal: NodeJS.Signals) => processes.forEach((each) => each.kill(signal))
    return {
      settings,
      freeze: () => freeze('SIGSTOP'),
      thaw: () => freeze('SIGCONT'),
      halt,
      async resume({ lateMs = 0 } = {}) {
        spawnFront()
        await sleep(lateMs)
        spawnAll(STORES)
        await makeBucket(settings)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One process of each kind and a single replica. */
async function writeConfiguration(
  folder: string,
  { address, port: proxyPort, cachePort }: { address: string; port: number; cachePort: number },
): Promise<void> {
  const storePort = await freePortPair()
  const ports = { account: storePort, container: storePort + 1, object: proxyPort + 1 }
  const common = (port: number, ip = '127.0.0.1') => `[DEFAULT]
bind_ip = ${ip}
bind_port = ${port}
workers = 0
user = ${os.userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_level = ERROR
`
  await mkdir(path.join(folder, 'devices/one'), { recursive: true })
  await writeFile(path.join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = quintet\n')
  await writeFile(
    path.join(folder, 'proxy.conf'),
    `${common(proxyPort, address)}[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# A part that fails often would be left alone for a minute; here there is no other of its kind.
error_suppression_limit = 1000000
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${SECRET} .admin
[filter:s3api]
use = egg:swift#s3api
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`,
  )
  for (const name of STORES)
    await writeFile(
      path.join(folder, `${name}.conf`),
      `${common(ports[name])}[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`,
    )
  const rings = STORES.flatMap((name) => [path.join(folder, `${name}.ring.gz`), String(ports[name])])
  // By the Python that Debian installs Swift for.
  await run('/usr/bin/python3', ['-c', WRITE_RINGS, ...rings])
}

/** Creates the bucket of the settings; retries until all of Swift's parts are running, so that it takes objects too. */
export async function makeBucket(settings: SwiftSettings): Promise<void> {
  const { bucket } = readConfig(settings)
  if (!bucket) throw new Error('These are no settings of a bucket.')
  const client = openBucketClient(bucket)
  const until = Date.now() + READY_WITHIN_MS
  try {
    for (;;) {
      const failure = await fillBucket(client, bucket.name).then(
        () => null,
        (error: unknown) => error,
      )
      if (failure === null) return
      if (Date.now() > until) throw failure
      await sleep(100)
    }
  } finally {
    client.destroy()
  }
}

/** Throws while a part of Swift is missing: accounts and containers make the bucket, and the third keeps objects. */
async function fillBucket(client: S3Client, name: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket: name })).catch((error: unknown) => {
    if ((error as Error).name !== 'BucketAlreadyOwnedByYou') throw error
  })
  const probe = { Bucket: name, Key: 'probe' }
  await client.send(new PutObjectCommand({ ...probe, Body: '' }))
  await client.send(new DeleteObjectCommand(probe))
}

function spawnOn({ prefix }: Machine, command: string, commandArgs: string[]): ChildProcess {
  const [program = '', ...args] = [...prefix, command, ...commandArgs]
  return spawn(program, args, { stdio: 'ignore' })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
