import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { emptyWav } from '../sound/mastering/wav.ts'
import { RATE } from '../sound/mix.ts'
import { measureSound, samplesOf } from './sound.ts'
import { tableOf } from './table.ts'

const needsFfmpeg = {
  skip: spawnSync('ffmpeg', ['-version']).status === 0 ? false : 'ffmpeg is not installed',
}

/** Returns a WAV with a tone of -20 dBFS on both channels in the given ranges, in seconds. */
function toneWav(seconds: number, heard: readonly (readonly [from: number, to: number])[]): Buffer {
  const { bytes, samples } = emptyWav(seconds * RATE, RATE)
  for (const [from, to] of heard)
    for (let i = from * RATE; i < to * RATE; i++)
      samples.fill(Math.round(3277 * Math.sin((2 * Math.PI * 997 * i) / RATE)), i * 2, i * 2 + 2)
  return bytes
}

test('measures a sound’s length, loudness, peak, and its silences by position', needsFfmpeg, async () => {
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-measure-'))
  try {
    const file = join(folder, 'tone.wav')
    await writeFile(
      file,
      toneWav(12, [
        [1, 6],
        [9, 10],
      ]),
    )
    const { seconds, lufs, peakDb, silence } = await measureSound(file)
    assert.equal(seconds, 12)
    assert.ok(Math.abs(lufs + 20) < 0.5, `${lufs} LUFS`)
    assert.ok(Math.abs(peakDb + 20) < 0.2, `${peakDb} dBTP`)
    assert.ok(Math.abs(silence.start - 1) < 0.1, `${silence.start} s at the start`)
    assert.ok(Math.abs(silence.longest - 3) < 0.1, `${silence.longest} s within`)
    assert.ok(Math.abs(silence.end - 2) < 0.1, `${silence.end} s at the end`)
    assert.equal((await samplesOf(file, 8000)).length, 12 * 8000)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a table right-aligns figures and left-aligns words', () => {
  const rows = [
    ['track', 'dBTP'],
    ['oud', '-1.2'],
    ['trio 12', '-11.5'],
  ]
  assert.equal(tableOf(rows), 'track    dBTP\noud       -1.2\ntrio 12  -11.5')
})
