import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likeness, relaxations } from './search.ts'

test('a mistyped name is liker to the right one than to others; case, accents and blanks do not count', () => {
  assert.ok(likeness('intrestelar', 'Interstellar') > likeness('intrestelar', 'Internat'))
  assert.equal(likeness('Die Straße', 'DIESTRASSE'), 1)
  assert.equal(likeness('zzzz', 'Aphelion'), 0)
  assert.equal(likeness('', ''), 0)
})

test('a search is relaxed word by word, then to beginnings', () => {
  assert.deepEqual(relaxations('fox'), ['fox'])
  assert.deepEqual(relaxations('interstellarium'), ['interstellarium', 'interstel'])
  assert.deepEqual(relaxations('nacht liniez'), ['nacht liniez', 'liniez', 'nacht', 'lini', 'nac'])
  assert.equal(relaxations('one two three four five six').length, 6)
})
