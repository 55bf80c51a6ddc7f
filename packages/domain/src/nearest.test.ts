import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distanceOf, nearestName } from './nearest.ts'

test('names differ by the letters that have to be added, dropped or changed', () => {
  assert.equal(distanceOf('kitten', 'sitting'), 3)
  assert.equal(distanceOf('', 'abc'), 3)
  assert.equal(distanceOf('same', 'same'), 0)
})

test('the nearest name is given, and none where none is near', () => {
  const names = ['SMTP_URL', 'PUBLIC_ORIGIN', 'PORT']
  assert.equal(nearestName('SMPT_URL', names), 'SMTP_URL')
  assert.equal(nearestName('PUBLIC_ORIGINS', names), 'PUBLIC_ORIGIN')
  assert.equal(nearestName('COFFEE', names), null)
  assert.equal(nearestName('A', []), null)
})
