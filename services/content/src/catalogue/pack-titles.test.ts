/** A changed table holds the same as one built from the current titles, and copies no more than it must. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeTable, type NewTitle, TitlePacker } from './pack-titles.ts'
import { runAtOnce } from './in-steps.ts'
import { plainTitle } from './plain-title.ts'
import { jsonOf } from './title-record.ts'
import type { TitleTable } from './title-table.ts'

/** Three of these fill a chunk. */
const LONG = 'x'.repeat(1.5 * 2 ** 20)

function titleOf(id: number, name: string, facts: { parentId?: number; tags?: string[] } = {}): NewTitle {
  const own = { json: `"title":${JSON.stringify(name)}}`, visitorLength: 3 }
  return plainTitle(id, {
    numbers: { parentId: facts.parentId ?? 0, popularity: id * 10, addedAt: id * 1000 },
    labels: { category: ['movies', `movies:${name}`], tag: facts.tags ?? [] },
    facts: { names: { de: name, en: `${name} (en)` }, pictureIds: [`pic_${id}`, `pic_${name}`] },
    wire: { shared: `{"text":"${LONG}",`, own: { de: own, en: own } },
  })
}

function packed(titles: readonly NewTitle[]): TitleTable {
  const packer = new TitlePacker()
  for (const title of titles) packer.add(title)
  return runAtOnce(packer.finish())
}

/** Everything a table can be asked for. */
const answers = (table: TitleTable) =>
  [...table.columns.id].map((id, place) => {
    const { names, categories, tags, parentId, popularity, pictureIds } = table.at(place)
    const pictures = pictureIds.map((picture) => table.placeOfPicture(picture))
    const wire = (['de', 'en'] as const).map((language) =>
      jsonOf(table.at(place).wire(language)).replace(LONG, ''),
    )
    const children = [...table.childrenOf(place)].map((child) => table.columns.id[child])
    return {
      id,
      found: table.placeOf(id),
      names,
      categories,
      tags,
      parentId,
      popularity,
      pictures,
      wire,
      children,
    }
  })

const before = [2, 4, 6, 8, 10, 12, 14].map((id) =>
  titleOf(id, `Titel ${id}`, id === 6 ? { parentId: 4 } : {}),
)
const base = packed(before)
const changes = [
  titleOf(1, 'Erster'),
  titleOf(4, 'Anders', { tags: ['neu'] }),
  titleOf(15, 'Teil', { parentId: 4 }),
]
const changed = new Set([1, 4, 10, 15])
const after = [...before.filter(({ numbers }) => !changed.has(numbers.id)), ...changes].toSorted(
  (a, b) => a.numbers.id - b.numbers.id,
)
const bytesOf = ({ chunks }: TitleTable) => chunks.reduce((sum, { length }) => sum + length, 0)

test('[decisions 10.4] a table after additions, changes and removals equals one packed from scratch', () => {
  const { table, moved } = runAtOnce(changeTable(base, changed, changes, { isPackedAnew: false }))
  assert.deepEqual(answers(table), answers(packed(after)))
  assert.deepEqual(
    [...moved].map((place) => (place === -1 ? null : table.columns.id[place])),
    [2, null, 6, 8, null, 12, 14],
  )
  assert.deepEqual(table.childrenOf(table.placeOf(4)), Int32Array.of(table.placeOf(6), table.placeOf(15)))
  assert.equal(table.placeOfPicture('pic_Titel 4'), -1)
})

test('[decisions 10.4] full chunks are reused; after a repack, removed titles take no memory', () => {
  const { table } = runAtOnce(changeTable(base, changed, changes, { isPackedAnew: false }))
  assert.equal(table.chunks[0], base.chunks[0])
  assert.ok(bytesOf(table) > bytesOf(packed(after)))
  const { table: anew } = runAtOnce(changeTable(table, new Set([2]), [], { isPackedAnew: true }))
  const left = packed(after.filter(({ numbers }) => numbers.id !== 2))
  assert.deepEqual(answers(anew), answers(left))
  assert.equal(bytesOf(anew), bytesOf(left))
})
