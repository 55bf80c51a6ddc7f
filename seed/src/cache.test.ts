import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kind, KINDS, openCache, sourcesOf, versionOf } from './cache.ts'

async function inFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-cache-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the path of a title's poster in a separate library. */
async function posterIn(library: string) {
  const folder = join(library, 'Movies/Nordwind')
  await mkdir(folder, { recursive: true })
  return { kind: 'picture' as const, title: 'films/nordwind', folder, file: join(folder, 'poster.webp') }
}

test('[decisions 7.11] a second library reuses what the first one made, as the same file', () =>
  inFolder(async (folder) => {
    const [one, other] = [await posterIn(join(folder, 'one')), await posterIn(join(folder, 'other'))]
    const cacheDir = join(folder, 'cache')
    await (await openCache(cacheDir)).takeOrMake(one, () => writeFile(one.file, 'drawn'))
    await (await openCache(cacheDir)).takeOrMake(other, () => assert.fail('it was made before'))
    assert.equal(await readFile(other.file, 'utf8'), 'drawn')
    assert.equal((await stat(other.file)).ino, (await stat(one.file)).ino)
    assert.deepEqual(await readdir(other.folder), ['poster.webp'])
  }))

test('[decisions 7.11] remakes a file that was made with another tool', () =>
  inFolder(async (folder) => {
    const [one, other] = [await posterIn(join(folder, 'one')), await posterIn(join(folder, 'other'))]
    const cache = await openCache(join(folder, 'cache'))
    await cache.takeOrMake({ ...one, madeWith: 'a brush' }, () => writeFile(one.file, 'brushed'))
    await cache.takeOrMake({ ...other, madeWith: 'a pen' }, () => writeFile(other.file, 'penned'))
    assert.equal(await readFile(other.file, 'utf8'), 'penned')
    await rm(other.file)
    await cache.takeOrMake({ ...other, madeWith: 'a brush' }, () => assert.fail('it was made before'))
    assert.equal(await readFile(other.file, 'utf8'), 'brushed')
  }))

test('[decisions 7.11] a failure is not kept, and is retried next time', () =>
  inFolder(async (folder) => {
    const poster = await posterIn(folder)
    const cache = await openCache(join(folder, 'cache'))
    const fail = () => Promise.reject(new Error('no such tool'))
    await assert.rejects(cache.takeOrMake(poster, fail), /no such tool/)
    await cache.takeOrMake(poster, () => writeFile(poster.file, 'drawn'))
    assert.equal(await readFile(poster.file, 'utf8'), 'drawn')
  }))

test('[decisions 7.11] keeps three versions of each kind, including the current one', () =>
  inFolder(async (folder) => {
    for (const [day, name] of ['film-a', 'film-b', 'film-c', 'music-a'].entries()) {
      await mkdir(join(folder, name))
      await utimes(join(folder, name), day + 1, day + 1)
    }
    await openCache(folder)
    const names = await readdir(folder)
    assert.deepEqual(
      names.filter((name) => name.startsWith('film-')).toSorted(),
      ['film-b', 'film-c', `film-${await versionOf('film')}`].toSorted(),
    )
    assert.ok(names.includes('music-a'))
  }))

test('[decisions 7.11] several makers open it at once while old versions are dropped', () =>
  inFolder(async (folder) => {
    for (let version = 0; version < 400; version++) await mkdir(join(folder, `film-${version}`))
    const opening = Array.from({ length: 12 }, async (_, place) => {
      await sleep(place * 10)
      await openCache(folder)
    })
    await Promise.all(opening)
    const names = await readdir(folder)
    assert.equal(names.filter((name) => name.startsWith('film-')).length, 3)
  }))

/** The modules whose results are cached, by kind. */
const GENERATORS: Record<Exclude<Kind, 'game'>, readonly string[]> = {
  picture: ['art/pictures.ts', 'film/views.ts'],
  film: ['film/print.ts', 'film/shoot.ts', 'film/told.ts', 'film/trailer.ts', 'film/stories.ts'],
  music: ['sound'],
  book: ['readings'],
  match: ['sport'],
}

test('[decisions 7.11] the version of a kind covers every source its generators import', async () => {
  const sources = import.meta.dirname
  const all = (await readdir(sources, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  for (const kind of KINDS) {
    if (kind === 'game') continue
    const covered = new Set(await sourcesOf(kind))
    const seen = new Set<string>()
    const walk = async (file: string): Promise<void> => {
      if (seen.has(file)) return
      seen.add(file)
      assert.ok(covered.has(file), `${kind} is made from ${file}`)
      const text = await readFile(join(sources, file), 'utf8')
      for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']*)'/gm))
        await walk(relative(sources, resolve(sources, dirname(file), from)))
    }
    for (const entry of GENERATORS[kind])
      for (const file of all.filter((one) => one === entry || one.startsWith(`${entry}/`))) await walk(file)
    assert.ok(seen.size > 3, kind)
  }
})
