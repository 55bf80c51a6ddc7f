/** Film music with a mood, a key and a tempo. */
import { dice } from '../art/dice.ts'
import { chord, melody } from './harmony.ts'
import { degree, type Key } from './scales.ts'
import { Mix, room } from './mix.ts'
import { MOODS, type Piece } from './moods.ts'
import { weather } from './voices.ts'

export type Underscore = {
  mood: keyof typeof MOODS
  key: Key
  bpm: number
  /** Degrees, one chord per four beats. */
  progression: readonly number[]
  seed: string
  /** The ambient sound: surf, wind or rain. */
  air?: Air
}

type Air = { pitch: number; pace: number; level: number }

export function underscore({ mood, key, bpm, progression, seed, air }: Underscore, seconds: number): Mix {
  const mix = new Mix(seconds)
  const beat = 60 / bpm
  const length = beat * 4
  const { busy, roomSeconds, accompany, sing } = MOODS[mood]
  const roll = dice(seed)
  const chords = Array.from(
    { length: Math.ceil(seconds / length) },
    (_, bar) => progression[bar % progression.length] ?? 0,
  )
  const tune = melody(roll, chords, { busy, low: 5, high: 13 })
  const rise = (time: number) => 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, time / seconds) ** 0.8)
  const piece: Piece = { mix, key, beat, seconds, roll, rise }
  if (air) addAir(mix, seconds, air)
  for (const [place, on] of chords.entries())
    accompany(piece, { place, start: place * length, length, on, notes: chord(key, on, 4, 58) })
  for (const { at, length: beats, step } of tune) {
    const start = at * beat
    // There is no melody in the first bar and the last beats.
    if (start < length || start > seconds - beat * 2) continue
    sing(piece, { start, length: beats, note: degree(key, step) })
  }
  room(mix, { seconds: roomSeconds, dark: 0.5, level: 0.95 })
  return mix
}

function addAir(mix: Mix, seconds: number, { pitch, pace, level }: Air): void {
  mix.add(weather(seconds, 11, { pitch, pace }), 0, { gain: level, pan: -0.4, wet: 0.1 })
  mix.add(weather(seconds, 12, { pitch: pitch * 1.2, pace: pace * 0.8 }), 0, {
    gain: level,
    pan: 0.4,
    wet: 0.1,
  })
}
