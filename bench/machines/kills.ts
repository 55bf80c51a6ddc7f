/**
 * Two machines that serve behind the shipped HAProxy and two that work: one of the four is killed with -9, started again, and so on, while
 * members write and others sign up and pay. Goal: nothing that was acknowledged is missing, no half member, books without a fault, and a
 * killed machine is ready again by itself.
 * Usage: node bench/machines/kills.ts [--kills 200] [--writers 6]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getMe, updateUser } from '@quintet/contracts/user'
import { openDatabase } from '@quintet/platform/db/database'
import {
  callerOver,
  createTestDatabase,
  freePortPair,
  programSend,
  signUpMember,
  startBalancer,
} from '@quintet/testing'
import { sql } from 'kysely'
import { type ServerProcess, startServer } from '../../tests/operate/server-process.ts'
import { counts, report } from '../attacks/attack.ts'
import { quantileOf } from '../figures.ts'
import { inspectSignUps } from '../money/sign-up-kill.ts'

const ROLES = ['customer,content', 'customer,content', 'worker', 'worker'] as const
/** A kill comes this long after the last machine was ready again. */
const LATEST_KILL_MS = 1500
const AFTER_A_FAILURE_MS = 50

const { kills, writers: writersCount } = counts(import.meta.filename, { kills: 200, writers: 6 })
await using started = new AsyncDisposableStack()
const scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-kills-'))
started.defer(() => rm(scratch, { recursive: true, force: true }))
const database = await createTestDatabase()
started.defer(() => database.drop())
const db = openDatabase(database.url, { connections: 2 })
started.defer(() => db.destroy())
const ports = await Promise.all(ROLES.map(() => freePortPair()))
const machines: ServerProcess[] = []
const stopMachines = async () => void (await Promise.all(machines.map((machine) => machine.stop())))
started.defer(stopMachines)

async function start(at: number): Promise<void> {
  const port = ports[at] ?? 0
  const server = startServer({
    DATABASE_URL: database.url,
    DATA_DIR: path.join(scratch, String(at)),
    PORT: String(port),
    ROLE: ROLES[at] ?? '',
    DEV_TOOLS: '1',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  })
  machines[at] = server
  await server.ready(port)
}

type Writer = { token: string; tried: number; acknowledged: number; refused: number }
const callOf = (origin: string, token: string) =>
  callerOver(programSend(origin, { authorization: `Bearer ${token}` }))

async function write(origin: string, writer: Writer, isOver: () => boolean): Promise<void> {
  const call = callOf(origin, writer.token)
  while (!isOver()) {
    writer.tried += 1
    const answer = await call(updateUser, { body: { firstName: `Name ${writer.tried}` } }).catch(() => null)
    if (answer?.status === 200) writer.acknowledged = writer.tried
    else {
      writer.refused += 1
      await sleep(AFTER_A_FAILURE_MS)
    }
  }
}

/** Signs members up one after the other; returns the tokens of those who were told that they are. */
async function signUp(origin: string, isOver: () => boolean) {
  const told: string[] = []
  let refused = 0
  while (!isOver()) {
    const member = await signUpMember(origin).catch(() => null)
    if (member) told.push(member.token)
    else refused += 1
    // All requests come from one address, whose attempts are limited.
    await sql`delete from attempt`.execute(db)
  }
  return { told, refused }
}

/** Who is not what the service had told them. */
async function missingOf(origin: string, writers: readonly Writer[], signedUp: readonly string[]) {
  const missing: string[] = []
  for (const { token, tried, acknowledged } of writers) {
    const kept = Number((await callOf(origin, token)(getMe)).body.firstName?.split(' ')[1])
    if (!(kept >= acknowledged && kept <= tried))
      missing.push(`${acknowledged} was acknowledged, ${kept} is kept`)
  }
  for (const token of signedUp) {
    const { status } = await callOf(origin, token)(getMe)
    if (status !== 200) missing.push(`a member who was signed up gets ${status}`)
  }
  return missing
}

await Promise.all(ROLES.map((_, at) => start(at)))
const port = await freePortPair()
const origin = `http://127.0.0.1:${port}`
const balancer = await startBalancer(scratch, port, [ports[0] ?? 0, ports[1] ?? 0])
started.defer(() => balancer.stop())
const writers: Writer[] = []
while (writers.length < writersCount)
  writers.push({ token: (await signUpMember(origin)).token, tried: 0, acknowledged: 0, refused: 0 })
const ending = new AbortController()
started.defer(() => ending.abort())
const isOver = () => ending.signal.aborted
const writing = Promise.all(writers.map((writer) => write(origin, writer, isOver)))
const signingUp = signUp(origin, isOver)
const backMs: number[] = []
for (let number = 1; number <= kills; number++) {
  await sleep(Math.random() * LATEST_KILL_MS)
  const at = Math.floor(Math.random() * ROLES.length)
  await machines[at]?.kill()
  const began = performance.now()
  await start(at)
  backMs.push(performance.now() - began)
  if (number % 10 === 0) process.stderr.write(`killed ${number} of ${kills}\n`)
}
ending.abort()
await writing
const { told, refused } = await signingUp
const missing = await missingOf(origin, writers, told)
await stopMachines()
const { halves, faults } = await inspectSignUps(database.url)
report(
  {
    kills,
    acknowledged: writers.reduce((sum, { tried, refused: failed }) => sum + tried - failed, 0),
    refused: writers.reduce((sum, { refused: failed }) => sum + failed, 0),
    signedUp: told.length,
    signUpsRefused: refused,
    missing,
    halves,
    faults,
    readyAgainMs: { p50: Math.round(quantileOf(backMs, 0.5)), worst: Math.round(Math.max(...backMs)) },
    load: os.loadavg()[0],
  },
  missing.length === 0 && halves === 0 && faults.length === 0,
)
