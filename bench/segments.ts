/**
 * P6: segments of 2 MiB, signature and running stream checked for each, beside nginx with sendfile and the same files. Hot: one
 * segment, 64 connections, in rounds by turns. Cold: many segments, put out of the page cache before, each asked for once.
 * Servers on one CPU, the load on the other; needs wrk, nginx, taskset.
 *   node bench/segments.ts [--rounds 5] [--seconds 4] [--files 128]
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { startPlayback } from '@quintet/contracts/playback'
import { freePortPair, startProduct } from '@quintet/testing'
import { cpuSeconds, load, PRODUCT, startPinned, waitFor } from './catalogue/load.ts'
import { middleOf } from './figures.ts'

const run = promisify(execFile)
const SEGMENT_BYTES = 2 * 1024 * 1024
const COLD_AT_ONCE = 16
const GIGABYTE = 1e9

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    files: { type: 'string', default: '128' },
  },
})

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-segments-'))
// nginx, started by root, reads as nobody.
await chmod(dataDir, 0o755)
const here = await startProduct({ environment: { DATA_DIR: dataDir } })
const servers: ReturnType<typeof startPinned>[] = []
try {
  const { id: contentId, assetId } = await here.aTitle({ media: 'video' })
  const names = Array.from(
    { length: Number(values.files) },
    (_, i) => `${String(i + 1).padStart(5, '0')}.m4s`,
  )
  const stored = `assets/${assetId}/v-1080p`
  for (const name of names)
    await here.foundation.storage.write(`${stored}/${name}`, randomBytes(SEGMENT_BYTES))
  const member = await here.aMember()
  const { manifest = '' } = (await member.call(startPlayback, { body: { contentId } })).body

  const [port, nginxPort] = [await freePortPair(), await freePortPair()]
  const product = startPinned(process.execPath, PRODUCT.args, {
    ...PRODUCT.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: here.foundation.databaseUrl,
  })
  await writeFile(path.join(dataDir, 'nginx.conf'), nginxConfig(dataDir, nginxPort))
  const nginx = startPinned('nginx', [
    '-c',
    path.join(dataDir, 'nginx.conf'),
    '-p',
    dataDir,
    '-e',
    path.join(dataDir, 'error.log'),
  ])
  servers.push(product, nginx)
  const subjects = {
    ours: {
      base: `http://127.0.0.1:${port}${manifest.replace('master.m3u8', 'v-1080p/')}`,
      pid: product.pid ?? 0,
    },
    nginx: { base: `http://127.0.0.1:${nginxPort}/${stored}/`, pid: nginx.pid ?? 0 },
  }
  for (const { base } of Object.values(subjects)) await waitFor(`${base}${names[0]}`)

  type Figures = { hotGBs: number; hotCpuUs: number; coldMs: number; coldCpuUs: number }
  const measure = async ({ base, pid }: (typeof subjects)['ours']): Promise<Figures> => {
    const hot = await load({ url: `${base}${names[0]}`, pid }, Number(values.seconds))
    if (hot.failed > 0) throw new Error(`${hot.failed} answers failed.`)
    await forget(path.join(dataDir, 'media', stored), names)
    const [began, cpuBefore] = [performance.now(), cpuSeconds(pid)]
    await fetchAll(base, names)
    return {
      hotGBs: (hot.perSecond * SEGMENT_BYTES) / GIGABYTE,
      hotCpuUs: hot.cpuUs,
      coldMs: (performance.now() - began) / names.length,
      coldCpuUs: ((cpuSeconds(pid) - cpuBefore) / names.length) * 1e6,
    }
  }
  await measure(subjects.ours)
  const rounds: { ours: Figures; nginx: Figures }[] = []
  while (rounds.length < Number(values.rounds))
    rounds.push({ ours: await measure(subjects.ours), nginx: await measure(subjects.nginx) })
  console.table(
    rounds.flatMap((round) =>
      Object.entries(round).map(([name, figures]) => ({ name, ...rounded(figures) })),
    ),
  )
  const ratio = (figure: keyof Figures) => {
    const ratios = rounds.map(({ ours, nginx: limit }) => ours[figure] / limit[figure])
    return `${middleOf(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
  }
  console.log(
    JSON.stringify(
      {
        hotBytes: `${ratio('hotGBs')}, goal 1, aim 1.5`,
        hotCpu: `${ratio('hotCpuUs')}, goal 1.3`,
        coldCpu: `${ratio('coldCpuUs')}, goal 2`,
        coldTime: ratio('coldMs'),
        load: os.loadavg()[0],
      },
      null,
      2,
    ),
  )
} finally {
  for (const server of servers) {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await gone
  }
  await here.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Puts files out of the page cache, and nothing else. */
async function forget(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    await run('dd', [`if=${path.join(folder, name)}`, 'iflag=nocache', 'count=0', 'status=none'])
}

async function fetchAll(base: string, names: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: COLD_AT_ONCE })
  const queue = names.values()
  const next = async (): Promise<void> => {
    for (const name of queue) {
      const bytes = await sizeOf(`${base}${name}`, agent)
      if (bytes !== SEGMENT_BYTES) throw new Error(`${name} came with ${bytes} bytes.`)
    }
  }
  await Promise.all(Array.from({ length: COLD_AT_ONCE }, next))
  agent.destroy()
}

function sizeOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Number(figure.toPrecision(4))]),
  )
}

function nginxConfig(folder: string, listen: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.geteuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; default_type video/mp4;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${listen}; root ${folder}/media; }
}
`
}
