/** A book as sound: an opening, chapters with a few bars of music before each, pauses where a reader breathes. */
import { dice } from '../art/dice.ts'
import { chord, degree, type Key } from '../sound/harmony.ts'
import { Mix, RATE, room, toWav } from '../sound/mix.ts'
import type { Mark } from '../sound/record.ts'
import { forgetNotes, pad, piano } from '../sound/voices.ts'
import type { Reading } from './texts.ts'
import { speak } from './voice.ts'

const PAUSE_SECONDS = { paragraph: 0.85, opening: 1.6, chapter: 2.4 }
const INTERLUDE_SECONDS = 5.5

/** The sound and where its chapters lie. */
export async function readAloud(reading: Reading, key: string): Promise<{ wav: Buffer; chapters: Mark[] }> {
  const spoken: { at: number; voice: Float32Array }[] = []
  const interludes: number[] = []
  const starts: number[] = []
  let at = 0
  const say = async (text: string, pause: number) => {
    const voice = await speak(text, reading.voice)
    spoken.push({ at, voice })
    at += voice.length / RATE + pause
  }
  for (const [i, { title, paragraphs }] of reading.chapters.entries()) {
    starts.push(at)
    interludes.push(at)
    at += INTERLUDE_SECONDS - 1.5
    if (i === 0) await say(reading.opening, PAUSE_SECONDS.opening)
    await say(`${title}.`, PAUSE_SECONDS.opening)
    for (const paragraph of paragraphs) await say(paragraph, PAUSE_SECONDS.paragraph)
    at += PAUSE_SECONDS.chapter
  }
  const mix = new Mix(at + 2)
  for (const { at: start, voice } of spoken) mix.add(voice, start, { gain: 0.9, wet: 0.06 })
  const roll = dice(key)
  const scale: Key = { root: roll.whole(55, 62), scale: roll.pick(['dorian', 'lydian', 'major'] as const) }
  for (const start of interludes) {
    chord(scale, 0, 4, 55).forEach((note) =>
      mix.add(pad(note, INTERLUDE_SECONDS - 2, 1), start, { gain: 0.07, wet: 0.6 }),
    )
    ;[0, 4, 2, 7, 6].forEach((step, i) =>
      mix.add(piano(degree(scale, step) + 12, 1.6, 0.45), start + 0.3 + i * 0.55, {
        gain: 0.12,
        pan: (i - 2) * 0.15,
        wet: 0.6,
      }),
    )
  }
  room(mix, { seconds: 1.1, dark: 0.6, level: 0.5 })
  const wav = toWav(mix, { level: 0.12, fadeOut: 1 })
  forgetNotes()
  const chapters = reading.chapters.map(({ title }, i) => ({
    title,
    start: starts[i] ?? 0,
    end: starts[i + 1] ?? at + 2,
  }))
  return { wav, chapters }
}
