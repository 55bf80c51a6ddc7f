/**
 * A thousand channels out of packaged segments, each of them watched: what a player asks for (two playlists and two segments of 64 kB in a
 * round), in CPU, beside one channel with the same players, and beside nginx with the same bytes as static files. Server on one CPU, the load
 * on the other; rounds by turns; needs wrk, nginx, taskset. Goal: a thousand channels cost no more than their requests.
 *   node bench/channels.ts [--channels 1000] [--rounds 5] [--seconds 4]
 */
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPlayback } from '@quintet/contracts/playback'
import { newId } from '@quintet/platform/identity/secrets'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { freePortPair, insertTitle, nginxArguments, startProduct, writePackaged } from '@quintet/testing'
import { signAddress } from '../services/content/src/playback/address.ts'
import { counts } from './attacks/attack.ts'
import { type Load, load, PRODUCT, residentMiB, startPinned, stopAll, waitFor } from './catalogue/load.ts'
import { middleOf } from './figures.ts'

const FILMS = 30
const SEGMENTS = 20
const SEGMENT_BYTES = 64 * 1024
const RENDITIONS = ['v-360p', 'sound']

const { channels, rounds, seconds } = counts(import.meta.filename, { channels: 1000, rounds: 5, seconds: 4 })
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-channels-'))
const product = await startProduct({ environment: { DATA_DIR: dataDir } })
const servers: ReturnType<typeof startPinned>[] = []
const start = (...command: Parameters<typeof startPinned>): number => {
  const server = startPinned(...command)
  servers.push(server)
  return server.pid ?? 0
}
try {
  await makeFilms()
  const bases = await startAll()
  const [port, nginxPort] = [await freePortPair(), await freePortPair()]
  const [origin, copied] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${nginxPort}`]
  const env = {
    ...PRODUCT.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: product.foundation.databaseUrl,
  }
  const pid = start(process.execPath, PRODUCT.args, env)
  await waitFor(`${origin}/ready`)
  const before = residentMiB(pid)
  const began = performance.now()
  for (const base of bases) await roundOf(base)
  const planned = { seconds: Math.round((performance.now() - began) / 1000), mib: residentMiB(pid) - before }

  await mkdir(path.join(dataDir, 'nginx'))
  const site = `sendfile on; tcp_nopush on; keepalive_requests 10000000; server { listen 127.0.0.1:${nginxPort}; root ${dataDir}/static; }`
  const nginxPid = start('nginx', await nginxArguments(path.join(dataDir, 'nginx'), site))

  /** What a player of each of these channels asks for now; copied for nginx as files. */
  async function asked(of: readonly string[], isCopied: boolean): Promise<string[]> {
    const all: string[] = []
    for (const [place, base] of of.entries())
      for (const [name, address] of (await roundOf(base)).entries()) {
        if (isCopied) await copy(address, `${place}/${name}`)
        all.push(isCopied ? `/${place}/${name}` : address)
      }
    return all
  }
  async function roundOf(base: string): Promise<string[]> {
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
  async function copy(address: string, name: string): Promise<void> {
    const file = path.join(dataDir, 'static', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await (await waitFor(origin + address)).arrayBuffer()))
  }
  const measure = async (at: { origin: string; pid: number }, addresses: string[]): Promise<Load> => {
    const script = path.join(dataDir, 'addresses.lua')
    await writeFile(script, scriptOf(addresses))
    const measured = await load({ url: at.origin, pid: at.pid, script }, seconds)
    if (measured.failed > 0) throw new Error(`${measured.failed} answers failed.`)
    return measured
  }

  const files = await asked(bases, true)
  const all: Record<'thousand' | 'one' | 'nginx', Load>[] = []
  while (all.length < rounds)
    all.push({
      thousand: await measure({ origin, pid }, await asked(bases, false)),
      nginx: await measure({ origin: copied, pid: nginxPid }, files),
      one: await measure({ origin, pid }, await asked(bases.slice(0, 1), false)),
    })
  const perCpuSecond = (name: keyof (typeof all)[0]) =>
    Math.round(1e6 / middleOf(all.map((round) => round[name].cpuUs)))
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
          thousand: perCpuSecond('thousand'),
          one: perCpuSecond('one'),
          nginx: perCpuSecond('nginx'),
        },
        cpuBesideNginx: ratio('thousand', 'nginx'),
        cpuBesideOneChannel: ratio('thousand', 'one'),
        p99Ms: middleOf(all.map(({ thousand }) => thousand.p99Ms)),
        // The first time that each of them was asked for: its plan, and its titles.
        planned,
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

/** Films of a minute and a half, whole. */
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

/** A stream of each channel, as one that a member began; gives their addresses. */
async function startAll(): Promise<string[]> {
  const { db } = product.foundation
  const ids: number[] = []
  for (let number = 0; number < channels; number++) {
    const rules = [{ categories: ['movies:loops' as const] }]
    const channel = {
      kind: 'channel',
      live: true,
      rating: 'FSK-0',
      programme: { rules, apartHours: 0 },
    } as const
    ids.push((await insertTitle(db, product.clock.now(), channel)).id)
  }
  await product.refresh()
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
