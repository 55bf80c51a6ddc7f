import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionOfKey } from './shortcuts.ts'

const PLAIN = {
  isOnButton: false,
  isOnSlider: false,
  isOnText: false,
  hasModifier: false,
  hasShift: false,
}

for (const [key, action] of [
  [' ', { do: 'toggle' }],
  ['K', { do: 'toggle' }],
  ['j', { do: 'skip', seconds: -10 }],
  ['ArrowRight', { do: 'skip', seconds: 10 }],
  ['ArrowUp', { do: 'volume', by: 0.05 }],
  ['m', { do: 'mute' }],
  ['f', { do: 'fullscreen' }],
  ['c', { do: 'captions' }],
  ['n', { do: 'item', by: 1 }],
  ['p', { do: 'item', by: -1 }],
  ['7', { do: 'seek', share: 0.7 }],
  [',', { do: 'frame', by: -1 }],
  ['.', { do: 'frame', by: 1 }],
  ['s', { do: 'skip-part' }],
  ['?', { do: 'help' }],
  ['PageUp', { do: 'chapter', by: 1 }],
  ['End', { do: 'seek', share: 1 }],
  ['h', { do: 'offset', by: 0.1 }],
  ['>', { do: 'rate', by: 1 }],
  ['x', null],
] as const)
  test(`[product 2.2] the key ${key} ${action ? `means ${action.do}` : 'means nothing'}`, () =>
    assert.deepEqual(actionOfKey({ key, ...PLAIN }), action))

test('[product 2.2] ignores all keys in a text field or with Ctrl', () => {
  for (const key of ['k', ' ', '5', '?'])
    assert.equal(
      actionOfKey({ key, ...PLAIN, isOnText: true }) ?? actionOfKey({ key, ...PLAIN, hasModifier: true }),
      null,
    )
})

test('[product 2.2] leaves Space to a focused button and arrow keys to a focused slider', () => {
  assert.equal(actionOfKey({ key: ' ', ...PLAIN, isOnButton: true }), null)
  assert.equal(actionOfKey({ key: 'ArrowLeft', ...PLAIN, isOnSlider: true }), null)
  assert.deepEqual(actionOfKey({ key: 'k', ...PLAIN, isOnButton: true }), { do: 'toggle' })
})

test('[product 2.2] on a German keyboard too, Shift changes the speed', () => {
  assert.deepEqual(actionOfKey({ key: ':', ...PLAIN, hasShift: true }), { do: 'rate', by: 1 })
  assert.equal(actionOfKey({ key: ':', ...PLAIN }), null)
})
