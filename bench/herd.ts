/**
 * The kick-off of a final: many members press Play within a minute, retrying when told to as the player does, while films run and others
 * browse. Goal: everybody's film starts, and no heartbeat of a running film is refused.
 * Usage: node bench/herd.ts [--starts 10000] [--seconds 60] [--members 200]
 */
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { listContentInfo } from '@quintet/contracts/content'
import { reportPosition, startPlayback } from '@quintet/contracts/playback'
import type { RouteDefinition } from '@quintet/contracts/route'
import { logIn } from '@quintet/contracts/session'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import {
  type Answer,
  type Call,
  callerOver,
  openBrowser,
  startProduct,
  TEST_PASSWORD,
  writePackaged,
} from '@quintet/testing'
import { counts, report } from './attacks/attack.ts'
import { BEHIND_A_PROXY } from './attacks/password-guesses.ts'
import { cpuSeconds } from './catalogue/load.ts'
import { quantileOf } from './figures.ts'
import { startElsewhere } from './second-process.ts'

/** As in the player: apps/web/src/features/player/store/patience.ts. */
const ASKED_AT_MOST = 5
const WATCHERS = 20
const ASK_EVERY_MS = 500

const { starts, seconds, members } = counts(import.meta.filename, {
  starts: 10_000,
  seconds: 60,
  members: 200,
})
const here = await startProduct()
const there = await startElsewhere(here.foundation.databaseUrl, here.foundation.config.dataDir, {
  ROLE: 'customer,content,web',
  ...BEHIND_A_PROXY,
})

/** Logged in at the measured process, from a network of its own. */
async function aDevice(number: number): Promise<{ call: Call }> {
  const { email } = await here.aMember()
  const { send } = openBrowser(there.origin)
  const forwarded = { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.1` }
  const call = callerOver((address, init) =>
    send(address, { ...init, headers: { ...(init?.headers as object), ...forwarded } }),
  )
  await call(logIn, { body: { username: email, password: TEST_PASSWORD, productId: DEFAULT_PRODUCT_ID } })
  return { call }
}

/** Collects the times of successful requests, and counts the others by problem. */
function aTally() {
  const times: number[] = []
  const refused: Record<string, number> = {}
  return {
    async note(ask: () => Promise<Pick<Answer<RouteDefinition>, 'problem'>>) {
      const began = performance.now()
      const failure = await ask().then(({ problem }) => problem?.code, whyNoAnswer)
      if (failure) refused[failure] = (refused[failure] ?? 0) + 1
      else times.push(performance.now() - began)
    },
    told: () => ({
      answered: times.length,
      refused,
      p50Ms: Math.round(quantileOf(times, 0.5)),
      p95Ms: Math.round(quantileOf(times, 0.95)),
      worstMs: Math.round(Math.max(...times)),
    }),
  }
}

/** The cause of a request without a response. */
function whyNoAnswer(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  if (!cause?.code) throw error
  return cause.code
}

/** Connections dropped because the listen queue was full, on this machine since boot. */
function overflows(): number {
  const [names, figures] = readFileSync('/proc/net/netstat', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
  return Number(figures?.[names?.indexOf('ListenOverflows') ?? -1])
}

try {
  const film = await here.aTitle({ media: 'video' })
  await writePackaged(here.foundation, film, { videos: ['v-360p'] })
  await there.knows(film.id)
  const all: Awaited<ReturnType<typeof aDevice>>[] = []
  for (let number = 0; number < members + WATCHERS; number++) all.push(await aDevice(number))
  const [watchers, devices] = [all.slice(0, WATCHERS), all.slice(WATCHERS)]
  const [plays, heartbeats, lists] = [aTally(), aTally(), aTally()]
  let cameBack = 0
  const press = async ({ call }: { call: Call }) => {
    for (let asked = 1; ; asked++) {
      const answer = await call(startPlayback, { body: { contentId: film.id } })
      const wait = Number(answer.headers.get('retry-after'))
      if (answer.problem?.code !== 'overloaded' || asked === ASKED_AT_MOST) return answer
      cameBack++
      await sleep(wait * 1000)
    }
  }
  const isOver = { now: false }
  const going = watchers.map(async ({ call }, number) => {
    const { body } = await call(startPlayback, { body: { contentId: film.id } })
    for (let at = 1; !isOver.now; at++) {
      await sleep(ASK_EVERY_MS)
      const position = { position: at, sequence: at, at: new Date().toISOString() }
      await heartbeats.note(() => call(reportPosition, { params: { id: body.id }, body: position }))
      if (number % 2 === 0)
        await lists.note(() =>
          call(listContentInfo, {
            params: { productId: DEFAULT_PRODUCT_ID },
            query: { category: 'movies' },
          }),
        )
    }
  })
  const [began, cpu, overflowed] = [performance.now(), cpuSeconds(there.pid), overflows()]
  const ownDelay = monitorEventLoopDelay()
  ownDelay.enable()
  const pressed: Promise<void>[] = []
  while (pressed.length < starts) {
    const due = Math.min(starts, Math.ceil(((performance.now() - began) / 1000 / seconds) * starts))
    for (; pressed.length < due;) {
      const device = devices[pressed.length % members]
      if (device) pressed.push(plays.note(() => press(device)))
    }
    await sleep(10)
  }
  await Promise.all(pressed)
  isOver.now = true
  await Promise.all(going)
  const told = { plays: plays.told(), heartbeats: heartbeats.told(), lists: lists.told() }
  const isReached = told.plays.answered === starts && Object.keys(told.heartbeats.refused).length === 0
  report(
    {
      starts,
      seconds: Math.round((performance.now() - began) / 1000),
      cpuSeconds: Math.round(cpuSeconds(there.pid) - cpu),
      cameBack,
      overflows: overflows() - overflowed,
      // If this comes close to the time a request may take, the benchmark itself is too slow.
      ownDelayMs: Math.round(ownDelay.max / 1e6),
      ...told,
    },
    isReached,
  )
} finally {
  await there.stop()
  await here.stop()
}
