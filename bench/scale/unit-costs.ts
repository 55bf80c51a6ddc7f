/**
 * The cost of one act of a member: CPU of the server, in a process of its own, and of PostgreSQL, from /proc. The simulation of an evening
 * is based on it (`evening.ts`).
 * Usage: node bench/scale/unit-costs.ts [--times 300] [--keep] (--keep writes unit-costs.json)
 */
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listContentInfo } from '@quintet/contracts/content'
import { endPlayback, reportPosition, startPlayback } from '@quintet/contracts/playback'
import { logIn } from '@quintet/contracts/session'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import { openBrowser, startProduct, TEST_PASSWORD, type TestTitle, writePackaged } from '@quintet/testing'
import { sql } from 'kysely'
import { cpuSeconds } from '../catalogue/load.ts'
import { startElsewhere } from '../second-process.ts'
import type { Act, Cost, UnitCosts } from './evening.ts'

const { values } = parseArgs({
  options: { times: { type: 'string', default: '300' }, keep: { type: 'boolean', default: false } },
})
const times = Number(values.times)
const MEMBERS = 20
const NONE: Cost = { serveUs: 0, databaseUs: 0 }
const TITLES = 400
const WARM_ROUNDS = 3
/** A mix of acts: what a member does in about a minute that includes the start of a film. */
const MIX: Record<Act, number> = {
  logIn: 0,
  page: 1,
  list: 2,
  search: 4,
  start: 1,
  key: 1,
  heartbeat: 3,
  end: 1,
}

const here = await startProduct()
const there = await startElsewhere(here.foundation.databaseUrl, here.foundation.config.dataDir, {
  ROLE: 'customer,content,web',
})

/** One member's acts, by name. */
type Actor = Record<Act, (time: number) => Promise<unknown>>

async function anActor(films: readonly TestTitle[]): Promise<Actor> {
  const { email } = await here.aMember()
  const body = { username: email, password: TEST_PASSWORD, productId: DEFAULT_PRODUCT_ID }
  const { call, send } = openBrowser(there.origin)
  await call(logIn, { body })
  let stream = { id: '', manifest: '' }
  const file = async (name: string) =>
    (await send(stream.manifest.replace('master.m3u8', name))).arrayBuffer()
  return {
    logIn: () => call(logIn, { body }),
    page: async (time) =>
      (await send(time % 2 === 0 ? '/' : '/movies', { headers: { accept: 'text/html' } })).text(),
    list: (time) =>
      call(listContentInfo, {
        params: { productId: DEFAULT_PRODUCT_ID },
        query: { category: 'movies', limit: 15, page: (time % 20) + 1 },
      }),
    search: (time) =>
      call(listContentInfo, {
        params: { productId: DEFAULT_PRODUCT_ID },
        query: { search: `titl${'abcdefghij'[time % 10]}`, limit: 15 },
      }),
    async start(time) {
      const contentId = films[time % films.length]?.id ?? 0
      const { body: begun } = await call(startPlayback, { body: { contentId } })
      stream = { id: begun.id, manifest: begun.manifest ?? '' }
      for (const name of ['master.m3u8', 'v-360p/index.m3u8', 'a-0/index.m3u8']) await file(name)
    },
    key: () => file('key/1'),
    heartbeat: (time) =>
      call(reportPosition, {
        params: { id: stream.id },
        body: { position: time, sequence: time + 1, at: new Date().toISOString() },
      }),
    end: () => call(endPlayback, { params: { id: stream.id } }),
  }
}

/** The CPU time of both so far, in seconds. PostgreSQL's processes are children of its postmaster. */
async function cpu(): Promise<{ serve: number; database: number }> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(here.db)
  const status = readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8')
  const postmaster = Number(/PPid:\s+(\d+)/.exec(status)?.[1])
  // The postmaster keeps the sum of its ended children.
  const fields = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ended = (Number(fields[13]) + Number(fields[14])) / 100
  return { serve: cpuSeconds(there.pid), database: cpuSeconds(postmaster) + ended }
}

async function measure(count: number, act: () => Promise<unknown>): Promise<Cost> {
  const before = await cpu()
  await act()
  const after = await cpu()
  const each = (from: number, to: number) => Math.round(((to - from) / count) * 1e6)
  return {
    serveUs: each(before.serve, after.serve),
    databaseUs: each(before.database, after.database),
  }
}

try {
  const films: TestTitle[] = []
  for (let number = 0; number < TITLES; number++) {
    const film = await here.aTitle({ media: 'video', title: `Title ${number}`, categories: ['movies:drama'] })
    if (films.length < 5) {
      await writePackaged(here.foundation, film, { videos: ['v-360p'] })
      films.push(film)
    }
  }
  await there.knows(films.at(-1)?.id ?? 0)
  const actors = await Promise.all(Array.from({ length: MEMBERS }, () => anActor(films)))
  const each = (act: Act, rounds: number) => async () => {
    for (let round = 0; round < rounds; round++) await Promise.all(actors.map((actor) => actor[act](round)))
  }
  const rounds = Math.ceil(times / MEMBERS)
  const acts = Object.keys(MIX) as Act[]
  const mix = (count: number) => () =>
    Promise.all(
      actors.map(async (actor) => {
        for (let round = 0; round < count; round++)
          for (const act of acts)
            for (let time = 0; time < MIX[act]; time++) await actor[act](round * 10 + time)
      }),
    )
  // Warms up, so that the code is compiled.
  await mix(WARM_ROUNDS)()
  const costs = {} as Record<Act, Cost>
  for (const act of ['page', 'list', 'search', 'logIn'] as const) {
    costs[act] = await measure(rounds * MEMBERS, each(act, rounds))
  }
  // A stream must end before the fifth starts, and must be running for a heartbeat and a key.
  const asked = { start: 0, key: 0, heartbeat: 0, end: 0 }
  const sums = { start: { ...NONE }, key: { ...NONE }, heartbeat: { ...NONE }, end: { ...NONE } }
  for (let round = 0; round < rounds; round++)
    for (const act of ['start', 'key', 'heartbeat', 'end'] as const) {
      const cost = await measure(1, () => Promise.all(actors.map((actor) => actor[act](round))))
      asked[act] += MEMBERS
      sums[act].serveUs += cost.serveUs
      sums[act].databaseUs += cost.databaseUs
    }
  for (const act of ['start', 'key', 'heartbeat', 'end'] as const)
    costs[act] = {
      serveUs: Math.round(sums[act].serveUs / asked[act]),
      databaseUs: Math.round(sums[act].databaseUs / asked[act]),
    }
  // Compares the sum of the parts with the whole.
  const mixed = await measure(rounds * MEMBERS, mix(rounds))
  const reckoned = (part: keyof Cost) => acts.reduce((sum, act) => sum + MIX[act] * costs[act][part], 0)
  const figures: UnitCosts = {
    measured: new Date().toISOString().slice(0, 10),
    on: `${os.cpus().length} cores, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(0)}, ${TITLES} titles`,
    costs,
    whole: {
      measuredUs: mixed.serveUs + mixed.databaseUs,
      reckonedUs: reckoned('serveUs') + reckoned('databaseUs'),
    },
  }
  console.log(JSON.stringify(figures, null, 2))
  if (values.keep)
    writeFileSync(path.join(import.meta.dirname, 'unit-costs.json'), `${JSON.stringify(figures, null, 2)}\n`)
} finally {
  await there.stop()
  await here.stop()
}
