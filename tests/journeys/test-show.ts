/** A series with everything a player shows: two languages, subtitles of two kinds, chapters, an intro, credits. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TitleFile } from '../../packages/contracts/src/library.ts'

export const TEST_SHOW = 'Light and Lines'
export const EPISODES = [
  { title: 'The First Light', seconds: 150, credits: 140 },
  { title: 'The Second Line', seconds: 40, credits: 30 },
] as const
export const INTRO = { start: 12, end: 30 } as const
export const CUE = { start: 2, end: 8, text: 'A line of words.' } as const

type Tools = { ffmpeg: (args: string[]) => Promise<void> }

/** Writes the series into a library folder, for an ordinary import. */
export async function writeTestShow(library: string, { ffmpeg }: Tools): Promise<void> {
  const folder = path.join(library, 'Shows', TEST_SHOW)
  const season = path.join(folder, 'Season 01')
  await mkdir(season, { recursive: true })
  const show: TitleFile = {
    texts: { en: { title: TEST_SHOW }, de: { title: 'Licht und Linien' } },
    rating: 'FSK 12',
    categories: ['movies:series'],
  }
  await writeFile(path.join(folder, 'quintet.json'), JSON.stringify(show))
  for (const [index, { title, seconds, credits }] of EPISODES.entries()) {
    const file = path.join(season, `${TEST_SHOW} S01E0${index + 1}`)
    await ffmpeg(moving(seconds, `${file}.mkv`))
    const facts: TitleFile = {
      texts: { en: { title }, de: { title } },
      chapters: [
        { title: 'Morning', start: 0, end: 50 },
        { title: 'Noon', start: 50, end: 100 },
        { title: 'Evening', start: 100, end: 150 },
      ].filter(({ start }) => start < seconds),
      skips: [
        { kind: 'intro', ...INTRO },
        { kind: 'credits', start: credits, end: seconds },
      ],
    }
    await writeFile(`${file}.quintet.json`, JSON.stringify(facts))
    await writeFile(`${file}.en.srt`, '1\n00:00:02,000 --> 00:00:08,000\nA line of words.\n')
    await writeFile(`${file}.de.sdh.srt`, '1\n00:00:02,000 --> 00:00:08,000\n[Es raschelt]\n')
  }
}

/** Returns the ffmpeg arguments for a film, small and plain, so that packaging it takes seconds. */
export function moving(seconds: number, file: string): string[] {
  const source = (of: string) => ['-f', 'lavfi', '-t', String(seconds), '-i', of]
  const tracks = [
    '-map',
    '0',
    '-map',
    '1',
    '-map',
    '2',
    '-metadata:s:a:0',
    'language=ger',
    '-metadata:s:a:1',
    'language=eng',
  ]
  const codecs = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '64k',
  ]
  return [
    ...source('testsrc2=size=320x180:rate=24'),
    ...source('sine=frequency=330'),
    ...source('sine=frequency=440'),
    ...tracks,
    ...codecs,
    file,
  ]
}
