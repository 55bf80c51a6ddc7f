/** Encodes frames and sound into a film's file: each piece of a few seconds is compressed while the next one is drawn. */
import { mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaTools } from '../maker.ts'
import { soundtrack } from '../sound/mastering/soundtrack.ts'
import { underscore } from '../sound/underscore.ts'
import { forgetNotes } from '../sound/voices.ts'
import { bytesOfPlanes, writePlanes } from './planes.ts'
import { FILM_SIZE, FPS, type Size } from './shoot.ts'
import type { Story } from './story.ts'
import { timing } from './story.ts'

// Two pieces are on disk at once, and raw frames are large: four seconds of 720p, twelve of 480p. Each piece starts an ffmpeg, which itself
// takes a tenth of a second.
const PIECE_BYTES = 176 * 1024 * 1024
// Packaging copies a picture whose key frames begin its segments, instead of encoding it again. @spec decisions 4.26
const SEGMENT_SECONDS = 4
const SEGMENT_FRAMES = SEGMENT_SECONDS * FPS

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y']
const COLOURS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ')
// Restores lookahead, which `superfast` drops from `veryfast`: it makes a drawn film smaller by two fifths.
const COMPRESSION =
  `-c:v libx264 -preset superfast -tune animation -crf 20 -bf 0 -x264-params mbtree=1:rc-lookahead=10 -g ${SEGMENT_FRAMES} -force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS}) -threads 1`.split(
    ' ',
  )
const JOINING =
  '-map 0:v -map 1:a -c:v copy -c:a aac -aac_coder fast -b:a 160k -shortest -movflags +faststart'.split(' ')

type Picture = { frames: AsyncIterable<Int32Array>; sound: Buffer; size?: Size }

/** Writes `file` from frames and sound. Temporary files are in a hidden folder beside it. */
export async function print(
  file: string,
  { frames, sound, size = FILM_SIZE }: Picture,
  tools: MediaTools,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(file), '.film-'))
  try {
    const wav = join(folder, 'sound.wav')
    await writeFile(wav, sound)
    const pieces = await compress(frames, size, { folder, tools })
    const list = join(folder, 'pieces.txt')
    await writeFile(list, pieces.map((piece) => `file '${piece.replaceAll("'", "'\\''")}'\n`).join(''))
    const whole = join(folder, 'whole.mp4')
    await tools.ffmpeg([...QUIET, '-f', 'concat', '-safe', '0', '-i', list, '-i', wav, ...JOINING, whole])
    await rename(whole, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the compressed pieces of the picture, in order. */
async function compress(
  frames: AsyncIterable<Int32Array>,
  size: Size,
  { folder, tools }: { folder: string; tools: MediaTools },
): Promise<string[]> {
  const coming = frames[Symbol.asyncIterator]()
  const planes = new Uint8Array(bytesOfPlanes(size))
  const most = Math.max(1, Math.floor(PIECE_BYTES / planes.length / SEGMENT_FRAMES)) * SEGMENT_FRAMES
  const pieces: string[] = []
  let encoding: Promise<void> = Promise.resolve()
  for (let written = most; written === most;) {
    const raw = join(folder, `${pieces.length}.yuv`)
    written = await writeRaw(raw, coming, { size, planes, most })
    // Compresses one piece at a time; a failure surfaces at the next one.
    await encoding
    if (written === 0) break
    const piece = join(folder, `${pieces.length}.ts`)
    pieces.push(piece)
    encoding = tools.ffmpeg(encoderArguments(raw, piece, size)).then(() => rm(raw))
    encoding.catch(() => {})
  }
  await encoding
  return pieces
}

/** Writes up to `most` of the next frames; returns how many there were. */
async function writeRaw(
  file: string,
  coming: AsyncIterator<Int32Array>,
  { size, planes, most }: { size: Size; planes: Uint8Array; most: number },
): Promise<number> {
  const handle = await open(file, 'w')
  try {
    for (let written = 0; written < most; written++) {
      const frame = await coming.next()
      if (frame.done) return written
      writePlanes(frame.value, size, planes)
      await handle.write(planes)
    }
    return most
  } finally {
    await handle.close()
  }
}

function encoderArguments(raw: string, piece: string, { width, height }: Size): string[] {
  const format = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(FPS)]
  return [
    ...QUIET,
    ...format,
    ...COLOURS,
    '-i',
    raw,
    '-an',
    ...COMPRESSION,
    ...COLOURS,
    '-f',
    'mpegts',
    piece,
  ]
}

/** Returns the music of a story, in its length. */
export function soundOf(story: Story): Buffer {
  const { seconds } = timing(story.shots)
  const wav = soundtrack(underscore(story.music, seconds), { fadeIn: 0.6, fadeOut: 2.5 })
  forgetNotes()
  return wav
}
