import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readChapterFile } from './chapter-file.ts'

test('reads cues with and without hours and names, with any line endings', () => {
  const text =
    'WEBVTT\r\n\r\nNOTE by somebody\r\n\r\nintro\r\n00:00.000 --> 00:28.500\r\nIntroduction\r\n\r\n00:00:28.500 --> 01:00:00.000\r\n<v A>The <i>rest</i>\r\n'
  assert.deepEqual(readChapterFile(text), [
    { title: 'Introduction', start: 0, end: 28.5 },
    { title: 'The rest', start: 28.5, end: 3600 },
  ])
})

test('leaves out cues without a name or length', () => {
  assert.deepEqual(
    readChapterFile('WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:05.000 --> 00:04.000\nBack\n'),
    [],
  )
  assert.deepEqual(readChapterFile('no chapters'), [])
})
