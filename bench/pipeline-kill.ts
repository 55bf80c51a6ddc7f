/**
 * Kills the process that packages a film with SIGKILL at random moments, lets the next one continue, and checks how much of what was there
 * is made again, and whether the film plays completely in the end, in every rendition and frame by frame like one that was never
 * interrupted. Goal: a kill costs at most the last complete segment.
 * Usage: node bench/pipeline-kill.ts [--kills 20] [--seconds 240] (seconds: length of each film)
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startPlayback } from '@quintet/contracts/playback'
import { orderAsset } from '@quintet/platform/jobs/media-orders'
import { type Product, startProduct } from '@quintet/testing'
import { counts, report } from './attacks/attack.ts'

const run = promisify(execFile)
const WORKER = path.join(import.meta.dirname, 'pipeline-worker.ts')
const [EARLIEST_KILL_MS, LATEST_KILL_MS] = [300, 4000]
const LOOK_EVERY_MS = 5
const ALLOWED = 1
/** A killed worker's lock is released a moment later; until then the next one is refused. */
const MOST_REFUSED = 50

/** Per kill: the slowest rung's complete segments before it, and how many were made again. */
type Kill = { stored: number; madeAgain: number }

export type PipelineKills = {
  kills: number
  films: number
  /** Kills before the first complete segment, which lose nothing. */
  beforeTheFirst: number
  mostMadeAgain: number
  /** Files being written at a kill; nothing reads them, and a sweep deletes them a day later. */
  unfinished: number
  faults: string[]
}

export async function killPipeline(wanted: { kills: number; seconds: number }): Promise<PipelineKills> {
  const product = await startProduct()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-pipeline-kill-'))
  try {
    const film = path.join(folder, 'film.mkv')
    await run('ffmpeg', [
      '-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=1280x720:r=24:d=${wanted.seconds},noise=alls=4:allf=t`,
      '-f', 'lavfi', '-i', `sine=d=${wanted.seconds}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', film,
    ]) // prettier-ignore
    const uncut = await oneFilm(product, film, 0)
    const all: Kill[] = []
    const faults: string[] = []
    let films = 0
    let unfinished = 0
    while (all.length < wanted.kills) {
      films += 1
      const made = await oneFilm(product, film, wanted.kills - all.length)
      all.push(...made.kills)
      unfinished = made.unfinished
      faults.push(
        ...made.frames.flatMap((frames, rung) =>
          frames === uncut.frames[rung]
            ? []
            : [`film ${films}: rung ${rung + 1} plays ${frames} frames of ${uncut.frames[rung]}`],
        ),
      )
      process.stderr.write(`film ${films}: ${all.length} of ${wanted.kills} kills\n`)
    }
    return {
      kills: all.length,
      films,
      beforeTheFirst: all.filter(({ stored }) => stored === 0).length,
      mostMadeAgain: Math.max(...all.map(({ madeAgain }) => madeAgain)),
      unfinished,
      faults,
    }
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function oneFilm(
  product: Product,
  film: string,
  mostKills: number,
): Promise<{ kills: Kill[]; frames: number[]; unfinished: number }> {
  const { db, jobs, clock, config } = product.foundation
  const { id: itemId } = await product.aTitle()
  const source = { files: [film], subtitles: [] }
  const id = await db
    .transaction()
    .execute((trx) =>
      orderAsset(trx, jobs, { itemId, purpose: 'main', form: 'video', source, priority: 0 }, clock.now()),
    )
  const storage = path.join(config.dataDir, 'media/assets', id)
  const state = async () =>
    (await db.selectFrom('media_asset').select('state').where('id', '=', id).executeTakeFirst())?.state
  const kills: Kill[] = []
  let refused = 0
  for (;;) {
    const before = await segmentsOf(storage)
    const worker = spawn(process.execPath, [WORKER, id], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DATABASE_URL: product.foundation.databaseUrl,
        DATA_DIR: config.dataDir,
        ROLE: 'worker',
      },
    })
    const exit = once(worker, 'exit')
    if (kills.length < mostKills) {
      await Promise.race([somethingNew(storage, before), exit])
      await Promise.race([
        sleep(EARLIEST_KILL_MS + Math.random() * (LATEST_KILL_MS - EARLIEST_KILL_MS)),
        exit,
      ])
      worker.kill('SIGKILL')
    }
    await exit
    const after = await segmentsOf(storage)
    const [lost] = kills.slice(-1)
    if (lost) lost.madeAgain = changed(before, after)
    if ((await state()) === 'ready') break
    if (worker.signalCode === 'SIGKILL') kills.push({ stored: Math.min(...slowest(after)), madeAgain: 0 })
    else if (++refused > MOST_REFUSED) throw new Error('The film cannot be packaged.')
    await sleep(200)
  }
  return { kills, ...(await inspect(product, { itemId, storage })) }
}

type Segments = Map<string, bigint>

/** Each rung's segments with the time they were written. */
async function segmentsOf(storage: string): Promise<Segments> {
  const names = (await readdir(storage, { recursive: true }).catch(() => [])).filter((name) =>
    /^v-.*\.m4s$/.test(name),
  )
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const { mtimeNs } = await stat(path.join(storage, name), { bigint: true })
        return [name, mtimeNs] as const
      }),
    ),
  )
}

/** The number of segments per rung; 0 for a film that was not started. */
function slowest(segments: Segments): number[] {
  const rungs = Map.groupBy(segments.keys(), (name) => name.split('/')[0])
  return rungs.size === 0 ? [0] : [...rungs.values()].map(({ length }) => length)
}

/** The number of segments that all rungs had before and that have changed, at most in one rung. */
function changed(before: Segments, after: Segments): number {
  const whole = Math.min(...slowest(before))
  const again = [...before]
    .filter(([name, at]) => Number(/(\d+)\.m4s/.exec(name)?.[1]) <= whole && after.get(name) !== at)
    .map(([name]) => name.split('/')[0])
  return Math.max(0, ...[...Map.groupBy(again, (rung) => rung).values()].map(({ length }) => length))
}

async function somethingNew(storage: string, before: Segments): Promise<void> {
  const sum = (segments: Segments) => [...segments.values()].reduce((total, at) => total + at, 0n)
  while (sum(await segmentsOf(storage)) === sum(before)) await sleep(LOOK_EVERY_MS)
}

/** Plays it in each rung as a member's player does, and counts its frames. */
async function inspect(
  product: Product,
  { itemId, storage }: { itemId: number; storage: string },
): Promise<{ frames: number[]; unfinished: number }> {
  await product.publish(itemId)
  const member = await product.aMember()
  const { body } = await member.call(startPlayback, { body: { contentId: itemId } })
  const frames: number[] = []
  for (const place of slowest(await segmentsOf(storage)).keys())
    frames.push(await framesOf(`${product.origin}${body.manifest ?? ''}`, `0:p:${place}:v`))
  const parts = (await readdir(path.join(storage, '../..'))).filter((name) => name.startsWith('.'))
  return { frames, unfinished: parts.length }
}

async function framesOf(address: string, stream: string): Promise<number> {
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-xerror', '-i', address, '-map', stream, '-f', 'framecrc', '-'],
    { maxBuffer: 64e6 },
  )
  return stdout.match(/^0,/gm)?.length ?? 0
}

if (import.meta.main) {
  const started = performance.now()
  const figures = await killPipeline(counts(import.meta.filename, { kills: 20, seconds: 240 }))
  const seconds = Math.round((performance.now() - started) / 1000)
  report({ ...figures, seconds }, figures.faults.length === 0 && figures.mostMadeAgain <= ALLOWED)
}
