import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cueAt, shiftCues, shownAt, splitCue, wordsOf } from './cue-edits.ts'

const cue = (start: number, end: number, text = 'Wohin willst du denn') => ({
  start,
  end,
  text,
  isAtTop: false,
})

test('[decisions 13.34] shifts cues by seconds and drops those that would end before the film starts', () => {
  assert.deepEqual(shiftCues([cue(0, 1), cue(1, 3), cue(4, 5)], -1.5), [cue(0, 1.5), cue(2.5, 3.5)])
  assert.deepEqual(shiftCues([cue(0.1, 0.2)], 0.2), [cue(0.3, 0.4)])
})

test('[decisions 13.34] splits a cue between words, at the playhead or else in its middle', () => {
  assert.deepEqual(splitCue(cue(10, 14), 11), [cue(10, 11, 'Wohin'), cue(11, 14, 'willst du denn')])
  assert.deepEqual(splitCue(cue(10, 14), 99), [cue(10, 12, 'Wohin willst'), cue(12, 14, 'du denn')])
  assert.deepEqual(splitCue(cue(0, 2, 'Ja!'), 1), [cue(0, 1, 'Ja!'), cue(1, 2, '')])
})

test('[decisions 13.34] a new cue ends before the next one, and a cue is shown from its start until its end', () => {
  assert.deepEqual(cueAt([cue(0, 1), cue(6, 7)], 5), cue(5, 6, ''))
  assert.deepEqual(cueAt([cue(0, 1)], 5), cue(5, 7, ''))
  assert.deepEqual(shownAt([cue(0, 2), cue(1, 3), cue(2, 4)], 2), [cue(1, 3), cue(2, 4)])
})

test('[decisions 13.34] returns the words of a cue without markup', () => {
  assert.equal(wordsOf(' <i>Komm</i>, <b>5 </b>'), 'Komm, 5')
})
