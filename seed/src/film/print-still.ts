/** Prints one picture as long as its sound, out of black and back into it. */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaTools } from '../maker.ts'
import { FILM_SIZE, FPS } from './shoot.ts'

/** The bytes before the samples of a WAV file, and of one sample on both channels. */
const [HEAD_BYTES, SAMPLE_BYTES, RATE] = [44, 4, 48_000]
const FADE_SECONDS = 0.4

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y']
const COMPRESSION =
  `-c:v libx264 -preset superfast -tune animation -crf 20 -g ${FPS} -threads 1 -c:a aac -aac_coder fast -b:a 160k -movflags +faststart`.split(
    ' ',
  )

/** Writes `file` from a picture in any format and a WAV file; the picture is moved closer while it is shown. */
export async function printStill(
  file: string,
  { picture, sound }: { picture: Uint8Array; sound: Buffer },
  tools: MediaTools,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(file), '.film-'))
  const seconds = (sound.length - HEAD_BYTES) / SAMPLE_BYTES / RATE
  const { width, height } = FILM_SIZE
  const look = [
    // Twice as large, as ffmpeg moves by whole pixels.
    `scale=${width * 2}:${height * 2}:force_original_aspect_ratio=increase,crop=${width * 2}:${height * 2}`,
    `zoompan=z='1+0.06*on/${Math.ceil(seconds * FPS)}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=1:s=${width}x${height}:fps=${FPS}`,
    `fade=t=in:d=${FADE_SECONDS}`,
    `fade=t=out:st=${(seconds - FADE_SECONDS).toFixed(3)}:d=${FADE_SECONDS}`,
    'format=yuv420p',
  ]
  try {
    const [still, wav, whole] = [join(folder, 'still'), join(folder, 'sound.wav'), join(folder, 'whole.mp4')]
    await writeFile(still, picture)
    await writeFile(wav, sound)
    const inputs = ['-loop', '1', '-framerate', String(FPS), '-i', still, '-i', wav]
    const lasting = ['-vf', look.join(','), '-t', seconds.toFixed(3)]
    await tools.ffmpeg([...QUIET, ...inputs, ...lasting, ...COMPRESSION, whole])
    await rename(whole, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
