import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type IngestSource, readIngestSource } from './live-ingest.ts'

describe('reads what an operator enters as the source of a channel', () => {
  const cases: [string, IngestSource | null][] = [
    ['rtmp', { kind: 'rtmp' }],
    ['srt', { kind: 'srt' }],
    ['https://cdn.example/live.m3u8', { kind: 'hls', address: 'https://cdn.example/live.m3u8' }],
    ['HTTP://cdn.example/live', { kind: 'hls', address: 'HTTP://cdn.example/live' }],
    ['rtsp://me:secret@cam.example/1', { kind: 'rtsp', address: 'rtsp://me:secret@cam.example/1' }],
    ['/srv/loop.mp4', { kind: 'file', path: '/srv/loop.mp4' }],
    ['loops/a b.mkv', { kind: 'file', path: 'loops/a b.mkv' }],
    ['rtmps://there.example/live', null],
    ['ftp://there.example/film.mp4', null],
    ['file:///etc/passwd', null],
    ['http://', null],
  ]
  for (const [written, wanted] of cases)
    test(`[decisions 12.10] "${written}" is ${wanted?.kind ?? 'refused'}`, () =>
      assert.deepEqual(readIngestSource(written), wanted))
})
