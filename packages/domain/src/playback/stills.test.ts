import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStills, stillAt } from './stills.ts'

const VTT = `WEBVTT

00:00.000 --> 00:04.000
001.jpg#xywh=0,0,240,100

01:02:04.500 --> 01:02:08.500 position:0%
002.jpg#xywh=240,100,240,100

01:03:00.000 --> 01:04:00.000
something else
`

test('[decisions 13.11] reads stills with their time and their position on a sheet', () => {
  const stills = readStills(VTT)
  assert.deepEqual(stills, [
    { start: 0, sheet: '001.jpg', x: 0, y: 0, width: 240, height: 100 },
    { start: 3724.5, sheet: '002.jpg', x: 240, y: 100, width: 240, height: 100 },
  ])
  assert.equal(stillAt(stills, 3724)?.sheet, '001.jpg')
  assert.equal(stillAt(stills, 99_999)?.sheet, '002.jpg')
  assert.equal(stillAt([], 1), undefined)
})
