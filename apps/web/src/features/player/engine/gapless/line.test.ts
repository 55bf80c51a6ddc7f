import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aheadOf,
  endOf,
  heardBefore,
  indexAt,
  isBuffered,
  needAt,
  offsetOf,
  stretchOf,
  type OnLine,
} from './line.ts'
import { readPlaylist, renditionIn } from './playlist.ts'

const RATE = 44_100
const RUN_IN = 1024
const segmentsOf = (...seconds: number[]) =>
  seconds.map((length, at) => ({
    address: `/${at}.m4s`,
    start: seconds.slice(0, at).reduce((sum, one) => sum + one, 0),
    seconds: length,
    encryption: null,
  }))
const trackAt = (startsAt: number, samples: number, segments: OnLine['segments']): OnLine => ({
  startsAt,
  sound: { sampleRate: RATE, runIn: RUN_IN, samples },
  segments,
})
// Ten seconds, and 207 samples short of a whole frame.
const SAMPLES = 441_001
const FRAMES_SECONDS = (Math.ceil((SAMPLES + RUN_IN) / 1024) * 1024) / RATE
const first = trackAt(0, SAMPLES, segmentsOf(6, FRAMES_SECONDS - 6))
const second = trackAt(endOf(first), SAMPLES, segmentsOf(6, FRAMES_SECONDS - 6))
const line = [first, second]
const never = () => false
const at = (time: number, buffered: { from: number; to: number }[] = [], aheadSeconds = 200) => ({
  time,
  aheadSeconds,
  buffered,
})

test('[decisions 11.8] a track lasts exactly as long as its own samples, and the next starts with the sample after', () => {
  assert.equal(endOf(first) * RATE, SAMPLES)
  assert.equal(second.startsAt, endOf(first))
  // The run-in lies before the track's start, where the append window cuts it off.
  assert.ok(Math.abs(offsetOf(second) * RATE + RUN_IN - SAMPLES) < 1e-6)
  const [one, other] = segmentsOf(6, FRAMES_SECONDS - 6)
  assert.ok(one && other)
  const [begin, end] = [stretchOf(second, one), stretchOf(second, other)]
  assert.equal(begin.from, second.startsAt)
  assert.equal(end.to, endOf(second))
  assert.ok(Math.abs(begin.to - end.from) < 1e-9)
})

test('[decisions 11.8] a track boundary is still sample-accurate a thousand tracks later', () => {
  let last = first
  for (let count = 1; count < 1000; count++) last = trackAt(endOf(last), SAMPLES, null)
  assert.ok(Math.abs(endOf(last) * RATE - 1000 * SAMPLES) < 0.01)
})

test('finds the track that plays at a time, at a boundary the one that starts there', () => {
  const cases: [number, number][] = [[0, 0], [5, 0], [second.startsAt - 1e-6, 0], [second.startsAt, 1], [999, 1]] // prettier-ignore
  for (const [time, expected] of cases) assert.equal(indexAt(line, time), expected, String(time))
})

test('fetches from the current position on, across the boundary, and no further ahead than requested', () => {
  const whole = { from: 0, to: endOf(second) }
  const cases = [
    [at(0), { is: 'segment', track: 0, segment: 0 }],
    [at(7), { is: 'segment', track: 0, segment: 1 }],
    [at(0, [{ from: 0, to: 5.97 }]), { is: 'segment', track: 0, segment: 1 }],
    [at(0, [{ from: 0, to: endOf(first) }]), { is: 'segment', track: 1, segment: 0 }],
    [at(0, [{ from: 0, to: endOf(first) + 5.97 }], 3), { is: 'enough' }],
    [at(0, [whole]), { is: 'all' }],
  ] as const
  for (const [place, expected] of cases) assert.deepEqual(needAt(line, place, never), expected)
  assert.deepEqual(needAt([first, trackAt(endOf(first), 1, null)], at(0, [whole]), never), {
    is: 'playlist',
    track: 1,
  })
})

