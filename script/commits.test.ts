import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subjectFaults } from './commits/subjects.ts'

const of = (subject: string) => subjectFaults(`1234abcd ${subject}\n`)

test('accepts a well-formed subject of up to 72 bytes', () => {
  assert.deepEqual(of('player: a queue that one can touch'), [])
  assert.deepEqual(of(`player: ${'a'.repeat(64)}`), [])
  assert.deepEqual(subjectFaults(''), [])
})

test('reports a longer subject with its commit and length in bytes, and one without an area', () => {
  assert.match(of(`player: ${'a'.repeat(65)}`).join(), /^1234abcd: the subject has 73 bytes, 72 at most/)
  assert.match(of(`player: ’${'a'.repeat(62)}`).join(), /has 73 bytes/)
  assert.match(of('A queue that one can touch').join(), /^1234abcd: the subject names no area/)
  assert.equal(subjectFaults('1 a: b\n2 none\n3 c: d\n4 none\n').length, 2)
})
