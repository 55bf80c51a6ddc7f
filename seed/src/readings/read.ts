/** Renders a book to audio: an opening, chapters introduced by a few bars of music, and pauses. */
import { dice } from '../art/dice.ts'
import type { MediaTools } from '../maker.ts'
import { chord } from '../sound/harmony.ts'
import { degree, type Key } from '../sound/scales.ts'
import { integrated, powersOf } from '../sound/mastering/loudness.ts'
import { wavHeader } from '../sound/mastering/wav.ts'
import { Mix, RATE, room } from '../sound/mix.ts'
import type { Mark } from '../sound/record.ts'
import { forgetNotes, pad, piano } from '../sound/voices.ts'
import type { Chapter, Reading, Voice } from './reading.ts'
import { PAUSE_SECONDS, type Phrase, phrasesOf } from './phrases.ts'
import { inRoom, trimmed } from './tone.ts'
import { speak, VOICE_RATE } from './voice.ts'

const INTERLUDE_SECONDS = 5.5
/** The voice starts while the last note fades. */
const VOICE_AFTER_SECONDS = 4

/** The loudness of books: as broadcasters set speech for phones and kitchens. */
export const BOOK_LUFS = -18
/** The music stays quieter than the voice. */
const INTERLUDE_PEAK = 0.16

/** Read first, so that nobody mistakes a machine for a person. */
const MACHINE: Readonly<Record<Reading['language'], string>> = {
  de: 'Es liest eine Maschine.',
  en: 'Read by a machine.',
  fr: 'Lu par une machine.',
}

/** Returns a WAV file in pieces, mono at `VOICE_RATE`, and the positions of its chapters. */
export async function readAloud(
  reading: Reading,
  { key, voice, tools }: { key: string; voice: Voice; tools: MediaTools },
): Promise<{ sound: Uint8Array[]; chapters: Mark[] }> {
  const music = interlude(key)
  const pieces: Uint8Array[] = []
  const chapters: Mark[] = []
  let start = 0
  for (const chapter of reading.chapters) {
    const before = chapter === reading.chapters[0] ? [reading.opening, MACHINE[reading.language]] : []
    const samples = await readChapter(chapter, before, { voice, tools })
    for (let i = 0; i < music.length; i++) samples[i] = (samples[i] ?? 0) + (music[i] ?? 0)
    const end = start + samples.length / VOICE_RATE
    chapters.push({ title: chapter.title, start, end })
    pieces.push(toSixteenBits(samples))
    start = end
  }
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  return { sound: [wavHeader(size, { channels: 1, rate: VOICE_RATE }), ...pieces], chapters }
}

async function readChapter(
  chapter: Chapter,
  before: readonly string[],
  { voice, tools }: { voice: Voice; tools: MediaTools },
): Promise<Float32Array> {
  const phrases = phrasesOf(chapter, before)
  const spoken = await speak(
    phrases.map(({ text }) => text),
    chapter.voice === undefined ? voice : { ...voice, name: chapter.voice },
    tools,
  )
  return levelled(inRoom(joined(phrases, spoken.map(trimmed))))
}

function joined(phrases: readonly Phrase[], spoken: readonly Float32Array[]): Float32Array {
  const rests = phrases.map(({ pause }) => Math.round(pause * VOICE_RATE))
  const lead = Math.round(VOICE_AFTER_SECONDS * VOICE_RATE)
  const length = spoken.reduce((sum, voice, i) => sum + voice.length + (rests[i] ?? 0), lead)
  const out = new Float32Array(
    length + Math.round((PAUSE_SECONDS.chapter - PAUSE_SECONDS.paragraph) * VOICE_RATE),
  )
  let at = lead
  spoken.forEach((voice, i) => {
    out.set(voice, at)
    at += voice.length + (rests[i] ?? 0)
  })
  return out
}

const KNEE = 0.42
const CEILING = 0.66

/** Brings a voice to the loudness of books; peaks that would be too high are soft-clipped. */
function levelled(samples: Float32Array): Float32Array {
  const loudness = integrated(powersOf([samples], samples.length, VOICE_RATE))
  const gain = 10 ** ((BOOK_LUFS - loudness) / 20)
  return samples.map((sample) => {
    const value = sample * gain
    const over = Math.abs(value) - KNEE
    return over <= 0
      ? value
      : Math.sign(value) * (KNEE + (CEILING - KNEE) * Math.tanh(over / (CEILING - KNEE)))
  })
}

/** Returns a few notes unique to the book, mono at the voice's rate. */
function interlude(key: string): Float32Array {
  const roll = dice(key)
  const scale: Key = { root: roll.whole(55, 62), scale: roll.pick(['dorian', 'lydian', 'major'] as const) }
  const mix = new Mix(INTERLUDE_SECONDS)
  for (const note of chord(scale, 0, 4, 55))
    mix.add(pad(note, INTERLUDE_SECONDS - 2, 1), 0, { gain: 0.07, wet: 0.6 })
  for (const [i, step] of [0, 4, 2, 7, 6].entries())
    mix.add(piano(degree(scale, step) + 12, 1.6, 0.45), 0.3 + i * 0.55, { gain: 0.12, wet: 0.6 })
  room(mix, { seconds: 1.1, dark: 0.6, level: 0.5 })
  forgetNotes()
  return resampled(mix)
}

function resampled({ left, right, length }: Mix): Float32Array {
  const out = new Float32Array(Math.floor((length * VOICE_RATE) / RATE))
  const peak = left.reduce((most, value, i) => Math.max(most, Math.abs(value + (right[i] ?? 0))), 0)
  const fade = 0.8 * VOICE_RATE
  for (let i = 0; i < out.length; i++) {
    const k = Math.floor((i * RATE) / VOICE_RATE)
    const value = (left[k] ?? 0) + (right[k] ?? 0) + (left[k + 1] ?? 0) + (right[k + 1] ?? 0)
    out[i] = (value / 2 / peak) * INTERLUDE_PEAK * Math.min(1, (out.length - i) / fade)
  }
  return out
}

function toSixteenBits(samples: Float32Array): Uint8Array {
  const words = new Int16Array(samples.length)
  for (let i = 0; i < samples.length; i++) words[i] = Math.round((samples[i] ?? 0) * 32_767)
  return new Uint8Array(words.buffer)
}
