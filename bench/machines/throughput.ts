/**
 * What more machines bring: requests per second at one, two and four processes on one database, each with the same fixed share of a processor
 * that others cannot take. Rounds are interleaved. Goal: four do at least 0.85 of four times what one does.
 * Usage: node bench/machines/throughput.ts [--rounds 5] [--seconds 10] [--share 18] [--askers 6] (share in percent; needs root)
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase, freePortPair, signUpMember } from '@quintet/testing'
import { startServer } from '../../tests/operate/server-process.ts'
import { counts, report } from '../attacks/attack.ts'
import { middleOf } from '../figures.ts'
import { actsOf } from './acts.ts'
import { openShare } from './shares.ts'

const SIZES = [1, 2, 4] as const
const MOST = Math.max(...SIZES)
const GOAL = 0.85

/** `askers` members ask at each process at once. */
const { rounds, seconds, share, askers } = counts(import.meta.filename, {
  rounds: 5,
  seconds: 10,
  share: 18,
  askers: 6,
})
await using started = new AsyncDisposableStack()
const scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-throughput-'))
started.defer(() => rm(scratch, { recursive: true, force: true }))
const database = await createTestDatabase()
started.defer(() => database.drop())
const machines = await Promise.all(Array.from({ length: MOST }, (_, number) => startMachine(number)))
const failed: string[] = []

async function startMachine(number: number) {
  const port = await freePortPair()
  const machine = openShare(String(number), share / 100)
  started.defer(() => machine.close())
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(scratch, String(number)),
    PORT: String(port),
    ROLE: 'customer,content',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'warn',
  }
  const server = startServer(settings, undefined, machine)
  started.defer(async () => void (await server.stop()))
  await server.ready(port)
  return { origin: `http://127.0.0.1:${port}` }
}

/** Requests per second at the first `size` processes. */
async function rate(size: number, tokens: readonly string[]): Promise<number> {
  const until = performance.now() + seconds * 1000
  let answered = 0
  const ask = async (token: string, number: number) => {
    const act = actsOf(machines[number % size]?.origin ?? '', token, number)
    while (performance.now() < until) {
      const why = await act()
      if (why) failed.push(why)
      else answered++
    }
  }
  const began = performance.now()
  await Promise.all(tokens.slice(0, size * askers).map(ask))
  return answered / ((performance.now() - began) / 1000)
}

const rates = new Map<number, number[]>(SIZES.map((size) => [size, []]))
const tokens: string[] = []
while (tokens.length < MOST * askers)
  tokens.push((await signUpMember(machines[tokens.length % MOST]?.origin ?? '')).token)
// The first round warms the processes up.
for (let round = 0; round <= rounds; round++)
  for (const size of SIZES) {
    const found = await rate(size, tokens)
    if (round > 0) rates.get(size)?.push(found)
  }
const ones = rates.get(1) ?? []
const ofIdeal = (size: number) =>
  middleOf((rates.get(size) ?? []).map((found, round) => found / (size * (ones[round] ?? Number.NaN))))
const toPlaces = (value: number) => Number(value.toFixed(2))
report(
  {
    rounds,
    share: share / 100,
    perSecond: Object.fromEntries(SIZES.map((size) => [size, Math.round(middleOf(rates.get(size) ?? []))])),
    ofIdeal: Object.fromEntries(SIZES.map((size) => [size, toPlaces(ofIdeal(size))])),
    failed: failed.length,
    why: [...new Set(failed)],
    load: os.loadavg()[0],
  },
  failed.length === 0 && ofIdeal(MOST) >= GOAL,
)
