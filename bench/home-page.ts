/**
 * P7: the visitor's home page, complete without script, compared with nginx serving the same bytes. Servers on one CPU, wrk with 64
 * connections on the other, in alternating rounds; needs wrk, nginx, taskset and a built web app (script/update).
 * Usage: node bench/home-page.ts [--rounds 5] [--seconds 4]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@quintet/platform/db/database'
import { createTestDatabase, freePortPair, nginxArguments } from '@quintet/testing'
import { fillCatalogue } from './catalogue/fill.ts'
import { type Load, load, PRODUCT, startPinned, waitFor } from './catalogue/load.ts'
import { middleOf } from './figures.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
})
const TITLES = 1000
const BROTLI = { 'accept-encoding': 'br', 'accept-language': 'de' }
const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-bench-'))
const database = await createTestDatabase()
const db = openDatabase(database.url)
const [port, nginxPort] = [await freePortPair(), await freePortPair()]
await fillCatalogue(db, TITLES)
const product = startPinned(process.execPath, PRODUCT.args, {
  ...PRODUCT.env,
  ROLE: 'customer,content,web',
  PORT: String(port),
  DATA_DIR: folder,
  DATABASE_URL: database.url,
})
const page = { product: `http://127.0.0.1:${port}/`, nginx: `http://127.0.0.1:${nginxPort}/` }
await waitFor(page.product)
const bytes = await fetchRaw(page.product)
await writeFile(path.join(folder, 'index.html'), bytes)
const nginx = startPinned('nginx', await nginxArguments(folder, siteOfPage()))
try {
  await waitFor(page.nginx)
  const subjects = {
    product: { url: page.product, pid: product.pid ?? 0, headers: BROTLI },
    nginx: { url: page.nginx, pid: nginx.pid ?? 0, headers: BROTLI },
  }
  await load(subjects.product, 2)
  const rounds: { product: Load; nginx: Load }[] = []
  while (rounds.length < Number(values.rounds))
    rounds.push({
      product: await load(subjects.product, Number(values.seconds)),
      nginx: await load(subjects.nginx, Number(values.seconds)),
    })
  const ratio = (figure: (one: Load) => number) => {
    const ratios = rounds.map((round) => figure(round.product) / figure(round.nginx))
    const shown = [middleOf(ratios), Math.min(...ratios), Math.max(...ratios)].map((each) => each.toFixed(2))
    return `${shown[0]} (${shown[1]} to ${shown[2]})`
  }
  console.table(
    rounds.map((round) => ({
      ours: Math.round(round.product.perSecond),
      nginx: Math.round(round.nginx.perSecond),
      oursCpuUs: Number(round.product.cpuUs.toFixed(1)),
      nginxCpuUs: Number(round.nginx.cpuUs.toFixed(1)),
      failed: round.product.failed + round.nginx.failed,
    })),
  )
  const perSecond = ratio((one) => one.perSecond)
  const cpu = ratio((one) => one.cpuUs)
  console.log(
    JSON.stringify({ bytes: bytes.length, perSecond, cpu, goal: 'requests at least 0.60 of nginx' }),
  )
} finally {
  const gone = [product, nginx].map((server) => new Promise((resolve) => server.once('exit', resolve)))
  product.kill()
  nginx.kill()
  await Promise.all(gone)
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}

// The bytes as transferred: fetch would decompress them.
function fetchRaw(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROTLI }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

function siteOfPage(): string {
  return `sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}; location = / { try_files /index.html =404; default_type text/html; add_header content-encoding br; } }`
}
