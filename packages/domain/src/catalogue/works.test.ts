import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movementName, workSlug, workSlugs } from './works.ts'

test('[product 5.3] names a track under its work by its movement', () => {
  const work = 'Symphony No. 5'
  for (const [track, name] of [
    [{ title: 'Anything', work, movement: 'Andante con moto', movement_number: 2 }, 'II. Andante con moto'],
    [{ title: 'Anything', work, movement: 'Finale', movement_number: 149 }, 'CXLIX. Finale'],
    [{ title: 'Anything', work, movement: 'IV. Allegro', movement_number: 4 }, 'IV. Allegro'],
    [{ title: 'Anything', work, movement: 'Intermezzo' }, 'Intermezzo'],
    [{ title: 'Symphony no. 5: I. Allegro con brio', work }, 'I. Allegro con brio'],
    [{ title: 'Symphony No. 5 – Scherzo', work }, 'Scherzo'],
    [{ title: 'Symphony No. 50', work }, 'Symphony No. 50'],
    [{ title: 'Symphony No. 5', work }, 'Symphony No. 5'],
    [{ title: 'Symphony No. 5: ', work }, 'Symphony No. 5: '],
    [{ title: 'Vivace' }, 'Vivace'],
  ] as const)
    assert.equal(movementName(track), name)
})

test('[product 5.3] a work has one address however its name is spelled', () => {
  assert.equal(workSlug('Sinfonie Nr. 5, c-Moll'), workSlug('Sinfonie Nr 5 C-moll'))
  assert.equal(workSlug('…'), '')
})

test('[product 5.3] a work has a distinct slug for each of its names, the German one first', () => {
  assert.deepEqual(workSlugs({ de: 'Sinfonie Nr. 5', en: 'Symphony No. 5' }), [
    'sinfonie-nr-5',
    'symphony-no-5',
  ])
  assert.deepEqual(workSlugs({ de: 'Boléro', en: 'Bolero' }), ['bolero'])
  assert.deepEqual(workSlugs({ de: '…', en: 'Silence' }), ['silence'])
})
