import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseParameters, stringifyParameters } from './address-parameters.ts'
import { readOverlaySearch } from '../shell/overlay-search.ts'

test('keeps parameters as the text that was written', () => {
  for (const written of ['?search=1917', '?search=true', '?title=%221%22', '?search=', '?to=%2Fgames'])
    assert.equal(stringifyParameters(parseParameters(written)), written)
  assert.equal(stringifyParameters({ play: true, none: undefined, deep: {} }), '?play=true')
  assert.equal(stringifyParameters({}), '')
})

test('[decisions 1.7] strips control characters from a parameter, but keeps any other script and any markup', () => {
  assert.deepEqual(parseParameters('?tags=a%00b%0A&title=%E2%80%AE%D7%90%F0%9F%91%A9%3Cimg%3E'), {
    tags: 'ab',
    title: '\u202Eא👩<img>',
  })
})

test('[decisions 1.7] the first of two values of a parameter counts and keeps its position', () => {
  const parameters = parseParameters('?tags=x&title=a&tags=y&__proto__=z')
  assert.deepEqual(Object.entries(parameters), [
    ['tags', 'x'],
    ['title', 'a'],
    ['__proto__', 'z'],
  ])
})

const NOTHING = {
  search: undefined,
  in: undefined,
  favorites: undefined,
  account: undefined,
  modal: undefined,
  step: undefined,
}

test('[decisions 1.7] reads unknown values as absent', () => {
  const given = parseParameters('?in=nothing&favorites=0&account=constructor&modal=__proto__')
  assert.deepEqual(readOverlaySearch(given), NOTHING)
})

test('[catalogue 2.12.1] reads the search term and category from the address and ignores an unknown category', () => {
  assert.deepEqual(readOverlaySearch(parseParameters('?search=fox&in=music')), {
    ...NOTHING,
    search: 'fox',
    in: 'music',
  })
  assert.deepEqual(readOverlaySearch(parseParameters('?search=&in=nothing')), { ...NOTHING, search: '' })
  assert.equal(readOverlaySearch({ search: 'x'.repeat(10_000) }).search?.length, 200)
  assert.deepEqual(readOverlaySearch({ search: 7, in: ['music'] }), NOTHING)
})

test('[catalogue 2.13.1] a parameter of its own opens the favorites overlay', () => {
  assert.deepEqual(readOverlaySearch(parseParameters('?favorites=true')), { ...NOTHING, favorites: true })
  assert.deepEqual(readOverlaySearch(parseParameters('?favorites=0')), NOTHING)
})
