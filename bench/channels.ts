/**
 * A thousand channels of packaged segments, each watched: the CPU for what a player requests (two playlists and two segments of 64 kB per
 * round), compared with one channel with as many players, and with nginx serving the same bytes as static files. Server on one CPU, load on
 * the other, in alternating rounds; needs wrk, nginx, taskset. Goal: a thousand channels cost no more than their requests.
 * Usage: node bench/channels.ts [--channels 1000] [--rounds 5] [--seconds 4] [--eyevinn FOLDER]
 * With --eyevinn, only playlists are compared, with Eyevinn's channel engine, which checks no access and leaves segments to others. It runs
 * on Node 16 and restify 8 at the latest: FOLDER is where `npm install eyevinn-channel-engine@3.0.5 restify@8.6.1 node@16` was run.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPlayback } from '@quintet/contracts/playback'
import { newId } from '@quintet/platform/identity/secrets'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { freePortPair, insertTitle, nginxArguments, startProduct, writePackaged } from '@quintet/testing'
import { signAddress } from '../services/content/src/playback/address.ts'
import {
  cpuOf,
  type Load,
  load,
  PRODUCT,
  residentMiB,
  startPinned,
  stopAll,
  waitFor,
} from './catalogue/load.ts'
import { middleOf } from './figures.ts'

const FILMS = 30
const SEGMENTS = 20
const SEGMENT_BYTES = 64 * 1024
const RENDITIONS = ['v-360p', 'sound']

const IDLE_SECONDS = 10

const { values } = parseArgs({
  options: {
    channels: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    eyevinn: { type: 'string' },
  },
})
const [channels, rounds, seconds] = [values.channels, values.rounds, values.seconds].map(Number) as [
  number,
  number,
  number,
]
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-channels-'))
const product = await startProduct({ environment: { DATA_DIR: dataDir } })
const servers: ReturnType<typeof startPinned>[] = []
const start = (...command: Parameters<typeof startPinned>): number => {
  const server = startPinned(...command)
  servers.push(server)
  return server.pid ?? 0
}
const [port, nginxPort] = [await freePortPair(), await freePortPair()]
const [origin, copied] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${nginxPort}`]
try {
  await makeFilms()
  const ids = await makeChannels()
  const bases = await startStreams(ids)
  const basesOfOne = await startStreams(ids.map(() => ids[0] ?? 0))
  const pid = start(process.execPath, PRODUCT.args, {
    ...PRODUCT.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: product.foundation.databaseUrl,
  })
  await waitFor(`${origin}/ready`)
  const before = residentMiB(pid)
  const began = performance.now()
  for (const base of bases) await askedBy(base)
  const planned = { seconds: secondsSince(began), mib: residentMiB(pid) - before }

  await mkdir(path.join(dataDir, 'nginx'))
  const site = `sendfile on; tcp_nopush on; keepalive_requests 10000000; server { listen 127.0.0.1:${nginxPort}; root ${dataDir}/static; }`
  const nginxPid = start('nginx', await nginxArguments(path.join(dataDir, 'nginx'), site))
  const files = await copiedFor(bases)
  const all: Record<'thousand' | 'one' | 'nginx' | 'playlists', Load>[] = []
  while (all.length < rounds) {
    const asked = await askedByAll(bases)
    all.push({
      thousand: await measure({ origin, pid }, asked),
      nginx: await measure({ origin: copied, pid: nginxPid }, files),
      one: await measure({ origin, pid }, await askedByAll(basesOfOne)),
      playlists: await measure({ origin, pid }, asked.filter(isPlaylist)),
    })
  }
  const middle = (name: keyof (typeof all)[0]) => middleOf(all.map((round) => round[name].cpuUs))
  const ratio = (of: keyof (typeof all)[0], to: keyof (typeof all)[0]) => {
    const ratios = all.map((round) => round[of].cpuUs / round[to].cpuUs)
    return `${middleOf(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
  }
  console.log(
    JSON.stringify(
      {
        channels,
        rounds,
        requestsPerCpuSecond: {
          thousand: perCpuSecond(middle('thousand')),
          one: perCpuSecond(middle('one')),
          nginx: perCpuSecond(middle('nginx')),
          playlists: perCpuSecond(middle('playlists')),
        },
        cpuBesideNginx: ratio('thousand', 'nginx'),
        cpuBesideOneChannel: ratio('thousand', 'one'),
        p99Ms: middleOf(all.map(({ thousand }) => thousand.p99Ms)),
        // The first request to each channel, which plans it and loads its titles.
        planned,
        idleCpu: await idleCpu(pid),
        ...(values.eyevinn === undefined ? {} : { eyevinn: await measureEyevinn(values.eyevinn) }),
        load: os.loadavg()[0],
      },
      null,
      2,
    ),
  )
} finally {
  await stopAll(servers)
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** What a player of this channel requests now. */
async function askedBy(base: string): Promise<string[]> {
  const addresses: string[] = []
  for (const rendition of RENDITIONS) {
    const playlist = `${base}/${rendition}/index.m3u8`
    const segment = (await (await waitFor(origin + playlist)).text())
      .split('\n')
      .findLast((line) => line.endsWith('.m4s'))
    addresses.push(playlist, new URL(segment ?? '', origin + playlist).pathname)
  }
  return addresses
}

async function askedByAll(bases: readonly string[]): Promise<string[]> {
  const all: string[] = []
  for (const base of bases) all.push(...(await askedBy(base)))
  return all
}

/** The same bytes as static files. */
async function copiedFor(bases: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (const [number, address] of (await askedByAll(bases)).entries()) {
    const name = `/${Math.floor(number / 4)}/${number % 4}`
    await writeStatic(name, Buffer.from(await (await waitFor(origin + address)).arrayBuffer()))
    names.push(name)
  }
  return names
}

