import assert from 'node:assert/strict'
import { test } from 'node:test'
import { volumeToHear } from './volume-to-hear.ts'

const announced = (contentitem_id: number) => ({ contentitem_id, kind: 'audiobook' as const })
const volumes = [1, 2, 3].map((id) => ({ ...announced(id), representation: { embedscript: '' } }))
const none = { begun: [], fractions: {} }

test('[product 5.2] a series begins with its first volume', () => {
  assert.deepEqual(volumeToHear(volumes, none), { id: 1, isBegun: false })
  assert.equal(volumeToHear([], none), undefined)
})

test('[product 5.2] continues the volume of the series that was heard last', () => {
  const begun = [9, 3, 2].map((id) => ({ id, position: 60 }))
  assert.deepEqual(volumeToHear(volumes, { begun, fractions: { 1: 1 } }), { id: 3, isBegun: true })
})

test('[product 5.2] goes on after the finished volumes, and starts again after the last', () => {
  assert.deepEqual(volumeToHear(volumes, { ...none, fractions: { 1: 1, 2: 0.4 } }), { id: 2, isBegun: false })
  assert.deepEqual(volumeToHear(volumes, { ...none, fractions: { 2: 1 } }), { id: 3, isBegun: false })
  assert.deepEqual(volumeToHear(volumes, { ...none, fractions: { 3: 1 } }), { id: 1, isBegun: false })
})

test('[product 5.2] a volume that is only announced is not offered', () => {
  const all = [...volumes, announced(4)]
  assert.deepEqual(volumeToHear(all, { ...none, fractions: { 3: 1 } }), { id: 1, isBegun: false })
  assert.equal(volumeToHear([announced(4)], none), undefined)
})
