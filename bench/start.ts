/**
 * P12: a server process until its first page, with the cached catalogue, compared with a bare Fastify with one route; in alternation, so
 * that other load affects both. Goal: at most twice the bare one's time.
 * Usage: node bench/start.ts [--titles 1000] [--rounds 5]
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@quintet/platform/db/database'
import { createTestDatabase, freePortPair } from '@quintet/testing'
import { WORTH_KEEPING } from '../services/content/src/catalogue/keeper.ts'
import { fillCatalogue } from './catalogue/fill.ts'
import { cpuSeconds, PRODUCT, residentMiB, startPinned, waitFor } from './catalogue/load.ts'
import { middleOf } from './figures.ts'

const { values } = parseArgs({
  options: { titles: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '5' } },
})
const titles = Number(values.titles)
const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-start-'))
const database = await createTestDatabase()
const port = await freePortPair()
const origin = `http://127.0.0.1:${port}`

const product = {
  args: PRODUCT.args,
  page: `${origin}/`,
  env: {
    ...PRODUCT.env,
    ROLE: 'customer,content,web',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  },
}
const bare = {
  args: ['--no-warnings', path.join(import.meta.dirname, 'catalogue/bare-server.ts'), String(port), '1'],
  page: `${origin}/list?category=movies:drama&page=1`,
  env: {},
}

/** Starts a server, requests its page once it responds, and stops it. */
async function startOnce({ args, page, env }: typeof bare, isDone: () => Promise<unknown> = async () => {}) {
  const started = performance.now()
  const server = startPinned(process.execPath, args, env)
  try {
    await waitFor(page)
    const ms = performance.now() - started
    const pid = server.pid ?? 0
    const [cpuMs, memoryMiB] = [cpuSeconds(pid) * 1000, residentMiB(pid)]
    await isDone()
    return { ms, cpuMs, memoryMiB }
  } finally {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await gone
  }
}

try {
  const db = openDatabase(database.url)
  await fillCatalogue(db, titles)
  await db.destroy()
  // The first start reads the database; it caches the catalogue on disk some seconds later.
  const isKept = () => stat(path.join(folder, 'catalogue-kept')).then(Boolean, () => titles < WORTH_KEEPING)
  await startOnce(product, async () => {
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 500))
  })
  await startOnce(bare)
  const rounds: Record<'product' | 'bare', Awaited<ReturnType<typeof startOnce>>>[] = []
  for (let round = 0; round < Number(values.rounds); round++)
    rounds.push({ product: await startOnce(product), bare: await startOnce(bare) })
  const middle = (figure: (round: (typeof rounds)[number]) => number, digits = 0) =>
    Number(middleOf(rounds.map(figure)).toFixed(digits))
  console.table({
    product: {
      ms: middle(({ product: { ms } }) => ms),
      cpuMs: middle(({ product: { cpuMs } }) => cpuMs),
      memoryMiB: middle(({ product: { memoryMiB } }) => memoryMiB),
    },
    bare: {
      ms: middle(({ bare: { ms } }) => ms),
      cpuMs: middle(({ bare: { cpuMs } }) => cpuMs),
      memoryMiB: middle(({ bare: { memoryMiB } }) => memoryMiB),
    },
    'ratio of a round': {
      ms: middle((round) => round.product.ms / round.bare.ms, 2),
      cpuMs: middle((round) => round.product.cpuMs / round.bare.cpuMs, 2),
    },
  })
} finally {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}
