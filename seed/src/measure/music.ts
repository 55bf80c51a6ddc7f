/** Makes music as a first start does, or takes it from the cache, and measures every track. */
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Cache } from '../cache.ts'
import { produce } from '../produce.ts'
import { MUSIC } from '../sound/albums/albums.ts'
import { MOST_PEAK_DB } from '../sound/mastering/limiter.ts'
import { HOUSE_LUFS } from '../sound/mastering/level.ts'
import { namesOf, runCommand } from './command.ts'
import { FINGERPRINT_RATE, fingerprintOf, likenessOf } from './fingerprint.ts'
import { measureSound, samplesOf, type Sound } from './sound.ts'
import { TOOLS } from './tools.ts'

const HELP = `node seed/src/measure/music.ts [--json] [ALBUM ...]

Measures the demo's music: length, loudness (LUFS), loudness range (LU), true peak (dBTP), silence at the beginning, within
and at the end (s), and which other track it is most like (0.5: not at all; 1: the same). ALBUM is the end of a key, "maqha";
without one all are measured, which takes ten minutes of a processor. QUINTET_CACHE=DIR keeps the tracks. A track beyond a
limit is named with its fault, and the command ends with 1.`

/** Outside these limits, a track is faulty. */
const LIMITS = {
  seconds: { least: 90, most: 240 },
  lufs: 0.7,
  silence: { start: 0.5, within: 2, end: 1.2 },
  likeness: 0.6,
}

type Measured = Sound & { track: string; likest: { track: string; likeness: number }; faults: string[] }

async function measureAlbums(
  keys: readonly string[],
  { folder, cache }: { folder: string; cache: Cache },
): Promise<Measured[]> {
  const found: { track: string; sound: Sound; print: Uint32Array }[] = []
  for (const key of keys) {
    const { made } = await produce(key, folder, { part: 'main', tools: TOOLS, cache })
    for (const [i, file] of made.entries()) {
      const print = fingerprintOf(await samplesOf(file, FINGERPRINT_RATE))
      found.push({ track: `${basename(key)} ${i + 1}`, sound: await measureSound(file), print })
      await rm(file)
    }
    process.stderr.write(`${key}: ${made.length} tracks\n`)
  }
  return found.map(({ track, sound, print }) => {
    const likest = { track: '', likeness: 0 }
    for (const other of found) {
      if (other.track === track) continue
      const likeness = likenessOf(print, other.print)
      if (likeness > likest.likeness) Object.assign(likest, { track: other.track, likeness })
    }
    return { track, ...sound, likest, faults: faultsOf(sound, likest.likeness) }
  })
}

function faultsOf({ seconds, lufs, peakDb, silence }: Sound, likeness: number): string[] {
  const { least, most } = LIMITS.seconds
  return namesOf({
    short: seconds < least,
    long: seconds > most,
    loudness: Math.abs(lufs - HOUSE_LUFS) > LIMITS.lufs,
    peak: peakDb > MOST_PEAK_DB,
    'late start': silence.start > LIMITS.silence.start,
    pause: silence.longest > LIMITS.silence.within,
    'silent end': silence.end > LIMITS.silence.end,
    copy: likeness > LIMITS.likeness,
  })
}

const COLUMNS = ['track', 's', 'LUFS', 'LU', 'dBTP', 'start', 'within', 'end', 'like', '', 'faults'] as const

function rowOf({ track, seconds, lufs, range, peakDb, silence, likest, faults }: Measured): string[] {
  const figures = [seconds, lufs, range, peakDb, silence.start, silence.longest, silence.end]
  return [
    track,
    ...figures.map((figure) => figure.toFixed(1)),
    likest.likeness.toFixed(2),
    likest.track,
    faults.join(', '),
  ]
}

await runCommand({ help: HELP, keys: [...MUSIC.keys()], measure: measureAlbums, columns: COLUMNS, rowOf })
