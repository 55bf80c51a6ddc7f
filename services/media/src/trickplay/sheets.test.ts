import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSheets, stepOf, stillOf, writeIndex } from './sheets.ts'

const lengths: [seconds: number, segments: number][] = [
  [30, 1],
  [1200, 1],
  [1201, 2],
  [5400, 3],
]
for (const [seconds, segments] of lengths)
  test(`[decisions 4.26] a film of ${seconds} s has a still for each ${segments} segments`, () =>
    assert.equal(stepOf(seconds), segments))

test('stills keep the picture’s aspect ratio and are never larger than it', () => {
  assert.deepEqual(stillOf({ width: 1920, height: 796 }), { width: 240, height: 100 })
  assert.deepEqual(stillOf({ width: 1080, height: 1920 }), { width: 136, height: 240 })
  assert.deepEqual(stillOf({ width: 160, height: 90 }), { width: 160, height: 90 })
})

test('finds each still by its time, on its sheet and in its place', () => {
  const spans = [...Array.from({ length: 39 }, () => 10), 5]
  const cues = writeIndex({ width: 240, height: 136 }, spans).split('\n\n')
  assert.equal(cues.length, 41)
  assert.equal(cues[1], '00:00:00.000 --> 00:00:10.000\n001.jpg#xywh=0,0,240,136')
  assert.equal(cues[8], '00:01:10.000 --> 00:01:20.000\n001.jpg#xywh=240,136,240,136')
  assert.equal(cues[37], '00:06:00.000 --> 00:06:10.000\n002.jpg#xywh=0,0,240,136')
  assert.equal(cues[40], '00:06:30.000 --> 00:06:35.000\n002.jpg#xywh=720,0,240,136\n')
})

test('cuts pictures out of a pipe, wherever its chunks end', async () => {
  const picture = (byte: number) => Buffer.from([0xff, 0xd8, byte, 0xff, 0x00, byte, 0xff, 0xd9])
  const bytes = Buffer.concat([picture(1), picture(2), picture(3)])
  for (const size of [1, 3, 7, 8, 9, 100]) {
    const chunks = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    assert.deepEqual(await Array.fromAsync(readSheets(chunks())), [picture(1), picture(2), picture(3)])
  }
})
