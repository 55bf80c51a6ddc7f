/**
 * Two machines that serve behind the shipped HAProxy, restarted one after the other again and again, while members ask for lists, report
 * for themselves and change their names. Goal: of all requests none fails.
 * Usage: node bench/machines/rolling-restart.ts [--requests 100000] [--askers 8] [--minutes 60]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase, freePortPair, signUpMember, startBalancer } from '@quintet/testing'
import { type ServerProcess, startServer } from '../../tests/operate/server-process.ts'
import { counts, report } from '../attacks/attack.ts'
import { quantileOf } from '../figures.ts'
import { actsOf } from './acts.ts'

/** One check of HAProxy per second must pass until a machine gets requests again. */
const TAKEN_BACK_MS = 2500

const { requests, askers, minutes } = counts(import.meta.filename, {
  requests: 100_000,
  askers: 8,
  minutes: 60,
})
const ending = new AbortController()
const isGoingOn = () => asked < requests && performance.now() < minutes * 60_000 && !ending.signal.aborted
await using started = new AsyncDisposableStack()
const scratch = await mkdtemp(path.join(tmpdir(), 'quintet-rolling-'))
started.defer(() => rm(scratch, { recursive: true, force: true }))
const database = await createTestDatabase()
started.defer(() => database.drop())
const machines: { port: number; server: ServerProcess }[] = []
started.defer(async () => void (await Promise.all(machines.map(({ server }) => server.stop()))))
const settings = {
  DATABASE_URL: database.url,
  ROLE: 'customer,content',
  DEV_TOOLS: '1',
  TRUSTED_PROXIES: '1',
  DRAIN_SECONDS: '5',
  LOG_LEVEL: 'warn',
}

async function start(at: number, port: number): Promise<void> {
  const server = startServer({ ...settings, PORT: String(port), DATA_DIR: path.join(scratch, String(at)) })
  machines[at] = { port, server }
  await server.ready(port)
}

const failed: string[] = []
const took: number[] = []
let asked = 0

async function ask(origin: string, number: number): Promise<void> {
  const { token } = await signUpMember(origin)
  const act = actsOf(origin, token, number)
  while (isGoingOn()) {
    asked++
    const began = performance.now()
    const why = await act()
    took.push(performance.now() - began)
    if (why) failed.push(why)
  }
}

await Promise.all([0, 1].map(async (at) => start(at, await freePortPair())))
const port = await freePortPair()
const balancer = await startBalancer(scratch, port, [machines[0]?.port ?? 0, machines[1]?.port ?? 0])
started.defer(() => balancer.stop())
started.defer(() => ending.abort())
const began = performance.now()
const asking = Promise.all(
  Array.from({ length: askers }, (_, number) => ask(`http://127.0.0.1:${port}`, number)),
)
let restarts = 0
for (; isGoingOn(); restarts++) {
  const at = restarts % 2
  await machines[at]?.server.stop()
  await start(at, machines[at]?.port ?? 0)
  await sleep(TAKEN_BACK_MS)
}
await asking
const seconds = Math.round((performance.now() - began) / 1000)
const [p50Ms, p99Ms] = [0.5, 0.99].map((share) => Math.round(quantileOf(took, share)))
const told = { requests: asked, restarts, failed: failed.length, why: [...new Set(failed)] }
const isReached = failed.length === 0 && asked >= requests
report(
  { ...told, seconds, p50Ms, p99Ms, worstMs: Math.round(took.reduce((a, b) => Math.max(a, b))) },
  isReached,
)
