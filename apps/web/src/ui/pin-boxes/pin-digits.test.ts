import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY_PIN, eraseDigit, typeDigits, wholePin } from './pin-digits.ts'

test('[accounts 5.5] each digit moves on to the next box, and the fourth completes the PIN', () => {
  let pin = EMPTY_PIN
  for (const digit of '246') pin = typeDigits(pin, pin.focus, digit)
  assert.deepEqual([pin.focus, wholePin(pin)], [3, null])
  assert.equal(wholePin(typeDigits(pin, pin.focus, '8')), '2468')
})

test('[accounts 5.5] a pasted PIN fills the boxes, ignoring anything between its digits', () => {
  assert.equal(wholePin(typeDigits(EMPTY_PIN, 0, ' 24-68 99')), '2468')
  assert.deepEqual(typeDigits(EMPTY_PIN, 2, '123').digits, ['', '', '1', '2'])
  assert.deepEqual(typeDigits(EMPTY_PIN, 1, 'x'), { digits: ['', '', '', ''], focus: 1 })
})

test('[accounts 5.5] backspace empties the box, then the one before', () => {
  const full = typeDigits(EMPTY_PIN, 0, '2468')
  const once = eraseDigit(full, 3)
  assert.deepEqual([once.digits.join(), once.focus], ['2,4,6,', 3])
  const twice = eraseDigit(once, 3)
  assert.deepEqual([twice.digits.join(), twice.focus], ['2,4,,', 2])
  assert.equal(eraseDigit(EMPTY_PIN, 0).focus, 0)
})
