/**
 * A channel fed by an encoder over RTMP, with a web server that stands in for its worker, while its source goes away, while each of its
 * ffmpegs is killed with -9, and while its worker is: how long nothing new is listed, how long until the source itself is on air again, and
 * whether the window is complete in the end. Goal: listed again within 10 s, no number missing, times in order, and the first segment still
 * there.
 * Usage: node bench/live-kill.ts [--times 20] [--height 360] (times: of each of the three; height: of the pushed picture)
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { middleOf, quantileOf } from './figures.ts'
import { standInForWorkers } from '@quintet/media'
import { freePortPair } from '@quintet/testing'
import { counts, report } from './attacks/attack.ts'
import { startLiveChannel } from './live/channel.ts'

const GOAL_MS = 10_000
const LOOK_EVERY_MS = 100
/** The number of the source's segments between two failures. */
const SETTLED_SEGMENTS = 3
const GIVES_UP_MS = 120_000

const { times, height } = counts(import.meta.filename, { times: 20, height: 360 })
const live = await startLiveChannel()
const { product, id } = live
const { db } = product.foundation
const workerPort = await freePortPair()
// This process is the web server.
const standing = standInForWorkers({
  ...product.foundation,
  windowHours: product.foundation.config.live.windowHours,
})

/** Like real encoders, it retries until accepted. */
const startEncoder = () => {
  const stopped = new AbortController()
  const size = `size=${Math.round((height * 16) / 18) * 2}x${height}:rate=25`
  const publish = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const child = spawn(
        'ffmpeg',
        [
          '-nostdin', '-v', 'quiet', '-re', '-f', 'lavfi', '-i', `testsrc=${size}`, '-f', 'lavfi', '-i', 'sine=440:sample_rate=48000',
          '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '50', '-pix_fmt', 'yuv420p', '-c:a', 'aac',
          '-f', 'flv', live.pushTo,
        ],
        { stdio: 'ignore' },
      ) // prettier-ignore
      const kill = () => child.kill('SIGKILL')
      stopped.signal.addEventListener('abort', kill)
      await once(child, 'exit')
      stopped.signal.removeEventListener('abort', kill)
      await sleep(LOOK_EVERY_MS)
    }
  }
  const done = publish()
  return async () => {
    stopped.abort()
    await done
  }
}

type Newest = { number: number; run: number; isCard: boolean }

const newest = async (): Promise<Newest> => {
  const row = await db
    .selectFrom('live_segment')
    .innerJoin('live_run', (join) =>
      join
        .onRef('live_run.item_id', '=', 'live_segment.item_id')
        .onRef('live_run.number', '=', 'live_segment.run'),
    )
    .select(['live_segment.number', 'run', 'is_card as isCard'])
    .where('live_segment.item_id', '=', id)
    .orderBy('live_segment.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { number: 0, run: 0, isCard: true }
}
/** The longest stretch without a new segment until the condition holds, in milliseconds. */
const until = async (isSo: (now: Newest) => boolean): Promise<number> => {
  const began = performance.now()
  let [number, since, longest] = [0, began, 0]
  for (;;) {
    const now = await newest()
    longest = Math.max(longest, performance.now() - since)
    if (now.number > number) [number, since] = [now.number, performance.now()]
    if (isSo(now)) return longest
    if (performance.now() - began > GIVES_UP_MS) throw new Error('The channel does not come back.')
    await sleep(LOOK_EVERY_MS)
  }
}
/** Waits until the source has been on air for some segments; returns the longest stretch without a new one, and when the source was back. */
const settled = async (): Promise<{ silentMs: number; backAt: number }> => {
  let first: number | null = null
  let backAt = 0
  const silentMs = await until(({ number, isCard }) => {
    if (first === null) backAt = performance.now()
    first = isCard ? null : (first ?? number)
    return first !== null && number >= first + SETTLED_SEGMENTS
  })
  return { silentMs, backAt }
}

/** The ffmpeg processes among a process's descendants. */
async function ffmpegsBelow(parent: number): Promise<number[]> {
  const stats = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  )
  const all = stats.flatMap((stat) => {
    const [, pid, name = '', above] = /^(\d+) \((.*)\) \S (\d+)/.exec(stat) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), name, above: Number(above) }]
  })
  const below = (pid: number): typeof all =>
    all.filter(({ above }) => above === pid).flatMap((child) => [child, ...below(child.pid)])
  return below(parent)
    .filter(({ name }) => name.startsWith('ffmpeg'))
    .map(({ pid }) => pid)
}

/** The longest stretch without anything new listed, and the time from the loss until the source was on air again. */
type Loss = { silentMs: number; backMs: number }

/** Waits until the loss is noticed, with the card or another run, and repaired. */
const lost = async (): Promise<Loss> => {
  const { run } = await newest()
  const began = performance.now()
  const noticed = await until((now) => now.run > run)
  const { silentMs, backAt } = await settled()
  return { silentMs: Math.max(noticed, silentMs), backMs: backAt - began }
}

let worker = live.startProcess('worker', workerPort)
let stopEncoder = startEncoder()
const losses: Record<string, () => Promise<void>> = {
  async worker() {
    const gone = once(worker, 'exit')
    worker.kill('SIGKILL')
    await gone
    worker = live.startProcess('worker', workerPort)
  },
  async ffmpeg() {
    for (const pid of await ffmpegsBelow(worker.pid ?? 0)) process.kill(pid, 'SIGKILL')
  },
  async source() {
    await stopEncoder()
    await until(({ isCard }) => isCard)
    stopEncoder = startEncoder()
  },
}
try {
  await settled()
  const { first } = await db
    .selectFrom('live_segment')
    .select(({ fn }) => fn.min('number').as('first'))
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow()
  const figures: Record<string, object> = {}
  let isReached = true
  for (const [name, lose] of Object.entries(losses)) {
    const all: Loss[] = []
    while (all.length < times) {
      const [loss] = await Promise.all([lost(), lose()])
      all.push(loss)
    }
    const told = (of: keyof Loss) => {
      const seconds = all.map((loss) => loss[of] / 1000)
      return `${middleOf(seconds).toFixed(1)} s, p95 ${quantileOf(seconds, 0.95).toFixed(1)} s, most ${Math.max(...seconds).toFixed(1)} s`
    }
    figures[name] = {
      silent: told('silentMs'),
      back: told('backMs'),
      over: all.filter(({ silentMs }) => silentMs > GOAL_MS).length,
    }
    isReached &&= all.every(({ silentMs }) => silentMs <= GOAL_MS)
    process.stderr.write(`${name}: ${JSON.stringify(figures[name])}\n`)
  }
  const rows = await db
    .selectFrom('live_segment')
    .select(['number', 'starts_at'])
    .where('item_id', '=', id)
    .orderBy('number')
    .execute()
  const faults = rows.flatMap(({ number, starts_at: at }, place) => {
    const before = rows[place - 1]
    if (!before) return number === first ? [] : [`the window begins at ${number}, not at ${first}`]
    return number === before.number + 1 && at >= before.starts_at ? [] : [`after ${before.number}`]
  })
  const load = os.loadavg()[0]?.toFixed(1)
  report({ times, ...figures, segments: rows.length, faults, load }, isReached && faults.length === 0)
} finally {
  await stopEncoder()
  worker.kill('SIGKILL')
  await standing.stop()
  await product.stop()
}