test('[decisions 11.8] fetches the beginning of the next track before the rest of the current one, for skipping', () => {
  const long = trackAt(0, 60 * RATE, segmentsOf(...Array.from({ length: 11 }, () => 6)))
  const next = trackAt(endOf(long), SAMPLES, segmentsOf(6, FRAMES_SECONDS - 6))
  const last = trackAt(endOf(next), SAMPLES, null)
  const soon = { from: 0, to: 24 }
  const beginning = { from: next.startsAt, to: next.startsAt + 5.97 }
  const cases = [
    [at(0, [{ from: 0, to: 11.97 }]), { is: 'segment', track: 0, segment: 2 }],
    [at(0, [soon]), { is: 'segment', track: 1, segment: 0 }],
    [at(0, [soon, beginning]), { is: 'segment', track: 0, segment: 4 }],
    [at(0, [{ from: 0, to: beginning.to }]), { is: 'segment', track: 1, segment: 1 }],
    [at(0, [{ from: 0, to: endOf(next) }]), { is: 'playlist', track: 2 }],
  ] as const
  for (const [place, expected] of cases) assert.deepEqual(needAt([long, next, last], place, never), expected)
})

test('removes played data in large pieces, but keeps the protected beginnings', () => {
  const keeps = [
    { from: 0, to: 10 },
    { from: 100, to: 110 },
  ]
  const cases = [
    [[{ from: 0, to: 200 }], 150, keeps, { from: 10, to: 100 }],
    [[{ from: 0, to: 10 }, { from: 100, to: 200 }], 150, keeps, { from: 110, to: 150 }],
    [[{ from: 0, to: 10 }, { from: 100, to: 200 }], 135, keeps, null],
    [[{ from: 0, to: 200 }], 40, [], { from: 0, to: 40 }],
    [[{ from: 0, to: 200 }], 25, [], null],
    [[{ from: 50, to: 200 }], 60, [], null],
  ] as const // prettier-ignore
  for (const [buffered, time, kept, expected] of cases)
    assert.deepEqual(heardBefore(buffered, time, kept), expected)
})

test('does not refetch segments that were appended but did not stay in the buffer', () => {
  const isTried = (track: number, segment: number) => track === 0 && segment === 0
  assert.deepEqual(needAt([first], at(0), isTried), { is: 'segment', track: 0, segment: 1 })
})

test('compares buffered ranges with a tolerance of one frame', () => {
  assert.equal(isBuffered({ from: 1, to: 2 }, [{ from: 1.02, to: 1.98 }]), true)
  assert.equal(isBuffered({ from: 1, to: 2 }, [{ from: 1.1, to: 3 }]), false)
  assert.equal(aheadOf([{ from: 0, to: 4 }, { from: 6, to: 9 }], 1), 3) // prettier-ignore
  assert.equal(aheadOf([{ from: 6, to: 9 }], 1), 0)
})

test('reads the segments of a playlist, each with its own key and initialisation vector', () => {
  const base = 'https://quintet.test/media/s/1/m/asset/'
  const master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="mp4a.40.2"\na-0/index.m3u8\n'
  const rendition = renditionIn(master, `${base}master.m3u8`)
  assert.deepEqual(rendition, { address: `${base}a-0/index.m3u8`, codec: 'mp4a.40.2' })
  const vector = '000102030405060708090a0b0c0d0e0f'
  const text = `#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXT-X-KEY:METHOD=AES-128,URI="../key/1",IV=0x${vector}\n#EXTINF:6.00816,\n00001.m4s\n#EXTINF:4.5,\n00002.m4s\n#EXT-X-ENDLIST\n`
  const playlist = readPlaylist(text, `${base}a-0/index.m3u8`)
  assert.equal(playlist?.initAddress, `${base}a-0/init.mp4`)
  assert.deepEqual(
    playlist?.segments.map(({ address, start, encryption }) => [address, start, encryption?.keyAddress]),
    [
      [`${base}a-0/00001.m4s`, 0, `${base}key/1`],
      [`${base}a-0/00002.m4s`, 6.00816, `${base}key/1`],
    ],
  )
  assert.equal(playlist?.segments[0]?.encryption?.vector[15], 15)
  assert.equal(readPlaylist('#EXTM3U\n', base), null)
})
