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

test('leaves out imports that go through another package', () =>
  assert.deepEqual(nearestImports(packages), [
    ['server', 'customer'],
    ['customer', 'platform'],
    ['platform', 'domain'],
  ]))

test('draws every package as a box and every direct import as a line', () => {
  const picture = draw(packages, nearestImports(packages))
  for (const { name } of packages) assert.ok(picture.includes(`>${name}</text>`), name)
  assert.equal(picture.match(/class="import"/g)?.length, 3)
  assert.match(picture, /prefers-color-scheme: dark/)
})

test('rejects a package without a place', () =>
  assert.throws(() => draw([...packages, one('newcomer')], []), /no place for newcomer/))

test('breaks text into lines', () =>
  assert.deepEqual(wrap('one two three four', 9), ['one two', 'three', 'four']))
