/** A voice from a program of the system, run on its own: espeak-ng, where it is installed. */
import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { RATE } from '../sound/mix.ts'

const PROGRAM = 'espeak-ng'

/** Why no reading can be made here, or null where one can. */
export async function missingVoice(): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder === '') continue
    const isThere = await access(join(folder, PROGRAM), constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return null
  }
  return `${PROGRAM} is not installed, so nobody reads this book aloud; on Debian: apt-get install ${PROGRAM}`
}

/** Speaks a paragraph; samples at the rate of our mixes, about 1 at the loudest. */
export async function speak(
  text: string,
  voice: { name: string; wordsPerMinute: number; pitch: number },
): Promise<Float32Array> {
  const wav = await new Promise<Buffer>((resolve, reject) => {
    const child = spawn(
      PROGRAM,
      [
        '-v',
        voice.name,
        '-s',
        String(voice.wordsPerMinute),
        '-p',
        String(voice.pitch),
        '-g',
        '3',
        '--stdout',
        '--stdin',
      ],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    )
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error(`${PROGRAM} ended with ${code}.`)),
    )
    child.stdin.end(text)
  })
  // To a pipe the header's sizes are unknown: everything after it is sound, 16 bits, one channel.
  const rate = wav.readUInt32LE(24)
  const start = wav.indexOf('data') + 8
  const count = Math.floor((wav.length - start) / 2)
  const step = rate / RATE
  const out = new Float32Array(Math.floor((count - 1) / step))
  let low = 0
  for (let i = 0; i < out.length; i++) {
    const at = i * step
    const k = Math.floor(at)
    const a = wav.readInt16LE(start + k * 2)
    const b = wav.readInt16LE(start + Math.min(count - 1, k + 1) * 2)
    const value = (a + (b - a) * (at - k)) / 32_768
    // The voice is thin and sharp: a gentle low-pass and a little of its own depth.
    low += (value - low) * 0.55
    out[i] = low
  }
  return out
}
