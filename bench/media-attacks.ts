/**
 * Two attacks on media. Paths: strings that climb, hide, truncate or confuse, after real addresses of segments, keys, pictures, trailers
 * and games, sent verbatim; nothing outside may ever be returned, and nothing may cause a server error. Files: real media, subtitles,
 * pictures, books and games with bytes changed, removed, duplicated or overwritten go through the import and its workers; each ends made or
 * refused with its reason, in time, and the rest of the import is intact.
 * Usage: node bench/media-attacks.ts [--strings 5000] [--files 300]
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPlayback } from '@quintet/contracts/playback'
import { importLibrary, workSettling } from '@quintet/content/ingest'
import { workMedia } from '@quintet/media'
import { type Product, startProduct } from '@quintet/testing'
import { counts, report } from './attacks/attack.ts'
import { dice, type Dice } from './media-attacks/dice.ts'
import { mutate } from './media-attacks/mutate.ts'
import { writeOriginals } from './media-attacks/originals.ts'
import { LONG, traversals } from './media-attacks/traversals.ts'

const SECRET = 'what nobody may read 7f3a'
const PASSWORD_FILE = /^root:[^:]*:0:0:/m
const TOO_LONG_MS = 10_000
const AT_ONCE = 8
const IMPORT_WITHIN_MS = 60_000
const MS_PER_FILE = 5_000

export type PathAttack = { strings: number; statuses: Record<string, number>; faults: string[] }

/** Requests `strings` invented names after real prefixes, on both origins. */
export async function attackPaths(strings: number): Promise<PathAttack> {
  const product = await startProduct()
  try {
    const prefixes = await realPrefixes(product)
    const random = dice('paths')
    const statuses: Record<string, number> = {}
    const faults: string[] = []
    const asked = [
      // A name longer than allowed, once per prefix.
      ...prefixes.map((prefix) => ({ prefix, name: 'x'.repeat(LONG) })),
      ...traversals(random, strings).map((name) => ({ prefix: random.pick(prefixes), name })),
    ].values()
    const ask = async (): Promise<void> => {
      for (const { prefix, name } of asked) {
        const answer = await raw(prefix.origin, `${prefix.path}${name}`)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        const fault = faultOf(answer, prefix.fine)
        if (fault !== null) faults.push(`${prefix.origin}${prefix.path}${name}`.slice(0, 300) + `: ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
    const isAlive = (await fetch(`${product.origin}/ready`)).ok
    if (!isAlive) faults.push('the service is not ready any more')
    return { strings, statuses, faults }
  } finally {
    await product.stop()
  }
}

type Prefix = { origin: string; path: string; fine: readonly string[] }

/** Working addresses, with what they may return; secrets lie beside, above and below. */
async function realPrefixes(product: Product): Promise<Prefix[]> {
  const { config, storage } = product.foundation
  const film = await product.aTitle({ media: 'video', trailer: true })
  const game = await product.aTitle({ kind: 'game', vertical: 'pc-games', media: 'game' })
  const member = await product.aMember()
  await storage.write(`assets/${film.assetId}/v-360p/00001.m4s`, Buffer.from('a segment'))
  await storage.write(`assets/${film.assetId}/master.m3u8`, Buffer.from('#EXTM3U\n'))
  await storage.write(`games/${game.assetId}/index.html`, Buffer.from('<!doctype html>'))
  await storage.write('assets/ast_somebody/v-360p/00001.m4s', Buffer.from(SECRET))
  for (const place of [
    'secret.m4s',
    'media/secret.m3u8',
    'media/assets/secret.html',
    'media/pictures/secret.webp',
  ]) {
    await mkdir(path.dirname(path.join(config.dataDir, place)), { recursive: true })
    await writeFile(path.join(config.dataDir, place), SECRET)
  }
  const playing = (await member.call(startPlayback, { body: { contentId: film.id } })).body
  const film0 = (playing.manifest ?? '').replace('master.m3u8', '')
  const gameMember = await product.aMember()
  const frame =
    (await gameMember.call(startPlayback, { body: { contentId: game.id } })).body.embedscript ?? ''
  const address = new URL(/src="([^"]+)"/.exec(frame)?.[1] ?? '')
  const fine = ['a segment', '#EXTM3U\n', '<!doctype html>']
  const origin = product.origin
  return [
    ...['', 'v-360p/', 'key/', 'v-360p/00001.m4s/'].map((more) => ({
      origin,
      path: `${film0}${more}`,
      fine,
    })),
    { origin, path: '/media/', fine },
    { origin, path: '/media/pictures/', fine },
    { origin, path: '/media/pictures/none/', fine },
    { origin: address.origin, path: address.pathname.replace('index.html', ''), fine },
    { origin: address.origin, path: '/media/', fine },
  ]
}

type Answer = { status: number; body: string; ms: number }

// Sends the path verbatim: fetch would normalise it.
function raw(origin: string, target: string): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path: target, headers: { host: `${hostname}:${port}` } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('latin1'),
            ms: performance.now() - began,
          }),
        )
      },
    )
    asked.on('error', reject).end()
  })
}

function faultOf({ status, body, ms }: Answer, fine: readonly string[]): string | null {
  if (body.includes(SECRET) || PASSWORD_FILE.test(body)) return 'gives away what lies outside'
  if (status >= 500) return `ends in ${status}`
  if (ms > TOO_LONG_MS) return `takes ${Math.round(ms)} ms`
  if (status < 300 && !fine.includes(body)) return `answers ${status} with ${body.slice(0, 60)}`
  return null
}

export type FileAttack = {
  files: number
  made: number
  refused: number
  reasons: Record<string, number>
  faults: string[]
}

/** Imports a library of damaged files, with workers running, and one intact film, which must arrive. */
export async function attackWithFiles(files: number): Promise<FileAttack> {
  const product = await startProduct()
  const { foundation, db } = product
  const library = path.join(foundation.config.dataDir, 'attack-library')
  const faults: string[] = []
  try {
    const originals = await writeOriginals(path.join(foundation.config.dataDir, 'originals'))
    await writeDamaged(library, originals, dice('files'), files)
    const [sound] = originals
    if (sound) await put(library, sound.place('whole'), sound.bytes)
    const before = new Set(await readdir(foundation.config.dataDir))
    await workSettling(foundation, foundation.jobs)
    const work = await workMedia(foundation)
    const stop = AbortSignal.timeout(IMPORT_WITHIN_MS + files * MS_PER_FILE)
    const outcome = await importLibrary(foundation, library, { waitsForMedia: true, signal: stop })
    await work.stop()
    const items = await db.selectFrom('import_source').select(['path', 'state', 'reason']).execute()
    const whole = items.find((item) => item.path.includes('whole'))
    if (whole?.state !== 'imported') faults.push(`the whole film is ${whole?.state}: ${whole?.reason}`)
    for (const { path: at, state, reason } of items)
      if (state === 'pending' || (state === 'failed' && (reason ?? '') === ''))
        faults.push(`${at} is ${state}`)
    const known = new Set([...before, 'media', 'import'])
    for (const name of await readdir(foundation.config.dataDir))
      if (!known.has(name)) faults.push(`${name} appeared`)
    const failed = [...outcome.failed, ...items.filter(({ state }) => state === 'failed')]
    const reasons: Record<string, number> = {}
    for (const { reason } of failed) reasons[plain(reason)] = (reasons[plain(reason)] ?? 0) + 1
    for (const reason of Object.keys(reasons)) if (reason.includes('log says why')) faults.push(reason)
    const made = items.filter(({ state }) => state === 'imported').length
    return { files, made, refused: items.length - made, reasons, faults }
  } finally {
    await sleep(0)
    await product.stop()
  }
}

async function writeDamaged(
  library: string,
  originals: Awaited<ReturnType<typeof writeOriginals>>,
  random: Dice,
  files: number,
): Promise<void> {
  for (let number = 0; number < files; number += 1) {
    const original = originals[number % originals.length]
    if (!original) continue
    const name = `${original.kind} ${number}`
    for (const beside of original.beside ?? []) await put(library, beside.place(name), beside.bytes)
    await put(library, original.place(name), mutate(original.bytes, random))
  }
}

async function put(library: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(path.join(library, name)), { recursive: true })
  await writeFile(path.join(library, name), bytes)
}

// Numbers differ from file to file, so they are masked.
function plain(reason: string | null): string {
  return (reason ?? '').replaceAll(/\d[\d.,]*/g, 'n')
}

if (import.meta.main) {
  const { strings, files } = counts(import.meta.filename, { strings: 5000, files: 300 })
  const started = performance.now()
  const paths = await attackPaths(strings)
  const media = await attackWithFiles(files)
  const seconds = Math.round((performance.now() - started) / 1000)
  report({ paths, media, seconds }, paths.faults.length === 0 && media.faults.length === 0)
}
