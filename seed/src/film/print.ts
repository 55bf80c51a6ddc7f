/** From a story to a film's file: frames in pieces of a second or two, each compressed while the next is drawn. */
import { mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaTools } from '../maker.ts'
import { toWav } from '../sound/mix.ts'
import { underscore } from '../sound/underscore.ts'
import { forgetNotes } from '../sound/voices.ts'
import { FILM_SIZE, FPS, type Size } from './shoot.ts'
import type { Story } from './story.ts'
import { timing } from './story.ts'

// Two pieces are in hand at once, and raw frames are large: a second of 720p, two of 480p. Each piece starts an ffmpeg, which
// costs a tenth of a second by itself.
const PIECE_BYTES = 96 * 1024 * 1024
const BYTES_PER_PIXEL = 4

function framesOfPiece({ width, height }: Size): number {
  const seconds = PIECE_BYTES / (width * height * BYTES_PER_PIXEL * FPS)
  return Math.max(1, Math.floor(seconds)) * FPS
}

type Picture = { frames: AsyncIterable<Int32Array>; sound: Buffer; size?: Size }

/** Writes `file` from frames and sound. Temporary files lie beside it, in a hidden folder. */
export async function print(
  file: string,
  { frames, sound, size = FILM_SIZE }: Picture,
  tools: MediaTools,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(file), '.film-'))
  try {
    const pieceFrames = framesOfPiece(size)
    const wav = join(folder, 'sound.wav')
    await writeFile(wav, sound)
    const pieces: string[] = []
    let encoding: Promise<void> = Promise.resolve()
    let held: Int32Array[] = []
    let spare: Int32Array[] = []
    const flush = async () => {
      const raw = join(folder, `${pieces.length}.rgba`)
      const piece = join(folder, `${pieces.length}.ts`)
      const handle = await open(raw, 'w')
      for (const frame of held)
        await handle.write(new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength))
      await handle.close()
      spare = [...spare, ...held]
      held = []
      pieces.push(piece)
      // One piece at a time is compressed; a failure surfaces at the next one.
      await encoding
      encoding = tools
        .ffmpeg([
          '-hide_banner',
          '-loglevel',
          'error',
          '-y',
          '-f',
          'rawvideo',
          '-pix_fmt',
          'rgba',
          '-s',
          `${size.width}x${size.height}`,
          '-r',
          String(FPS),
          '-i',
          raw,
          '-an',
          '-vf',
          'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
          '-c:v',
          'libx264',
          '-preset',
          'veryfast',
          '-tune',
          'animation',
          '-crf',
          '20',
          '-bf',
          '0',
          '-g',
          String(FPS),
          '-colorspace',
          'bt709',
          '-color_primaries',
          'bt709',
          '-color_trc',
          'bt709',
          '-threads',
          '1',
          '-f',
          'mpegts',
          piece,
        ])
        .then(() => rm(raw))
      encoding.catch(() => {})
    }
    for await (const frame of frames) {
      const copy = spare.pop() ?? new Int32Array(frame.length)
      copy.set(frame)
      held.push(copy)
      if (held.length === pieceFrames) await flush()
    }
    if (held.length > 0) await flush()
    await encoding
    const list = join(folder, 'pieces.txt')
    await writeFile(list, pieces.map((piece) => `file '${piece.replaceAll("'", "'\\''")}'\n`).join(''))
    const whole = join(folder, 'whole.mp4')
    await tools.ffmpeg([
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      list,
      '-i',
      wav,
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c:v',
      'copy',
      '-c:a',
      'aac',
      '-b:a',
      '160k',
      '-shortest',
      '-movflags',
      '+faststart',
      whole,
    ])
    await rename(whole, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Music for a story, to its length. */
export function soundOf(story: Story): Buffer {
  const { seconds } = timing(story.shots)
  const wav = toWav(underscore(story.music, seconds), { fadeIn: 0.6, fadeOut: 2.5 })
  forgetNotes()
  return wav
}
