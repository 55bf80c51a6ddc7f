/** The saved catalogue gives the same results as a fresh read, and is not used where it might not. */
import assert from 'node:assert/strict'
import { appendFile, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'
import { openCatalogue, type Catalogue } from './catalogue.ts'
import { readChanges } from './changes.ts'
import { runInSteps } from './in-steps.ts'
import { CODE, keyOfKept, readCatalogue, writeCatalogue } from './kept.ts'
import { setPublished } from './write.ts'
import { jsonOf } from './title-record.ts'
import type { IndexParts, TitleIndex } from './title-index.ts'
import { SORT_KEYS, type SortKey } from './title-orders.ts'

const NOW = new Date()
const never = new AbortController().signal
const WHOLE = { from: 0, to: 1000 }

/** All data of a title except where its bytes are stored. */
const readable = ({ table }: IndexParts, id: number) => {
  const title = table.at(table.placeOf(id))
  const { kind, vertical, parentId, season, number, kidSafe, categories, tags, popularity, addedAt } = title
  const { names, people, pictureIds, mainAsset, durationSeconds, chapters, skips } = title
  const wires = (['de', 'en'] as const).map((language) => {
    const wire = title.wire(language)
    return [jsonOf(wire), wire.visitorLength]
  })
  return [
    [id, kind, vertical, parentId, season, number, kidSafe, categories, tags, popularity, addedAt],
    [names, people, pictureIds, mainAsset, durationSeconds, chapters, skips, wires],
  ]
}
const idsIn = ({ table, members }: IndexParts) => [...table.columns.id].filter((_, place) => members[place])
const pageOf = (index: TitleIndex, sort: SortKey) => {
  const { page, total } = index.page({ sort, descending: true }, WHOLE, NOW)
  return { ids: page.map(({ id }) => id), total }
}
const childrenIn = (index: TitleIndex) =>
  idsIn(index.parts).map((id) => index.childrenOf(id).map((title) => title.id))

test('[decisions 10.5] whatever module decides the contents of a file is part of its key', async () => {
  const seen = new Set<string>()
  const follow = async (module: string): Promise<void> => {
    if (seen.has(module)) return
    seen.add(module)
    const source = await readFile(new URL(module), 'utf8')
    for (const [, names = '', from = ''] of source.matchAll(
      /^(?:import|export) ([^'"]*?) from '([^']+)'/gm,
    )) {
      const isTyped = names.startsWith('type ') || /^\{(\s*type [^,}]+,?)+\s*\}$/.test(names)
      if (isTyped || !/^(\.|@quintet\/)/.test(from)) continue
      await follow(from.startsWith('.') ? new URL(from, module).href : import.meta.resolve(from))
    }
  }
  for (const entry of ['queries', 'title-of-row', 'pack-titles', 'build-index'])
    await follow(new URL(`${entry}.ts`, import.meta.url).href)
  assert.ok(seen.size > 30)
  const missing = [...seen].filter((module) => !CODE.some(({ href }) => module.startsWith(href)))
  assert.deepEqual(missing, [])
})

describe('the kept catalogue', () => {
  let product: Product
  let folder: string
  let file: string
  let catalogue: Catalogue

  before(async () => {
    product = await startProduct()
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-kept-'))
    file = path.join(folder, 'kept')
    for (const title of ['Möwe', 'Seemöwe', 'Hafen', 'Leuchtfeuer'])
      await product.aTitle({
        title,
        rating: title === 'Hafen' ? 'FSK-16' : 'FSK-0',
        popularity: title.length,
        categories: ['movies:drama'],
        media: 'video',
        availableUntil: new Date(NOW.getTime() + title.length * 1e9),
        credits: [{ name: `${title} Prüß`, role: 'actor' }],
      })
    const series = await product.aTitle({ title: 'Küste', kind: 'series', rating: 'FSK-0' })
    for (const number of [2, 1])
      await product.aTitle({
        title: `Teil ${number}`,
        kind: 'episode',
        parentId: series.id,
        number,
        season: 1,
      })
    catalogue = await openCatalogue({ ...product.foundation, config: { productId: 221, dataDir: folder } })
  })
  after(async () => {
    await catalogue.close()
    await product.stop()
    await rm(folder, { recursive: true })
  })

  const keep = async (key: string) => {
    const { ids, ...version } = await readChanges(product.db, null)
    assert.equal(ids, null)
    const reading = { version, full: catalogue.fullIndex(), kids: catalogue.kidsIndex() }
    await writeCatalogue(file, key, reading, never)
    return reading
  }
  const listed = async () => {
    await catalogue.refresh()
    const { page } = catalogue.fullIndex().page({ sort: 'title', descending: false }, WHOLE, NOW)
    return page.map(({ names }) => names.de)
  }
  const back = async (key: string) => {
    const steps = await readCatalogue(file, key)
    return steps && runInSteps(steps)
  }

  test('[decisions 10.5] lists, orders, search, children, dates and bytes are restored unchanged, with a separate kids index', async () => {
    const kept = await keep('a')
    const read = await back('a')
    assert.deepEqual(read?.version, kept.version)
    for (const audience of ['full', 'kids'] as const) {
      const was = kept[audience]
      const is: TitleIndex | undefined = read?.[audience]
      assert.ok(is)
      const ids = idsIn(was.parts)
      assert.deepEqual(idsIn(is.parts), ids)
      for (const id of ids) assert.deepEqual(readable(is.parts, id), readable(was.parts, id))
      assert.equal(
        ids.some((id) => was.find(id, NOW)?.names.de === 'Hafen'),
        audience === 'full',
      )
      for (const sort of SORT_KEYS) assert.deepEqual(pageOf(is, sort), pageOf(was, sort))
      for (const search of ['möwe', 'mo', 'seemwöe', 'pruess', 'hafen', 'teil'])
        assert.deepEqual(is.parts.engine.find(search), was.parts.engine.find(search), search)
      assert.deepEqual(is.parts.turns, was.parts.turns)
      assert.deepEqual(childrenIn(is), childrenIn(was))
    }
  })

  test('[decisions 10.5] ignores a file that is damaged, truncated or from other code or another product', async () => {
    await keep('a')
    assert.equal(await back('b'), null)
    const whole = await readFile(file)
    const { size } = await stat(file)
    for (let at = 0; at < size; at += Math.ceil(size / 40)) {
      await writeFile(file, whole)
      const handle = await open(file, 'r+')
      await handle.write(Buffer.from([(whole[at] ?? 0) ^ 1]), 0, 1, at)
      await handle.close()
      assert.equal(await back('a'), null, `byte ${at}`)
    }
    for (const length of [0, 3, 100, size - 1]) {
      await writeFile(file, whole)
      await truncate(file, length)
      assert.equal(await back('a'), null, `${length} bytes`)
    }
    await writeFile(file, whole)
    await appendFile(file, 'more')
    assert.equal(await back('a'), null)
    await rm(file)
    assert.equal(await back('a'), null)
  })

  test('[decisions 10.5] reads changes since the save from the database, or everything if it is a different database', async () => {
    const reading = await keep('a')
    const namesAfter = async (version: typeof reading.version) => {
      const ahead = await mkdtemp(path.join(folder, 'ahead-'))
      const key = await keyOfKept(221)
      await writeCatalogue(path.join(ahead, 'catalogue-kept'), key, { ...reading, version }, never)
      const config = { productId: 221, dataDir: ahead }
      const opened = await openCatalogue({ ...product.foundation, config })
      await opened.close()
      const { page } = opened.fullIndex().page({ sort: 'title', descending: false }, WHOLE, NOW)
      await rm(ahead, { recursive: true })
      return page.map(({ names }) => names.de)
    }
    const { id } = await product.aTitle({ title: 'Nachzügler' })
    assert.deepEqual(await namesAfter(reading.version), await listed())
    await setPublished(product.db, [id], null)
    // Not announced as a change, so only a full read sees it.
    const stranger = { version: 1, stamp: '00000000-0000-4000-8000-000000000000' }
    assert.deepEqual(await namesAfter(stranger), await listed())
    assert.ok(!(await listed()).includes('Nachzügler'))
  })

  test('[decisions 10.5] an interrupted write keeps the old file and leaves no partial one', async () => {
    const reading = await keep('a')
    const whole = await readFile(file)
    await assert.rejects(writeCatalogue(file, 'b', reading, AbortSignal.abort()))
    assert.deepEqual(await readFile(file), whole)
    assert.deepEqual(await readdir(folder), ['kept'])
  })
})
