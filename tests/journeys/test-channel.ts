/** Two channels of three short films, each with its own keys, and a radio channel of all music; one of each kind has a jingle. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TitleFile } from '../../packages/contracts/src/library.ts'
import { moving } from './test-show.ts'

export const TEST_CHANNELS = ['Round and Round', 'The Other Way Round'] as const
export const TEST_FILMS = ['The Red Loop', 'The Green Loop', 'The Blue Loop'] as const
export const LOOP_SECONDS = 40
export const JINGLE_SECONDS = 4
export const TEST_JINGLE = 'Ident of the House'
export const TEST_RADIO = 'Round the Clock'

const GENRE = 'movies:loops'

type Tools = { ffmpeg: (args: string[]) => Promise<void> }

/** Writes them into a library folder. */
export async function writeTestChannels(library: string, { ffmpeg }: Tools): Promise<void> {
  const write = async (title: string, facts: TitleFile, above = 'Movies'): Promise<string> => {
    const folder = path.join(library, above, title)
    await mkdir(folder, { recursive: true })
    const texts = { en: { title }, de: { title } }
    await writeFile(path.join(folder, 'quintet.json'), JSON.stringify({ texts, rating: 'FSK 0', ...facts }))
    return folder
  }
  for (const title of TEST_FILMS) {
    const folder = await write(title, { categories: [GENRE] })
    await ffmpeg(moving(LOOP_SECONDS, path.join(folder, `${title}.mkv`)))
  }
  const [withJingle] = TEST_CHANNELS
  for (const title of TEST_CHANNELS) {
    const folder = await write(title, {
      kind: 'channel',
      live: true,
      categories: ['movies:channels'],
      programme: { rules: [{ categories: [GENRE] }], apartHours: 0, jinglesEvery: 2 },
    })
    if (title === withJingle) await ffmpeg(moving(JINGLE_SECONDS, await jingleIn(folder, 'mkv')))
  }
  const radio = await write(
    TEST_RADIO,
    {
      kind: 'channel',
      live: true,
      // Sorted after the albums, which other journeys look for.
      order: 100_000,
      programme: { rules: [{ categories: ['music-stream'] }], apartHours: 0, jinglesEvery: 1 },
    },
    'Music/Radio',
  )
  await ffmpeg(['-f', 'lavfi', '-i', `sine=f=440:d=${JINGLE_SECONDS}`, await jingleIn(radio, 'flac')])
}

async function jingleIn(folder: string, ending: string): Promise<string> {
  await mkdir(path.join(folder, 'Jingles'), { recursive: true })
  return path.join(folder, 'Jingles', `${TEST_JINGLE}.${ending}`)
}
