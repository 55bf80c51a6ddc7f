/**
 * P6: segments of 2 MiB, compared with nginx serving the same files with sendfile: sent by the service itself, which checks signature and
 * running stream for each, and by the shipped nginx configuration in front of it, with a lease nginx checks and by asking the service. Hot:
 * one segment, 64 connections, in alternating rounds. Cold: many segments, dropped from the page cache first, each requested once. Also
 * compared with Node sending from memory without checks. Servers on one CPU, load on the other; needs wrk, nginx, taskset.
 * Usage: node bench/segments.ts [--rounds 5] [--seconds 4] [--files 128]
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { reportPosition, startPlayback } from '@quintet/contracts/playback'
import { freePortPair, nginxArguments, shippedNginx, startProduct } from '@quintet/testing'
import { cpuOf, load, PRODUCT, startPinned, stopAll, waitFor } from './catalogue/load.ts'
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
const here = await startProduct({ environment: { DATA_DIR: dataDir, SEGMENTS_BY_PROXY: '1' } })
const servers: ReturnType<typeof startPinned>[] = []
const start = (...command: Parameters<typeof startPinned>): number => {
  const server = startPinned(...command)
  servers.push(server)
  return server.pid ?? 0
}
/** Starts the product on this data. */
const startService = (port: number, more: Record<string, string> = {}): number =>
  start(process.execPath, PRODUCT.args, {
    ...PRODUCT.env,
    ...more,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: here.foundation.databaseUrl,
  })
const startNginx = async (name: string, http: string): Promise<number> => {
  const folder = path.join(dataDir, name)
  await mkdir(folder, { recursive: true })
  return start('nginx', await nginxArguments(folder, http))
}
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
  const { id, manifest = '' } = (await member.call(startPlayback, { body: { contentId } })).body

  const ports = { ours: await freePortPair(), behind: await freePortPair(), shipped: await freePortPair() }
  const [nginxPort, nodePort] = [await freePortPair(), await freePortPair()]
  const shippedFolder = path.join(dataDir, 'shipped')
  const shipped = await shippedNginx({
    port: ports.shipped,
    product: ports.behind,
    dataDir,
    folder: shippedFolder,
  })
  const signed = (port: number) => `http://127.0.0.1:${port}${manifest.replace('master.m3u8', 'v-1080p/')}`
  const shippedPid = [
    startService(ports.behind, { SEGMENTS_BY_PROXY: '1', TRUSTED_PROXIES: '1' }),
    await startNginx('shipped', `default_type video/mp4; keepalive_requests 10000000; ${shipped}`),
  ]
  let beats = 0
  /** The lease a member's player gets from one heartbeat to the next. */
  const lease = async (): Promise<string> => {
    const body = { position: ++beats, sequence: beats, at: new Date().toISOString() }
    const { segments } = (await member.call(reportPosition, { params: { id }, body })).body
    return `http://127.0.0.1:${ports.shipped}${segments?.base}/v-1080p/`
  }
  const subjects = {
    ours: { base: async () => signed(ports.ours), pid: [startService(ports.ours)] },
    // A real deployment: nginx checks our player's lease and sends.
    shipped: { base: lease, pid: shippedPid },
    // Other players: the service checks, nginx caches the result and sends.
    asked: { base: async () => signed(ports.shipped), pid: shippedPid },
    nginx: {
      base: async () => `http://127.0.0.1:${nginxPort}/${stored}/`,
      pid: [await startNginx('nginx', siteOfSegments(nginxPort))],
    },
    node: {
      base: async () => `http://127.0.0.1:${nodePort}/`,
      pid: [
        start(process.execPath, [
          path.join(import.meta.dirname, 'segments-bare.ts'),
          String(nodePort),
          String(SEGMENT_BYTES),
        ]),
      ],
    },
  }
  type Subject = keyof typeof subjects
  for (const { base } of Object.values(subjects)) await waitFor(`${await base()}${names[0]}`)

  type Figures = { hotGBs: number; hotCpuUs: number; coldMs: number; coldCpuUs: number }
  const measure = async ({
    base: current,
    pid,
  }: {
    base: () => Promise<string>
    pid: number[]
  }): Promise<Figures> => {
    const base = await current()
    const hot = await load({ url: `${base}${names[0]}`, pid }, Number(values.seconds))
    if (hot.failed > 0) throw new Error(`${hot.failed} answers failed.`)
    await forget(path.join(dataDir, 'media', stored), names)
    const [began, cpuBefore] = [performance.now(), cpuOf(pid)]
    await fetchAll(base, names)
    return {
      hotGBs: (hot.perSecond * SEGMENT_BYTES) / GIGABYTE,
      hotCpuUs: hot.cpuUs,
      coldMs: (performance.now() - began) / names.length,
      coldCpuUs: ((cpuOf(pid) - cpuBefore) / names.length) * 1e6,
    }
  }
  await measure(subjects.ours)
  await measure(subjects.shipped)
  const rounds: Record<Subject, Figures>[] = []
  while (rounds.length < Number(values.rounds))
    rounds.push({
      ours: await measure(subjects.ours),
      nginx: await measure(subjects.nginx),
      shipped: await measure(subjects.shipped),
      asked: await measure(subjects.asked),
      node: await measure(subjects.node),
    })
  console.table(
    rounds.flatMap((round) =>
      Object.entries(round).map(([name, figures]) => ({ name, ...rounded(figures) })),
    ),
  )
  const ratio = (figure: keyof Figures, of: Subject, to: Subject) => {
    const ratios = rounds.map((round) => round[of][figure] / round[to][figure])
    return `${middleOf(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
  }
  const besideNginx = (of: Subject) => ({
    hotBytes: `${ratio('hotGBs', of, 'nginx')}, goal 1, aim 1.5`,
    hotCpu: `${ratio('hotCpuUs', of, 'nginx')}, goal 1.3`,
    coldCpu: `${ratio('coldCpuUs', of, 'nginx')}, goal 2`,
    coldTime: ratio('coldMs', of, 'nginx'),
  })
  console.log(
    JSON.stringify(
      {
        ours: besideNginx('ours'),
        shipped: besideNginx('shipped'),
        asked: besideNginx('asked'),
        // The cost to any process that copies bytes into the socket, and what we add.
        nodeBesideNginx: {
          hotBytes: ratio('hotGBs', 'node', 'nginx'),
          hotCpu: ratio('hotCpuUs', 'node', 'nginx'),
        },
        oursBesideNode: {
          hotBytes: ratio('hotGBs', 'ours', 'node'),
          hotCpu: ratio('hotCpuUs', 'ours', 'node'),
        },
        load: os.loadavg()[0],
      },
      null,
      2,
    ),
  )
} finally {
  await stopAll(servers)
  await here.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Drops files from the page cache, and nothing else. */
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

function siteOfSegments(port: number): string {
  return `sendfile on; tcp_nopush on; keepalive_requests 10000000; default_type video/mp4;
  server { listen 127.0.0.1:${port}; root ${dataDir}/media; }`
}
