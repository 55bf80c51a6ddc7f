/** What was kept gives the same answers as what was read, and is not used where it might not. */
import assert from 'node:assert/strict'
import { appendFile, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'
import { openCatalogue, type Catalogue } from './catalogue.ts'
import { readChanges } from './changes.ts'
import { runInSteps } from './in-steps.ts'
import { readCatalogue, writeCatalogue } from './kept.ts'
import { bytesOf, type Title } from './title.ts'
import type { IndexParts, TitleIndex } from './title-index.ts'
import type { SortKey } from './title-lists.ts'

const NOW = new Date()
const WHOLE = { from: 0, to: 1000 }

/** A title with what goes over the wire as text: where its bytes lie is no matter. */
const readable = ({ wire: { de, en }, ...facts }: Title) => ({
  ...facts,
  wire: [de, en].map((wire) => [String(bytesOf(wire)), wire.visitorLength]),
})
const pageOf = (index: TitleIndex, sort: SortKey) => {
  const { page, total } = index.page({ sort, descending: true }, WHOLE, NOW)
  return { ids: page.map(({ id }) => id), total }
}
const childrenIn = ({ children }: IndexParts) =>
  [...children].map(([id, titles]) => [id, titles.map((title) => title.id)])

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
    await writeCatalogue(file, key, reading, new AbortController().signal)
    return reading
  }
  const back = async (key: string) => {
    const steps = await readCatalogue(file, key)
    return steps && runInSteps(steps)
  }

  test('[decisions 10.5] lists, orders, search, children, dates and bytes come back as they were, kids apart', async () => {
    const kept = await keep('a')
    const read = await back('a')
    assert.deepEqual(read?.version, kept.version)
    for (const audience of ['full', 'kids'] as const) {
      const was = kept[audience].parts
      const is: IndexParts | undefined = read?.[audience].parts
      const facts = [...was.byId.values()]
      assert.deepEqual([...(is?.byId.values() ?? [])].map(readable), facts.map(readable))
      assert.equal(
        facts.some(({ names }) => names.de === 'Hafen'),
        audience === 'full',
      )
      for (const sort of ['order', 'title', 'year', 'added', 'popularity'] as const)
        assert.deepEqual(read && pageOf(read[audience], sort), pageOf(kept[audience], sort))
      for (const search of ['möwe', 'mo', 'seemwöe', 'pruess', 'hafen', 'teil'])
        assert.deepEqual(is?.engine.find(search), was.engine.find(search), search)
      assert.deepEqual(is?.turns, was.turns)
      assert.deepEqual(is && childrenIn(is), childrenIn(was))
    }
  })

  test('[decisions 10.5] other code, another product, a damaged or a cut file: nothing is taken from it', async () => {
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

  test('[decisions 10.5] who is stopped while writing leaves what was there and nothing half-made', async () => {
    const reading = await keep('a')
    const whole = await readFile(file)
    await assert.rejects(writeCatalogue(file, 'b', reading, AbortSignal.abort()))
    assert.deepEqual(await readFile(file), whole)
    assert.deepEqual(await readdir(folder), ['kept'])
  })
})
