/**
 * A first start on an empty data folder, timed from the start of the process: the first page, the first twelve titles with
 * their pictures, all of them, the first trailer and the first film. Stops by itself, when all are there or the time is up.
 *   node bench/first-start.ts [seconds=420]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/product'
import { planDemo } from '@quintet/seed'
import { freePortPair } from '@quintet/testing'

const FIRST_TITLES = 12
const LOOK_EVERY_MS = 250
const LOOK_FOR_MEDIA_EVERY = 8
const TICKS_PER_SECOND = 100

type Item = { kind: string; attributes: { trailer?: string; resolution?: string } }

const limitMs = Number(process.argv[2] ?? 420) * 1000
const total = planDemo().length
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-first-start-'))
const port = await freePortPair()
const origin = `http://127.0.0.1:${port}`
const started = performance.now()
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../apps/server/src/main.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: '1', NODE_ENV: 'production' },
})

const seconds: Record<string, number> = {}
let shown = 0
const cpuSeconds: Record<string, number> = {}

async function note(name: string, isThere: boolean): Promise<void> {
  if (!isThere || name in seconds) return
  seconds[name] = Math.round((performance.now() - started) / 100) / 10
  cpuSeconds[name] = await cpuOf(server.pid ?? 0)
  process.stderr.write(`${name}: ${seconds[name]} s, ${cpuSeconds[name]} s CPU\n`)
}

const content = (query: string) => fetch(`${origin}/api/content/info/${DEFAULT_PRODUCT_ID}?${query}`)

async function look(round: number): Promise<void> {
  if (!('firstPage' in seconds)) return note('firstPage', (await fetch(origin)).ok)
  const answer = await content('limit=1')
  shown = Number(answer.headers.get('x-total-count'))
  // A title is shown when all its pictures are made, so that the count of titles is the count of pictures.
  await note('firstPictures', shown >= FIRST_TITLES)
  await note('allPictures', shown >= total)
  if (round % LOOK_FOR_MEDIA_EVERY > 0) return
  const items = (await (await content('category=movies&limit=100')).json()) as Item[]
  await note(
    'firstTrailer',
    items.some(({ attributes }) => attributes.trailer !== undefined),
  )
  await note(
    'firstFilm',
    items.some(({ kind, attributes }) => kind === 'movie' && attributes.resolution !== undefined),
  )
}

/** Of a process and all that it started, living and ended; 0 where the system does not tell. */
async function cpuOf(root: number): Promise<number> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const rows = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
      // Its name stands in brackets and may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
      return { id: Number(id), parent: Number(fields[1]), ticks: ticks || 0 }
    }),
  )
  const family = new Set([root])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const { id, parent } of rows) if (family.has(parent)) family.add(id)
  }
  const ticks = rows.filter(({ id }) => family.has(id)).reduce((sum, row) => sum + row.ticks, 0)
  return Math.round(ticks / TICKS_PER_SECOND)
}

const WANTED = ['firstPage', 'firstPictures', 'allPictures', 'firstTrailer', 'firstFilm']
try {
  for (let round = 0; performance.now() - started < limitMs; round++) {
    if (server.exitCode !== null) throw new Error('The product ended by itself.')
    await look(round).catch((error: unknown) => {
      // Nobody listens yet.
      if (!(error instanceof TypeError)) throw error
    })
    if (WANTED.every((name) => name in seconds)) break
    await sleep(LOOK_EVERY_MS)
  }
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
}
console.log(JSON.stringify({ titles: total, shown, cores: os.availableParallelism(), seconds, cpuSeconds }))
