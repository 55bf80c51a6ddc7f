/**
 * Sends requests generated from the API document: valid ones, nearly valid ones and hostile ones (NUL, lone surrogates, huge numbers, deep
 * JSON, wrong types, repeated parameters, odd encodings), as a visitor and as a member. Goal: no server error (5xx), no response over a
 * second of CPU time, no memory growth, and every response matches its promised schema. The same seed sends the same requests.
 * Usage: node bench/fuzz.ts [--requests 200000] [--seed 1] [--memoryMb 100]
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openApiDocument } from '@quintet/contracts/openapi'
import { ProblemDocument } from '@quintet/contracts/problems'
import type { RouteDefinition } from '@quintet/contracts/route'
import { routes } from '@quintet/contracts/routes'
import { getMe } from '@quintet/contracts/user'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { type Product, startProduct, TEST_PASSWORD, TEST_PIN, type TestMember } from '@quintet/testing'
import { counts, report } from './attacks/attack.ts'
import { makeRequest, type Operation } from './fuzz/requests.ts'
import { type Dice, dice } from './media-attacks/dice.ts'

const LONGEST_MS = 1000
/** Rejected before it reaches the product: the address alone exceeds the header limit. */
const TOO_LONG = 431
/** Problems that may legitimately return 503. */
const AWAY = ['overloaded', 'provider_unavailable', 'social_unavailable']
const FAULTS_KEPT = 20
const MEGABYTE = 1024 * 1024
/** Limits depend on the clock, and members lose their sessions over time. */
const ANEW_EVERY = 500
const PROGRESS_EVERY = 5000
/** By then one-time allocations are done: memory is compared with its size at this point. */
const WARM_SHARE = 0.25

export type FuzzFigures = {
  requests: number
  operations: number
  statuses: Record<string, number>
  longestMs: number
  grownMb: number
  faults: string[]
  seconds: number
}

type Wishes = {
  requests: number
  seed: number
  onProgress?: (done: number) => void
  /** Stops the run before its count. */
  isBrokenOff?: () => boolean
}

export async function fuzz(
  product: Product,
  { requests, seed, onProgress, isBrokenOff = () => false }: Wishes,
): Promise<FuzzFigures> {
  const chance = dice(`fuzz ${seed}`)
  const open = routes.filter(({ developmentOnly }) => !developmentOnly)
  const operations = operationsOf(open)
  const { id } = await product.aTitle({ title: 'Fuzz', media: 'video', trailer: true, rating: 'FSK-0' })
  const figures: FuzzFigures = {
    requests: 0,
    operations: open.length,
    statuses: {},
    longestMs: 0,
    grownMb: 0,
    faults: [],
    seconds: 0,
  }
  const began = performance.now()
  let member = await product.aMember()
  let warmBytes = 0
  while (figures.requests < requests && figures.faults.length < FAULTS_KEPT && !isBrokenOff()) {
    if (figures.requests % ANEW_EVERY === ANEW_EVERY - 1) {
      product.clock.advance(HOUR_MS)
      member = await product.aMember()
    }
    if (figures.requests === Math.floor(requests * WARM_SHARE)) warmBytes = heapBytes()
    if (figures.requests % PROGRESS_EVERY === 0) onProgress?.(figures.requests)
    const route = chance.pick(open)
    const operation = operations.get(route.id)
    if (!operation) throw new Error(`${route.id} is not in the document.`)
    const isEnded = await askOnce(product, member, {
      route,
      operation,
      chance,
      figures,
      known: [id, 221, TEST_PASSWORD, TEST_PIN, member.email, 'movies'],
    })
    figures.requests++
    if (isEnded) member = await revive(product, member)
  }
  // A run stopped before it was warm says nothing about memory.
  if (warmBytes > 0) figures.grownMb = Math.round((heapBytes() - warmBytes) / MEGABYTE)
  figures.longestMs = Math.round(figures.longestMs)
  figures.seconds = Math.round((performance.now() - began) / 1000)
  return figures
}

/** True if nothing was found; memory may grow by `memoryMb`. */
export function isSound({ faults, longestMs, grownMb }: FuzzFigures, memoryMb: number): boolean {
  return faults.length === 0 && longestMs < LONGEST_MS && grownMb <= memoryMb
}

type Try = {
  route: RouteDefinition
  operation: Operation
  chance: Dice
  figures: FuzzFigures
  known: readonly unknown[]
}

async function askOnce(
  product: Product,
  member: TestMember,
  { route, operation, chance, figures, known }: Try,
): Promise<boolean> {
  const { address, method, headers, body } = makeRequest(route, operation, chance, known)
  const send = chance.below(4) === 0 ? product.send : member.send
  const before = process.threadCpuUsage()
  const answer = await send(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: body }),
  })
  const text = await answer.text()
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1000
  figures.longestMs = Math.max(figures.longestMs, ms)
  figures.statuses[answer.status] = (figures.statuses[answer.status] ?? 0) + 1
  const fault =
    faultOf(route, answer, text) ?? (ms > LONGEST_MS ? `took ${Math.round(ms)} ms of computing time` : null)
  if (fault !== null)
    figures.faults.push(
      `request ${figures.requests}, ${method} ${address.slice(0, 200)} ${String(body ?? '').slice(0, 200)}: ${fault}`,
    )
  return send === member.send && answer.status === 401
}

/** The same member, logged in again if the session ended; a new one if the account is gone. */
async function revive(product: Product, member: TestMember): Promise<TestMember> {
  await product.db.updateTable('session').set({ ended_at: null }).execute()
  await product.keepSessions()
  return (await member.call(getMe)).status === 200 ? member : product.aMember()
}

/** The fault in a response; null if it is as promised. */
function faultOf(route: RouteDefinition, answer: Response, text: string): string | null {
  const { status, headers } = answer
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if ((status >= 300 && status < 400) || status === TOO_LONG) return null
  if (status >= 400) {
    const problem = type === 'application/problem+json' ? ProblemDocument.safeParse(JSON.parse(text)) : null
    if (!problem?.success) return `answered ${status} without a problem document: ${text.slice(0, 200)}`
    return status >= 500 && !AWAY.includes(problem.data.code)
      ? `answered ${status}: ${text.slice(0, 300)}`
      : null
  }
  if (type !== 'application/json') return null
  const checked = route.answer.safeParse(JSON.parse(text))
  return checked.success
    ? null
    : `answered ${status} of another schema: ${checked.error.message.slice(0, 300)}`
}

function operationsOf(open: readonly RouteDefinition[]): Map<string, Operation> {
  const { paths } = openApiDocument([...open], { title: 'Fuzz', version: '1' }) as {
    paths: Record<string, Record<string, Operation>>
  }
  return new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((operation) => [operation.operationId, operation] as const),
    ),
  )
}

/** The heap in use, after garbage collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

if (import.meta.main) {
  const { requests, seed, memoryMb } = counts(import.meta.filename, {
    requests: 200_000,
    seed: 1,
    memoryMb: 100,
  })
  const product = await startProduct()
  // A nightly run stopped in the morning still reports what it has found.
  const broken = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => broken.abort())
  const onProgress = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${requests}`)
  }
  try {
    const figures = await fuzz(product, {
      requests,
      seed,
      onProgress,
      isBrokenOff: () => broken.signal.aborted,
    })
    report(figures, isSound(figures, memoryMb) && figures.requests === requests)
  } finally {
    await product.stop()
  }
}
