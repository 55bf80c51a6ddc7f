/** An album whose tracks are cut from one continuous signal: a steadily rising tone, and a wavering one beside it. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TitleFile } from '../../packages/contracts/src/library.ts'

export const TEST_ALBUM = 'The Rising Tone'
export const SAMPLE_RATE = 44_100
/** The cut points, in samples: none on the edge of an AAC frame. */
export const CUTS = [0, 529_201, 1_014_733, 1_499_999, 2_029_177]
export const TRACKS = ['First Step', 'Second Step', 'Third Step', 'Last Step']
/** The lyrics of the first track, with times; the third track's have no times, and the others have none. */
export const LYRICS = [
  [1, 'The tone begins'],
  [3.5, 'It climbs a little'],
  [6, 'It climbs some more'],
  [9, 'And on it goes'],
] as const
/** The work that the last two tracks play, and its composer. */
export const WORK = { name: 'Sonata for Two Steps', composer: 'Cara Chord', from: 2 } as const
/** The tracks' formats: each border is between two formats, and each format hides a different encoder delay and padding. */
export const FORMATS = [
  { ending: 'flac', codec: ['flac'] },
  { ending: 'mp3', codec: ['libmp3lame', '-b:a', '256k'] },
  { ending: 'm4a', codec: ['aac', '-b:a', '256k'] },
  { ending: 'flac', codec: ['flac'] },
] as const
const [FROM_HZ, HZ_A_SECOND] = [300, 20]
/** The second tone wavers quickly and widely, so that no tenth of a second resembles its surroundings. */
const [AROUND_HZ, WAVERS_BY, TIMES_A_SECOND] = [1700, 330, 2.7]

/** Returns the signal at a time in seconds. */
export const signalAt = (seconds: number): number =>
  0.3 * Math.sin(2 * Math.PI * (FROM_HZ * seconds + (HZ_A_SECOND / 2) * seconds ** 2)) +
  0.3 *
    Math.sin(2 * Math.PI * AROUND_HZ * seconds + WAVERS_BY * Math.sin(2 * Math.PI * TIMES_A_SECOND * seconds))
const SIGNAL =
  `0.3*sin(2*PI*(${FROM_HZ}*t+${HZ_A_SECOND / 2}*t*t))` +
  `+0.3*sin(2*PI*${AROUND_HZ}*t+${WAVERS_BY}*sin(2*PI*${TIMES_A_SECOND}*t))`

type Tools = { ffmpeg: (args: string[]) => Promise<void> }

type Format = { ending: string; codec: readonly string[] }

/** Writes the album into a library folder, for an ordinary import. */
export async function writeTestAlbum(
  library: string,
  { ffmpeg }: Tools,
  { title = TEST_ALBUM, formats = FORMATS }: { title?: string; formats?: readonly Format[] } = {},
): Promise<void> {
  const folder = path.join(library, 'Music', 'Tess Tone', title)
  await mkdir(folder, { recursive: true })
  const facts: TitleFile = {
    texts: {
      en: { title, description: 'One tone that rises, cut into four tracks.' },
      de: {
        title: title === TEST_ALBUM ? 'Der steigende Ton' : title,
        description: 'Ein Ton, der steigt, in vier Stücken.',
      },
    },
    rating: 'FSK 0',
  }
  await writeFile(path.join(folder, 'quintet.json'), JSON.stringify(facts))
  const words = LYRICS.map(([, text]) => text)
  const timed = LYRICS.map(([at, text]) => `[00:${at.toFixed(2).padStart(5, '0')}]${text}`)
  await writeFile(path.join(folder, `01 - ${TRACKS[0]}.en.lrc`), timed.join('\n'))
  await writeFile(path.join(folder, `03 - ${TRACKS[2]}.lrc`), words.join('\n'))
  for (const [at, track] of TRACKS.entries()) {
    const source = `aevalsrc=${SIGNAL}:s=${SAMPLE_RATE}:d=60`
    const cut = `atrim=start_sample=${CUTS[at]}:end_sample=${CUTS[at + 1]},asetpts=PTS-STARTPTS`
    const { ending, codec } = formats[at % formats.length] ?? FORMATS[0]
    const base = path.join(folder, `0${at + 1} - ${track}`)
    if (at >= WORK.from) await writeFile(`${base}.quintet.json`, JSON.stringify(movementOf(at)))
    await ffmpeg(['-y', '-f', 'lavfi', '-i', source, '-af', cut, '-c:a', ...codec, `${base}.${ending}`])
  }
}

const movementOf = (at: number): TitleFile => ({
  work: { name: WORK.name, number: at - WORK.from + 1 },
  people: [
    { name: 'Tess Tone', role: 'artist' },
    { name: WORK.composer, role: 'composer' },
  ],
})
