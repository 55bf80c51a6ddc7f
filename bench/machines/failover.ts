/**
 * PostgreSQL's machine goes silent while members write at two server processes; after two checks of a load balancer its standby, which had
 * confirmed each write, is promoted and takes its place. Measures how long until both processes are ready, until a title published then is
 * visible at both, and whether an acknowledged write is missing. Goal: ready within 5 s, visible within 10 s, none missing.
 * Usage: node bench/machines/failover.ts [--rounds 50] [--writers 8]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getContentInfo } from '@quintet/contracts/content'
import { getMe, updateUser } from '@quintet/contracts/user'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import { openDatabase } from '@quintet/platform/db/database'
import { startEmbeddedPostgres } from '@quintet/platform/db/embedded'
import { openLog } from '@quintet/platform/log/log'
import {
  type Call,
  callerOver,
  freePortPair,
  insertTitle,
  programSend,
  relayTo,
  signUpMember,
  startStandby,
} from '@quintet/testing'
import { Client } from 'pg'
import { startServer } from '../../tests/operate/server-process.ts'
import { counts, report } from '../attacks/attack.ts'
import { quantileOf } from '../figures.ts'

const [READY_MS, SEEN_MS] = [5000, 10_000]
/** As in docs/operate/haproxy.cfg: one check per second, down after two. */
const NOTICED_MS = 2000
const WRITES_FOR_MS = 1000
const LOOK_EVERY_MS = 50
const GIVES_UP_MS = 60_000

type Writer = { call: Call; elsewhere: Call; tried: number; acknowledged: number; refused: number }
type Server = { url: string; stop(): Promise<unknown> }

const { rounds, writers: writersCount } = counts(import.meta.filename, { rounds: 50, writers: 8 })
await using started = new AsyncDisposableStack()
const scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-failover-'))
started.defer(() => rm(scratch, { recursive: true, force: true }))
const embedded = await startEmbeddedPostgres({ dataDir: path.join(scratch, 'first'), log: openLog('warn') })
let writing: Server = { url: embedded.ownerUrl, stop: () => embedded.stop() }
started.defer(async () => void (await writing.stop()))
const relay = await relayTo(writing.url)
started.defer(() => relay.close())

async function startServing(name: string) {
  const port = await freePortPair()
  const server = startServer({
    DATABASE_URL: relay.url,
    DATA_DIR: path.join(scratch, name),
    PORT: String(port),
    ROLE: 'customer,content',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'silent',
  })
  started.defer(async () => void (await server.stop()))
  await server.ready(port)
  return `http://127.0.0.1:${port}`
}

const origins = [await startServing('one'), await startServing('two')]
const writers = await Promise.all(Array.from({ length: writersCount }, (_, number) => aWriter(number)))
const figures = { readyMs: [] as number[], seenMs: [] as number[], missing: [] as string[] }

async function aWriter(number: number): Promise<Writer> {
  const { token } = await signUpMember(origins[0] ?? '')
  const [call, elsewhere] = [0, 1].map((beside) => {
    const origin = origins[(number + beside) % origins.length] ?? ''
    return callerOver(programSend(origin, { authorization: `Bearer ${token}` }))
  }) as [Call, Call]
  return { call, elsewhere, tried: 0, acknowledged: 0, refused: 0 }
}

async function write(writer: Writer, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    writer.tried += 1
    const body = { firstName: `Name ${writer.tried}` }
    const answer = await writer.call(updateUser, { body }).catch(() => null)
    if (answer?.status === 200) writer.acknowledged = writer.tried
    else {
      writer.refused += 1
      await sleep(LOOK_EVERY_MS)
    }
  }
}

/** How long until the condition holds, in milliseconds after `began`; infinite if it never does. */
async function until(isSo: () => Promise<boolean>, began: number): Promise<number> {
  while (performance.now() - began < GIVES_UP_MS) {
    if (await isSo()) return performance.now() - began
    await sleep(LOOK_EVERY_MS)
  }
  return Number.POSITIVE_INFINITY
}

const everywhere = async (isSo: (origin: string) => Promise<boolean>) =>
  (await Promise.all(origins.map((origin) => isSo(origin).catch(() => false)))).every(Boolean)

/** A synchronous standby, without which nothing is acknowledged. */
async function followClosely(number: number): Promise<Server> {
  const standby = await startStandby(writing.url, path.join(scratch, String(number)))
  started.defer(() => standby.stop())
  await ask(writing.url, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()')
  await until(async () => {
    const [row] = await ask(writing.url, 'select sync_state from pg_stat_replication')
    return row?.['sync_state'] === 'sync'
  }, performance.now())
  return standby
}

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}

async function fail(number: number): Promise<void> {
  const standby = await followClosely(number)
  const stopped = new AbortController()
  const isOver = AbortSignal.any([stopped.signal, ending.signal])
  const done = writers.map((writer) => write(writer, isOver))
  await sleep(WRITES_FOR_MS)
  relay.freeze()
  await sleep(NOTICED_MS)
  await ask(
    standby.url,
    'select pg_promote(true)',
    'alter system reset synchronous_standby_names',
    'select pg_reload_conf()',
  )
  const before = writers.map(({ acknowledged }) => acknowledged)
  relay.turnTo(standby.url)
  const turnedAt = performance.now()
  const db = openDatabase(standby.url, { connections: 4 })
  const { id } = await insertTitle(db, new Date(), { title: `Round ${number}` })
  const params = { productId: DEFAULT_PRODUCT_ID, id }
  const isReady = async (origin: string) => (await fetch(`${origin}/ready`)).ok
  const isSeen = async (origin: string) =>
    (await callerOver(programSend(origin, {}))(getContentInfo, { params, query: {} })).status === 200
  const [ready, seen] = await Promise.all([
    until(() => everywhere(isReady), turnedAt),
    until(() => everywhere(isSeen), turnedAt),
  ])
  await until(async () => writers.every(({ acknowledged }, at) => acknowledged > (before[at] ?? 0)), turnedAt)
  stopped.abort()
  await Promise.all([...done, db.destroy()])
  for (const { elsewhere, tried, acknowledged } of writers) {
    const kept = Number((await elsewhere(getMe, {})).body.firstName?.split(' ')[1])
    if (!(kept >= acknowledged && kept <= tried))
      figures.missing.push(`round ${number}: ${acknowledged} was acknowledged, ${kept} is kept`)
  }
  figures.readyMs.push(ready)
  figures.seenMs.push(seen)
  await writing.stop()
  writing = standby
  process.stderr.write(`${number} of ${rounds}: ready ${Math.round(ready)} ms, seen ${Math.round(seen)} ms\n`)
}

const ending = new AbortController()
started.defer(() => ending.abort())
for (let number = 1; number <= rounds; number++) await fail(number)
const told = (values: number[]) => ({
  p50: Math.round(quantileOf(values, 0.5)),
  p95: Math.round(quantileOf(values, 0.95)),
  worst: Math.round(Math.max(...values)),
})
report(
  {
    rounds,
    readyMs: told(figures.readyMs),
    seenMs: told(figures.seenMs),
    acknowledged: writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    refused: writers.reduce((sum, { refused }) => sum + refused, 0),
    missing: figures.missing,
    load: os.loadavg()[0],
  },
  figures.missing.length === 0 &&
    Math.max(...figures.readyMs) <= READY_MS &&
    Math.max(...figures.seenMs) <= SEEN_MS,
)
