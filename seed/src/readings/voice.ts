/** Voices available on the system: espeak-ng, a separate program, and flite, built into Debian's ffmpeg. */
import { execFile } from 'node:child_process'
import { access, constants, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { MediaTools } from '../maker.ts'
import type { Voice } from './reading.ts'
import { plainEnglish } from './sentences.ts'

/** The sample rate of readings, in Hz: that of espeak-ng. */
export const VOICE_RATE = 22_050

/** Credited as narrator: a machine is called by its name. */
export const ENGINE_NAMES: Readonly<Record<Voice['engine'], string>> = {
  'espeak-ng': 'eSpeak NG',
  flite: 'CMU Flite',
}

// The default pace of espeak-ng, in words per minute, and the middle of its pitch range.
const ESPEAK = { wordsPerMinute: 165, pitch: 46 }
const FLITE_RATE = 16_000
const SENTENCES_AT_ONCE = 24

/** Returns the voice available here in place of the wanted one, or why there is none. */
export async function availableVoice(
  wanted: Voice,
  tools: MediaTools,
): Promise<{ voice: Voice } | { missing: string }> {
  if (wanted.engine === 'flite' && (await hasFlite(wanted.name, tools))) return { voice: wanted }
  if (await isInstalled('espeak-ng'))
    return {
      voice:
        wanted.engine === 'espeak-ng'
          ? wanted
          : { engine: 'espeak-ng', name: 'en-gb', pace: wanted.pace, pitch: 1 },
    }
  return wanted.engine === 'flite'
    ? {
        missing:
          'this ffmpeg has no flite, so nobody reads this book aloud; on Debian: apt-get install ffmpeg',
      }
    : {
        missing:
          'espeak-ng is not installed, so nobody reads this book aloud; on Debian: apt-get install espeak-ng',
      }
}

const hasFlite = (name: string, tools: MediaTools) =>
  tools.ffmpeg(['-f', 'lavfi', '-i', `flite=text=a:voice=${name}`, '-f', 'null', '-']).then(
    () => true,
    () => false,
  )

async function isInstalled(program: string): Promise<boolean> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder === '') continue
    const isThere = await access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return true
  }
  return false
}

/** Speaks sentences one by one; returns samples between -1 and 1 at `VOICE_RATE`. */
export async function speak(
  sentences: readonly string[],
  voice: Voice,
  tools: MediaTools,
): Promise<Float32Array[]> {
  const spoken: Float32Array[] = []
  for (let i = 0; i < sentences.length; i += SENTENCES_AT_ONCE)
    spoken.push(...(await speakSome(sentences.slice(i, i + SENTENCES_AT_ONCE), voice, tools)))
  return spoken
}

async function speakSome(
  sentences: readonly string[],
  voice: Voice,
  tools: MediaTools,
): Promise<Float32Array[]> {
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-voice-'))
  try {
    const files = sentences.map((_, i) => join(folder, `${i}.wav`))
    await (voice.engine === 'espeak-ng'
      ? runEspeak(sentences, voice, folder)
      : runFlite(sentences, files, voice, tools))
    return await Promise.all(files.map(async (file) => samplesOf(await readFile(file))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// One shell for many sentences: starting a program copies the page tables of the process that starts it, and the maker's are large.
const SPEAK_EACH = `n=0
for text; do
  printf %s "$text" | espeak-ng -v "$VOICE" -s "$PACE" -p "$PITCH" -g 2 -w "$n.wav" --stdin || exit
  n=$((n + 1))
done`

async function runEspeak(
  sentences: readonly string[],
  { name, pace, pitch }: Voice,
  folder: string,
): Promise<void> {
  const env = {
    ...process.env,
    VOICE: name,
    PACE: String(Math.round(ESPEAK.wordsPerMinute * pace)),
    PITCH: String(Math.round(ESPEAK.pitch * pitch)),
  }
  await promisify(execFile)('sh', ['-c', SPEAK_EACH, 'sh', ...sentences], { cwd: folder, env })
}

/** Escapes a standalone value inside a filter: first for the filter, then for the surrounding graph. */
export const filterValue = (text: string) => text.replace(/[\\':]/g, '\\$&').replace(/[\\'[\],;]/g, '\\$&')

async function runFlite(
  sentences: readonly string[],
  files: readonly string[],
  { name, pace, pitch }: Voice,
  tools: MediaTools,
): Promise<void> {
  await tools.ffmpeg([
    ...sentences.flatMap((text) => {
      const source = `flite=text=${filterValue(plainEnglish(text))}:voice=${name}`
      return ['-f', 'lavfi', '-i', source]
    }),
    // Lowering the pitch also slows it down, which the tempo compensates.
    ...files.flatMap((file, i) => {
      const filter = `asetrate=${FLITE_RATE * pitch},atempo=${pace / pitch},aresample=${VOICE_RATE}`
      return ['-map', String(i), '-af', filter, '-c:a', 'pcm_s16le', file]
    }),
  ])
}

/** Returns the samples of a 16-bit mono WAV file. */
function samplesOf(wav: Buffer): Float32Array {
  const start = wav.indexOf('data') + 8
  const samples = new Float32Array(Math.floor((wav.length - start) / 2))
  for (let i = 0; i < samples.length; i++) samples[i] = wav.readInt16LE(start + i * 2) / 32_768
  return samples
}
