import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distanceOf, nearestName } from './nearest.ts'

test('counts the letters to add, drop or change between two names', () => {
  assert.equal(distanceOf('kitten', 'sitting'), 3)
  assert.equal(distanceOf('', 'abc'), 3)
  assert.equal(distanceOf('same', 'same'), 0)
})

test('returns the nearest name, and null if none is near', () => {
  const names = ['SMTP_URL', 'PUBLIC_ORIGIN', 'PORT']
  assert.equal(nearestName('SMPT_URL', names), 'SMTP_URL')
  assert.equal(nearestName('PUBLIC_ORIGINS', names), 'PUBLIC_ORIGIN')
  assert.equal(nearestName('COFFEE', names), null)
  assert.equal(nearestName('A', []), null)
})
