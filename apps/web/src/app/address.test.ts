import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseParameters, stringifyParameters } from './address-parameters.ts'
import { readOverlaySearch } from '../shell/overlay-search.ts'

test('parameters stay the text that was written', () => {
  for (const written of ['?search=1917', '?search=true', '?title=%221%22', '?search=', '?to=%2Fgames'])
    assert.equal(stringifyParameters(parseParameters(written)), written)
  assert.equal(stringifyParameters({ play: true, none: undefined, deep: {} }), '?play=true')
  assert.equal(stringifyParameters({}), '')
})

test('[decisions 1.7] control characters are no part of a parameter, any other script and any markup are', () => {
  assert.deepEqual(parseParameters('?tags=a%00b%0A&title=%E2%80%AE%D7%90%F0%9F%91%A9%3Cimg%3E'), {
    tags: 'ab',
    title: '\u202Eא👩<img>',
  })
})

test('[decisions 1.7] of two values of one parameter the first counts, in its place', () => {
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

test('[decisions 1.7] what a page does not know is answered as nothing, so that it is not taken as it was written', () => {
  const given = parseParameters('?in=nothing&favorites=0&account=constructor&modal=__proto__')
  assert.deepEqual(readOverlaySearch(given), NOTHING)
})

test('[catalogue 2.12.1] the term and the category of a search are in the address, an unknown category is none', () => {
  assert.deepEqual(readOverlaySearch(parseParameters('?search=fox&in=music')), {
    ...NOTHING,
    search: 'fox',
    in: 'music',
  })
  assert.deepEqual(readOverlaySearch(parseParameters('?search=&in=nothing')), { ...NOTHING, search: '' })
  assert.equal(readOverlaySearch({ search: 'x'.repeat(10_000) }).search?.length, 200)
  assert.deepEqual(readOverlaySearch({ search: 7, in: ['music'] }), NOTHING)
})

test('[catalogue 2.13.1] the favorites overlay is opened by its own parameter', () => {
  assert.deepEqual(readOverlaySearch(parseParameters('?favorites=true')), { ...NOTHING, favorites: true })
  assert.deepEqual(readOverlaySearch(parseParameters('?favorites=0')), NOTHING)
})
