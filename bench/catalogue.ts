/**
 * P1 to P4, P12 and memory: lists of 150 000 made-up titles, compared with nginx serving the same bytes and a bare Fastify with SQLite.
 * Servers on one CPU, wrk with 64 connections on the other, subjects interleaved in rounds; needs wrk, nginx and taskset.
 * Usage: node bench/catalogue.ts [--titles 150000] [--rounds 5] [--seconds 4]
 */
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { openDatabase } from '@quintet/platform/db/database'
import { createTestDatabase, freePortPair, nginxArguments, signUpMember } from '@quintet/testing'
import { WORTH_KEEPING } from '../services/content/src/catalogue/keeper.ts'
import { fillCatalogue } from './catalogue/fill.ts'
import { cpuSeconds, type Load, load, PRODUCT, residentMiB, startPinned, waitFor } from './catalogue/load.ts'
import { middleOf } from './figures.ts'

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '150000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
})
const titles = Number(values.titles)
const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-bench-'))
// Started by root, nginx reads as nobody.
await chmod(folder, 0o755)
const database = await createTestDatabase()
const db = openDatabase(database.url)
const servers: ReturnType<typeof startPinned>[] = []
const start = (...args: Parameters<typeof startPinned>) => {
  const server = startPinned(...args)
  servers.push(server)
  return server.pid ?? 0
}
const stop = async (server: (typeof servers)[number]) => {
  if (server.exitCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await gone
}

try {
  await fillCatalogue(db, titles)
  const [port, nginxPort, barePort] = [await freePortPair(), await freePortPair(), await freePortPair()]
  const origin = `http://127.0.0.1:${port}`
  const list = '/api/content/info/221?category=movies'
  const startProduct = async () => {
    const started = performance.now()
    const pid = start(process.execPath, PRODUCT.args, {
      ...PRODUCT.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
    })
    const answer = await waitFor(origin + list, { headers: { 'accept-encoding': 'br' } })
    const ms = Math.round(performance.now() - started)
    return { pid, answer, start: { ms, cpuMs: Math.round(cpuSeconds(pid) * 1000) } }
  }
  const { start: firstStart } = await startProduct()
  // The catalogue is cached on disk some seconds after it was read; the second start uses it.
  if (titles >= WORTH_KEEPING)
    while (!(await stat(path.join(folder, 'catalogue-kept')).catch(() => null)))
      await new Promise((resolve) => setTimeout(resolve, 500))
  for (const server of servers) await stop(server)
  const { pid: product, answer, start: warmStart } = await startProduct()
  const etag = answer.headers.get('etag') ?? ''
  const same = await fetchRaw(origin + list)
  await writeFile(path.join(folder, 'list'), same)
  const nginx = start('nginx', await nginxArguments(folder, siteOfList(folder, nginxPort)))
  const bare = start(process.execPath, [
    '--no-warnings',
    path.join(import.meta.dirname, 'catalogue/bare-server.ts'),
    String(barePort),
    String(titles),
  ])
  const nginxUrl = `http://127.0.0.1:${nginxPort}/list`
  const nginxEtag = (await waitFor(nginxUrl)).headers.get('etag') ?? ''
  await waitFor(`http://127.0.0.1:${barePort}/list?category=movies:drama&page=1`)
  const member = await signUpMember(origin)
  const idle = residentMiB(product)

  const varied = await variedScript(folder)
  const br = { 'accept-encoding': 'br' }
  const cases = {
    'P1 visitor’s list, brotli': {
      product: { url: origin + list, pid: product, headers: br },
      nginx: { url: nginxUrl, pid: nginx, headers: br },
    },
    'P3 304 of a list': {
      product: { url: origin + list, pid: product, headers: { ...br, 'if-none-match': etag } },
      nginx: { url: nginxUrl, pid: nginx, headers: { ...br, 'if-none-match': nginxEtag } },
    },
    'P2, P4 member’s list, each another': {
      product: {
        url: `${origin}/api/content`,
        pid: product,
        headers: { authorization: `Bearer ${member.token}` },
        script: varied,
      },
      bare: { url: `http://127.0.0.1:${barePort}/list`, pid: bare, script: varied },
    },
  }
  for (const [name, subjects] of Object.entries(cases)) {
    const runs: Record<string, Load[]> = {}
    for (const subject of Object.values(subjects)) await load(subject, 2)
    for (let round = 0; round < Number(values.rounds); round++)
      for (const [who, subject] of Object.entries(subjects))
        (runs[who] ??= []).push(await load(subject, Number(values.seconds)))
    const [ours = [], theirs = []] = Object.values(runs)
    const ratio = (figure: (one: Load) => number) => {
      const ratios = ours.map((one, at) => figure(one) / figure(theirs[at] ?? one))
      const shown = [middleOf(ratios), Math.min(...ratios), Math.max(...ratios)].map((each) =>
        each.toFixed(2),
      )
      return `${shown[0]} (${shown[1]} to ${shown[2]})`
    }
    console.log(`${name}, against ${Object.keys(subjects)[1]}`)
    console.table({
      ...Object.fromEntries(
        Object.entries(runs).map(([who, ones]) => [
          who,
          {
            perSecond: Math.round(middleOf(ones.map((one) => one.perSecond))),
            cpuUs: Number(middleOf(ones.map((one) => one.cpuUs)).toFixed(1)),
            p99Ms: Number(middleOf(ones.map((one) => one.p99Ms)).toFixed(2)),
            failed: ones.reduce((sum, one) => sum + one.failed, 0),
          },
        ]),
      ),
      ratio: {
        perSecond: ratio((one) => one.perSecond),
        cpuUs: ratio((one) => one.cpuUs),
        p99Ms: ratio((one) => one.p99Ms),
      },
    })
  }
  console.log(
    JSON.stringify({
      titles,
      firstStart,
      warmStart,
      memoryMiB: { afterStart: idle, afterLoad: residentMiB(product) },
      bytes: same.length,
    }),
  )
} finally {
  for (const server of servers) await stop(server)
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}

// The bytes as transferred: fetch would decompress them.
async function fetchRaw(url: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

function siteOfList(root: string, port: number): string {
  return `sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
  server { listen 127.0.0.1:${port}; location = /list { root ${root}; default_type application/json; add_header content-encoding br; } }`
}

/** Every request has a different category, genre, page and order. */
async function variedScript(root: string): Promise<string> {
  const genres = VERTICALS.flatMap((vertical) =>
    VERTICAL_FACTS[vertical].genres.map((genre) => `${vertical}:${genre}`),
  )
  const file = path.join(root, 'varied.lua')
  await writeFile(
    file,
    `local genres = {${genres.map((genre) => `"${genre}"`).join(',')}}
local sorts = {"order,asc", "title,asc", "year,desc", "popularity,desc", "added,desc"}
local n = 0
request = function()
  n = n + 1
  local path = wrk.path .. "?category=" .. genres[n % #genres + 1] .. "&page=" .. (n * 7 % 100 + 1) .. "&sort=" .. sorts[n % #sorts + 1]
  return wrk.format("GET", path)
end
`,
  )
  return file
}
