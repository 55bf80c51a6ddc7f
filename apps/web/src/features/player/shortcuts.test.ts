import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionOfKey } from './shortcuts.ts'

const on = (key: string, where = {}) =>
  actionOfKey({ key, isOnButton: false, isOnSlider: false, hasModifier: false, ...where })

test('Space and K play and pause; Space on a button is the button’s', () => {
  assert.deepEqual(on(' '), { do: 'toggle' })
  assert.deepEqual(on('K'), { do: 'toggle' })
  assert.equal(on(' ', { isOnButton: true }), null)
  assert.deepEqual(on('k', { isOnButton: true }), { do: 'toggle' })
})

test('J, L and the arrows move ten seconds; a slider keeps its arrows', () => {
  assert.deepEqual(on('j'), { do: 'skip', seconds: -10 })
  assert.deepEqual(on('ArrowRight'), { do: 'skip', seconds: 10 })
  assert.equal(on('ArrowRight', { isOnSlider: true }), null)
})

test('digits jump to tenths; the browser keeps its own shortcuts', () => {
  assert.deepEqual(on('7'), { do: 'seek', share: 0.7 })
  assert.equal(on('f', { hasModifier: true }), null)
  assert.equal(on('Tab'), null)
})