async function writeStatic(name: string, content: Buffer | string): Promise<void> {
  const file = path.join(dataDir, 'static', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function measure(at: { origin: string; pid: number }, addresses: readonly string[]): Promise<Load> {
  const script = path.join(dataDir, 'addresses.lua')
  await writeFile(script, scriptOf(addresses))
  const measured = await load({ url: at.origin, pid: at.pid, script }, seconds)
  if (measured.failed > 0) throw new Error(`${measured.failed} answers failed.`)
  return measured
}

function isPlaylist(address: string): boolean {
  return address.endsWith('.m3u8')
}

function perCpuSecond(cpuUs: number): number {
  return Math.round(1e6 / cpuUs)
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000)
}

/** What the channels cost without requests, in CPU seconds per second. */
async function idleCpu(pid: number): Promise<number> {
  const before = cpuOf(pid)
  await sleep(IDLE_SECONDS * 1000)
  return Number(((cpuOf(pid) - before) / IDLE_SECONDS).toFixed(3))
}

/** The same number of channels and films in Eyevinn's engine: how long until all are up, and what their playlists cost. */
async function measureEyevinn(folder: string) {
  await makeVods()
  const script = path.join(dataDir, 'eyevinn.mjs')
  const source = path.join(import.meta.dirname, 'channels/eyevinn.ts')
  // Node 16 does not support types.
  await writeFile(script, stripTypeScriptTypes(await readFile(source, 'utf8')))
  const eyevinnPort = await freePortPair()
  const at = `http://127.0.0.1:${eyevinnPort}`
  const began = performance.now()
  const node = path.join(folder, 'node_modules/node/bin/node')
  const pid = start(node, [script, folder, String(eyevinnPort), String(channels), copied, String(FILMS)])
  const addresses: string[] = []
  for (let number = 0; number < channels; number++) {
    const master = await (await waitFor(`${at}/channels/${number}/master.m3u8`)).text()
    const name = master.split('\n').find((line) => line.startsWith('master')) ?? ''
    addresses.push(`/channels/${number}/${name}`)
    await waitFor(at + addresses.at(-1))
  }
  const ready = { seconds: secondsSince(began), mib: residentMiB(pid) }
  const all: Load[] = []
  while (all.length < rounds) all.push(await measure({ origin: at, pid }, addresses))
  return {
    playlists: perCpuSecond(middleOf(all.map(({ cpuUs }) => cpuUs))),
    p99Ms: middleOf(all.map(({ p99Ms }) => p99Ms)),
    ready,
    idleCpu: await idleCpu(pid),
  }
}

/** The films in its format: separate, plain playlists. */
async function makeVods(): Promise<void> {
  const stream = '#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=640x360,CODECS="avc1.64001e,mp4a.40.2"'
  const segments = Array.from({ length: SEGMENTS }, (_, number) => `#EXTINF:4.0,\n${number}.m4s`)
  for (let number = 0; number < FILMS; number++) {
    await writeStatic(`vod/${number}/master.m3u8`, `#EXTM3U\n${stream}\nv.m3u8\n`)
    await writeStatic(
      `vod/${number}/v.m3u8`,
      [
        '#EXTM3U',
        '#EXT-X-TARGETDURATION:4',
        '#EXT-X-PLAYLIST-TYPE:VOD',
        ...segments,
        '#EXT-X-ENDLIST',
        '',
      ].join('\n'),
    )
  }
}

/** Complete films of a minute and a half. */
async function makeFilms(): Promise<void> {
  for (let number = 0; number < FILMS; number++) {
    const film = await product.aTitle({ media: 'video', categories: ['movies:loops'], rating: 'FSK-0' })
    await writePackaged(product.foundation, film, { videos: ['v-360p'], count: SEGMENTS })
    for (const folder of ['v-360p', 'a-0'])
      for (let segment = 1; segment <= SEGMENTS + 1; segment++) {
        const name = `assets/${film.assetId}/${folder}/${String(segment).padStart(5, '0')}.m4s`
        await product.foundation.storage.write(name, randomBytes(SEGMENT_BYTES))
      }
  }
}

async function makeChannels(): Promise<number[]> {
  const ids: number[] = []
  for (let number = 0; number < channels; number++) {
    const rules = [{ categories: ['movies:loops' as const] }]
    const channel = {
      kind: 'channel',
      live: true,
      rating: 'FSK-0',
      programme: { rules, apartHours: 0 },
    } as const
    ids.push((await insertTitle(product.foundation.db, product.clock.now(), channel)).id)
  }
  await product.refresh()
  return ids
}

/** Starts a stream on each of these channels, as a member would; returns their addresses. */
async function startStreams(ids: readonly number[]): Promise<string[]> {
  const { db } = product.foundation
  const member = await product.aMember()
  const { id } = (await member.call(startPlayback, { body: { contentId: ids[0] ?? 0 } })).body
  const begun = await db.selectFrom('stream').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const key = await serviceSecret(db, 'media-address')
  const streams = ids.map((item_id) => ({ ...begun, id: newId('str'), item_id }))
  for (let from = 0; from < streams.length; from += 100)
    await db
      .insertInto('stream')
      .values(streams.slice(from, from + 100))
      .execute()
  const expiry = Math.floor(begun.expires_at.getTime() / 1000)
  return streams.map((stream) =>
    signAddress(key, { streamId: stream.id, assetId: `channel-${stream.item_id}`, expiry }),
  )
}

function scriptOf(addresses: readonly string[]): string {
  return `local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local at = 0
request = function()
  at = at % #addresses + 1
  return wrk.format('GET', addresses[at])
end
`
}
