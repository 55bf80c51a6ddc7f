import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readThumbnails, thumbnailAt } from './thumbnails.ts'

test('[product 2.3] finds the thumbnail for the time under the pointer', () => {
  const pictures = readThumbnails(
    'WEBVTT\n\n00:00:00.000 --> 00:00:05.000\nsprite-1.webp#xywh=0,0,240,100\n\n' +
      '00:00:05.000 --> 00:00:10.000\nsprite-1.webp#xywh=240,0,240,100\n\n00:00:10.000 --> 00:00:15.000\nnothing\n',
    'https://quintet.test/media/s/1/m/a/thumbnails/index.vtt',
  )
  assert.equal(pictures.length, 2)
  assert.deepEqual(thumbnailAt(pictures, 7), {
    start: 5,
    address: 'https://quintet.test/media/s/1/m/a/thumbnails/sprite-1.webp',
    x: 240,
    y: 0,
    width: 240,
    height: 100,
  })
  assert.equal(thumbnailAt(pictures, 99)?.start, 5)
})
