/**
 * Sends requests made from the API's document: right ones, nearly right ones and hostile ones (NUL, halves of characters, huge numbers,
 * deep JSON, wrong types, repeated parameters, odd encodings), as a visitor and as a member. Goal: no fault (5xx), no answer over a
 * second of computing time, no growth of memory, and every answer of the schema that it promises. The same seed asks the same.
 *   node bench/fuzz.ts [--requests 200000] [--seed 1] [--memoryMb 100]
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openApiDocument } from '@quintet/contracts/openapi'
import { ProblemDocument } from '@quintet/contracts/problems'
import type { RouteDefinition } from '@quintet/contracts/route'
import { routes } from '@quintet/contracts/routes'
import { getMe } from '@quintet/contracts/user'
import { type Product, startProduct, TEST_PASSWORD, TEST_PIN, type TestMember } from '@quintet/testing'
import { counts, report } from './attacks/attack.ts'
import { makeRequest, type Operation } from './fuzz/requests.ts'
import { type Dice, dice } from './media-attacks/dice.ts'

const LONGEST_MS = 1000
/** Answered before the product is asked: the address alone is more than a head may hold. */
const TOO_LONG = 431
/** Answers of 503 that are meant. */
const AWAY = ['overloaded', 'provider_unavailable', 'social_unavailable']
const FAULTS_KEPT = 20
const MEGABYTE = 1024 * 1024
/** Limits of tries go by the clock, and members come to lose their sessions. */
const ANEW_EVERY = 500
const PROGRESS_EVERY = 5000
/** By then what is made once is made: memory is compared with what it was here. */
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
  /** Ends it before its count. */
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
      product.clock.advance(60 * 60_000)
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
  // Broken off before it was warm, it tells nothing of memory.
  if (warmBytes > 0) figures.grownMb = Math.round((heapBytes() - warmBytes) / MEGABYTE)
  figures.longestMs = Math.round(figures.longestMs)
  figures.seconds = Math.round((performance.now() - began) / 1000)
  return figures
}

/** Whether nothing was found; memory may grow by `memoryMb`. */
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

/** The same member, logged in again whatever ended the session; another one where the account is gone. */
async function revive(product: Product, member: TestMember): Promise<TestMember> {
  await product.db.updateTable('session').set({ ended_at: null }).execute()
  await product.keepSessions()
  return (await member.call(getMe)).status === 200 ? member : product.aMember()
}

/** What is wrong with an answer; null where it is as it was promised. */
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

/** What is held, without what nobody needs any more. */
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
  // A night's run that has to end in the morning still tells what it has seen.
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
