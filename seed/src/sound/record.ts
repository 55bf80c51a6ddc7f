/** Music and readings as files: FLAC with tags and cover, M4B with chapters. */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { draw } from '../art/pictures.ts'
import type { MediaTools } from '../maker.ts'
import type { Drawn } from '../records/record.ts'

export type Tags = Readonly<Record<string, string>>
export type Mark = { title: string; start: number; end: number }

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'] as const

// ffmpeg's own format for tags and chapters; escapes the characters that end a value.
const plain = (text: string) => text.replace(/[=;#\\\n]/g, (character) => `\\${character}`)

function metadata(tags: Tags, chapters: readonly Mark[]): string {
  const lines = [';FFMETADATA1', ...Object.entries(tags).map(([name, value]) => `${name}=${plain(value)}`)]
  for (const { title, start, end } of chapters)
    lines.push(
      '[CHAPTER]',
      'TIMEBASE=1/1000',
      `START=${Math.round(start * 1000)}`,
      `END=${Math.round(end * 1000)}`,
      `title=${plain(title)}`,
    )
  return `${lines.join('\n')}\n`
}

const COVER_SIZE = 600

// Tracks of one album follow each other, so the last cover is reused.
let drawn: { key: string; cover: Promise<Buffer> } | null = null

function coverOf(record: Drawn): Promise<Buffer> {
  if (drawn?.key !== record.key) drawn = { key: record.key, cover: drawCover(record) }
  return drawn.cover
}

async function drawCover(record: Drawn): Promise<Buffer> {
  return sharp(await draw(record, 'cover'))
    .resize(COVER_SIZE, COVER_SIZE)
    .jpeg({ quality: 88 })
    .toBuffer()
}

/**
 * Writes sound (a WAV file, whole or in pieces) with tags, cover and chapters; the extension of `file` decides the format (flac or m4b).
 */
export async function press(
  file: string,
  wav: Uint8Array | readonly Uint8Array[],
  record: Drawn,
  tags: Tags,
  chapters: readonly Mark[],
  tools: MediaTools,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(file), '.sound-'))
  try {
    const [sound, cover, words] = [
      join(folder, 'sound.wav'),
      join(folder, 'cover.jpg'),
      join(folder, 'words.txt'),
    ]
    await writeFile(sound, wav)
    await writeFile(words, metadata(tags, chapters))
    await writeFile(cover, await coverOf(record))
    const isBook = file.endsWith('.m4b')
    const whole = join(folder, isBook ? 'whole.m4b' : 'whole.flac')
    await tools.ffmpeg([
      ...QUIET,
      '-i',
      sound,
      '-i',
      cover,
      '-i',
      words,
      '-map',
      '0:a',
      '-map',
      '1:v',
      '-map_metadata',
      '2',
      '-map_chapters',
      isBook ? '2' : '-1',
      '-c:v',
      'copy',
      '-disposition:v',
      'attached_pic',
      ...(isBook
        ? // One channel at this rate: the fast search takes a third of the default one's time, and sounds better.
          ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '80k', '-f', 'ipod']
        : ['-c:a', 'flac', '-sample_fmt', 's16']),
      whole,
    ])
    await rename(whole, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
