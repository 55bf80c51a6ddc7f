import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cuesAt, cueTree, parseVtt } from './parse-vtt.ts'

const FILE = `WEBVTT

00:00:01.000 --> 00:00:03.500
First

01:00:02.000 --> 01:00:04.000 line:0
<v Ada>Second &amp; <i>slanted</i>
line two
`

test('[product 2.7] reads subtitles with their times and positions', () => {
  const cues = parseVtt(FILE)
  assert.deepEqual(
    cues.map(({ start, end, isAtTop }) => [start, end, isAtTop]),
    [
      [1, 3.5, false],
      [3602, 3604, true],
    ],
  )
  assert.deepEqual(
    [0.9, 1, 3.4, 3.5].map((at) => cuesAt(cues, at).length),
    [0, 1, 1, 0],
  )
})

test('[product 2.7] parses italics and speakers as tags and keeps everything else as text', () => {
  assert.deepEqual(cueTree('<v Ada>A &lt;b&gt; <i>c</i></v> d'), [
    { tag: 'v', speaker: 'Ada', children: ['A <b> ', { tag: 'i', children: ['c'] }] },
    ' d',
  ])
  assert.deepEqual(cueTree('<c.red>x</c> </i>y'), ['<c.red>x</c> ', 'y'])
})
