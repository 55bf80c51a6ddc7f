/**
 * The requests music programs send to /rest, compared with nginx serving the same bytes: requests of each kind per second of the server's
 * CPU. Servers on one CPU, wrk with 64 connections on the other, in alternating rounds; needs wrk, nginx, taskset.
 * Usage: node bench/subsonic.ts [--rounds 3] [--seconds 4]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@quintet/platform/db/database'
import {
  createTestDatabase,
  freePortPair,
  makeAppPassword,
  nginxArguments,
  signUpMember,
} from '@quintet/testing'
import { insertTitle } from '../tests/product/title.ts'
import { fillCatalogue } from './catalogue/fill.ts'
import { type Load, load, PRODUCT, startPinned, stopAll, waitFor } from './catalogue/load.ts'
import { middleOf } from './figures.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
})
const [ALBUMS, TRACKS, OTHERS] = [200, 10, 1000]
const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-subsonic-'))
const database = await createTestDatabase()
const db = openDatabase(database.url)
const [port, nginxPort] = [await freePortPair(), await freePortPair()]
await fillCatalogue(db, OTHERS)
const first = await addAlbums()
const product = startPinned(process.execPath, PRODUCT.args, {
  ...PRODUCT.env,
  PORT: String(port),
  DATA_DIR: folder,
  DATABASE_URL: database.url,
})
const [ours, theirs] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${nginxPort}`]
await waitFor(`${ours}/ready`)
const member = await signUpMember(ours)
const { password } = await makeAppPassword(member.call, { scope: 'music' })
const who = new URLSearchParams({ apiKey: password, v: '1.16.1', c: 'bench', f: 'json' })
const CALLS = {
  ping: 'ping.view?',
  getAlbumList2: 'getAlbumList2.view?type=alphabeticalByName&size=50&',
  getAlbum: `getAlbum.view?id=al-${first.album}&`,
  getSong: `getSong.view?id=tr-${first.track}&`,
  search3: 'search3.view?query=album%2010&',
}
const bytes: Record<string, number> = {}
for (const [name, call] of Object.entries(CALLS)) {
  const answer = await waitFor(`${ours}/rest/${call}${who}`)
  const text = await answer.text()
  if (!text.includes('"status":"ok"')) throw new Error(`${name} was refused: ${text.slice(0, 300)}`)
  bytes[name] = Buffer.byteLength(text)
  await writeFile(path.join(folder, `${name}.json`), text)
}
const nginx = startPinned(
  'nginx',
  await nginxArguments(
    folder,
    `sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}; default_type application/json; }`,
  ),
)
try {
  await waitFor(`${theirs}/ping.json`)
  for (const [name, call] of Object.entries(CALLS)) {
    const subjects = {
      product: { url: `${ours}/rest/${call}${who}`, pid: product.pid ?? 0 },
      nginx: { url: `${theirs}/${name}.json`, pid: nginx.pid ?? 0 },
    }
    await load(subjects.product, 2)
    const rounds: { product: Load; nginx: Load }[] = []
    while (rounds.length < Number(values.rounds))
      rounds.push({
        product: await load(subjects.product, Number(values.seconds)),
        nginx: await load(subjects.nginx, Number(values.seconds)),
      })
    const perCpuSecond = (of: 'product' | 'nginx') =>
      Math.round(middleOf(rounds.map((round) => 1e6 / round[of].cpuUs)))
    console.log(
      JSON.stringify({
        call: name,
        bytes: bytes[name],
        perCpuSecond: { ours: perCpuSecond('product'), nginx: perCpuSecond('nginx') },
        ofNginx: Number(middleOf(rounds.map((round) => round.nginx.cpuUs / round.product.cpuUs)).toFixed(3)),
        p99Ms: Number(middleOf(rounds.map((round) => round.product.p99Ms)).toFixed(1)),
        failed: rounds.reduce((sum, round) => sum + round.product.failed + round.nginx.failed, 0),
      }),
    )
  }
} finally {
  await stopAll([product, nginx])
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}

async function addAlbums(): Promise<{ album: number; track: number }> {
  let found = { album: 0, track: 0 }
  for (let album = 1; album <= ALBUMS; album++) {
    const music = {
      vertical: 'music-stream',
      rating: 'FSK-0',
      credits: [{ name: `Artist ${album % 40}`, role: 'artist' }],
    } as const
    const { id } = await insertTitle(db, new Date(), { ...music, kind: 'album', title: `Album ${album}` })
    for (let number = 1; number <= TRACKS; number++) {
      const wishes = { ...music, kind: 'track', media: 'audio', parentId: id, number } as const
      const track = await insertTitle(db, new Date(), { ...wishes, title: `Track ${number} of ${album}` })
      found = { album: id, track: track.id }
    }
  }
  return found
}
