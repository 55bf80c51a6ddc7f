import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameRateOf, ladderOf } from './ladder.ts'

const table: [source: string, rungs: string][] = [
  ['1920x1080', '360p 640x360, 720p 1280x720, 1080p 1920x1080'],
  ['3840x2160', '360p 640x360, 720p 1280x720, 1080p 1920x1080'],
  ['1280x720', '360p 640x360, 720p 1280x720'],
  ['1920x796', '360p 640x264, 720p 1280x530, 1080p 1920x796'],
  ['798x332', '360p 640x266, 480p 798x332'],
  ['768x432', '360p 640x360, 480p 768x432'],
  ['720x480', '360p 540x360, 480p 720x480'],
  ['640x480', '360p 480x360, 480p 640x480'],
  ['480x360', '360p 480x360'],
  ['700x394', '480p 700x394'],
  ['853x479', '360p 640x358, 480p 852x478'],
  ['1080x1920', '360p 360x640, 720p 720x1280, 1080p 1080x1920'],
  ['1080x1080', '360p 360x360, 720p 720x720, 1080p 1080x1080'],
  ['1440x1080', '360p 480x360, 720p 960x720, 1080p 1440x1080'],
  ['161x91', '360p 160x90'],
  ['3x3', '360p 2x2'],
  ['4096x64', '360p 640x10, 720p 1280x20, 1080p 1920x30'],
]

for (const [source, rungs] of table)
  test(`a film of ${source} gets ${rungs}`, () => {
    const [width = 0, height = 0] = source.split('x').map(Number)
    const ladder = ladderOf({ width, height, framesPerSecond: 25 })
    assert.equal(ladder.rungs.map((rung) => `${rung.name} ${rung.width}x${rung.height}`).join(', '), rungs)
    for (const rung of ladder.rungs) {
      assert.ok(rung.width % 2 === 0 && rung.height % 2 === 0)
      assert.ok(rung.width <= width && rung.height <= height)
    }
  })

for (const [written, rate, perSegment] of [
  [24, '24/1', 96],
  [23.976, '24000/1001', 96],
  [25, '25/1', 100],
  [29.97, '30000/1001', 120],
  [12.5, '25/2', 50],
  [50, '50/1', 200],
  [59.94, '60000/1001', 240],
  [120, '60/1', 240],
  [14.7, '29/2', 58],
  [1, '5/1', 20],
] as const)
  test(`${written} frames a second become ${rate}, ${perSegment} in a segment of about 4 s`, () => {
    const { frames, seconds } = frameRateOf(written)
    assert.equal(`${frames}/${seconds}`, rate)
    const ladder = ladderOf({ width: 640, height: 360, framesPerSecond: written })
    assert.equal(ladder.framesPerSegment, perSegment)
  })

test('allows faster films a higher bit rate', () => {
  const slow = ladderOf({ width: 1280, height: 720, framesPerSecond: 25 }).rungs[1]
  const fast = ladderOf({ width: 1280, height: 720, framesPerSecond: 50 }).rungs[1]
  assert.deepEqual([slow?.bitsPerSecond, fast?.bitsPerSecond], [3_200_000, 4_800_000])
})
