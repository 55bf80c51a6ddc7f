import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw, wrap } from './architecture/drawing.ts'
import { nearestImports, type Package } from './architecture/graph.ts'

const one = (name: string, ...imports: string[]): Package => ({
  name,
  description: `What ${name} is for`,
  rooms: ['a', 'b'],
  imports: new Set(imports),
})
const packages = [
  one('server', 'customer', 'platform', 'domain'),
  one('customer', 'platform'),
  one('platform', 'domain'),
  one('domain'),
]

test('what is reached over another package is not drawn', () =>
  assert.deepEqual(nearestImports(packages), [
    ['server', 'customer'],
    ['customer', 'platform'],
    ['platform', 'domain'],
  ]))

test('every package is a box and every nearest import a line', () => {
  const picture = draw(packages, nearestImports(packages))
  for (const { name } of packages) assert.ok(picture.includes(`>${name}</text>`), name)
  assert.equal(picture.match(/class="import"/g)?.length, 3)
  assert.match(picture, /prefers-color-scheme: dark/)
})

test('a package without a place is told', () =>
  assert.throws(() => draw([...packages, one('newcomer')], []), /no place for newcomer/))

test('words are broken into lines', () =>
  assert.deepEqual(wrap('one two three four', 9), ['one two', 'three', 'four']))
