/** An audiobook of three short chapters: a tone. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TitleFile } from '../../packages/contracts/src/library.ts'

export const TEST_BOOK = 'The Even Tone'
export const CHAPTER_SECONDS = 100
export const CHAPTERS = ['Low', 'Middle', 'High']
/** It is the first of three volumes; the second one is short, and the third only announced. */
export const SERIES = 'Tones for Two'
export const SECOND_VOLUME = 'The Other Tone'
export const ANNOUNCED_VOLUME = 'The Tone to Come'
const SECOND_SECONDS = 20

type Tools = { ffmpeg: (args: string[]) => Promise<void> }

/** Writes the book into a library folder, for an ordinary import. */
export async function writeTestBook(library: string, { ffmpeg }: Tools): Promise<void> {
  const folder = path.join(library, 'Audiobooks', 'Tess Tone', TEST_BOOK)
  await mkdir(folder, { recursive: true })
  const facts: TitleFile = {
    texts: {
      en: { title: TEST_BOOK, description: 'One tone for five minutes, in three chapters.' },
      de: { title: 'Der gleiche Ton', description: 'Ein Ton, fünf Minuten lang, in drei Kapiteln.' },
    },
    rating: 'FSK 0',
    series: { name: SERIES, position: 1 },
    chapters: CHAPTERS.map((title, at) => ({
      title,
      start: at * CHAPTER_SECONDS,
      end: (at + 1) * CHAPTER_SECONDS,
    })),
  }
  await writeFile(path.join(folder, 'quintet.json'), JSON.stringify(facts))
  const seconds = CHAPTERS.length * CHAPTER_SECONDS
  await writeTone(path.join(folder, `${TEST_BOOK}.m4a`), { seconds, ffmpeg })
  await writeSecondVolume(path.join(path.dirname(folder), SECOND_VOLUME), { ffmpeg })
  const announced = path.join(path.dirname(folder), ANNOUNCED_VOLUME)
  await mkdir(announced, { recursive: true })
  await writeFile(
    path.join(announced, 'quintet.json'),
    JSON.stringify({
      texts: { en: { title: ANNOUNCED_VOLUME }, de: { title: 'Der kommende Ton' } },
      rating: 'FSK 0',
      series: { name: SERIES, position: 3 },
    } satisfies TitleFile),
  )
}

async function writeSecondVolume(folder: string, { ffmpeg }: Tools): Promise<void> {
  await mkdir(folder, { recursive: true })
  const facts: TitleFile = {
    texts: { en: { title: SECOND_VOLUME }, de: { title: 'Der andere Ton' } },
    rating: 'FSK 0',
    series: { name: SERIES, position: 2 },
  }
  await writeFile(path.join(folder, 'quintet.json'), JSON.stringify(facts))
  await writeTone(path.join(folder, `${SECOND_VOLUME}.m4a`), { seconds: SECOND_SECONDS, ffmpeg })
}

async function writeTone(file: string, { seconds, ffmpeg }: Tools & { seconds: number }): Promise<void> {
  const tone = `sine=frequency=330:duration=${seconds}`
  await ffmpeg(['-y', '-f', 'lavfi', '-i', tone, '-c:a', 'aac', '-b:a', '64k', file])
}
