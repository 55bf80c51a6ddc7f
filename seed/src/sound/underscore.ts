/** Music below a film: a mood, a key, a pace. */
import { dice } from '../art/dice.ts'
import { chord, degree, type Key, melody } from './harmony.ts'
import { Mix, room } from './mix.ts'
import { bass, bell, kick, pad, piano, pluck, strings, weather } from './voices.ts'

export type Underscore = {
  mood: 'warm' | 'wonder' | 'tension' | 'playful' | 'drive'
  key: Key
  bpm: number
  /** Degrees, one chord each four beats. */
  progression: readonly number[]
  seed: string
  /** What is heard outside: surf, wind, rain. */
  air?: { pitch: number; pace: number; level: number }
}

export function underscore({ mood, key, bpm, progression, seed, air }: Underscore, seconds: number): Mix {
  const mix = new Mix(seconds)
  const beat = 60 / bpm
  const bars = Math.ceil(seconds / (beat * 4))
  const roll = dice(seed)
  const at = (bar: number) => progression[bar % progression.length] ?? 0
  const chords = Array.from({ length: bars }, (_, bar) => chord(key, at(bar), 4, 58))
  const tune = melody(
    roll,
    Array.from({ length: bars }, (_, bar) => at(bar)),
    { busy: mood === 'playful' ? 0.75 : 0.3, low: 5, high: 13 },
  )
  const rise = (time: number) => 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, time / seconds) ** 0.8)

  if (air) {
    mix.add(weather(seconds, 11, air), 0, { gain: air.level, pan: -0.4, wet: 0.1 })
    mix.add(weather(seconds, 12, { pitch: air.pitch * 1.2, pace: air.pace * 0.8 }), 0, {
      gain: air.level,
      pan: 0.4,
      wet: 0.1,
    })
  }
  chords.forEach((notes, bar) => {
    const start = bar * beat * 4
    const length = beat * 4
    if (mood === 'tension') {
      mix.add(strings(degree(key, at(bar)) - 24, length * 1.02, { attack: 1.2, bright: 0.2 }), start, {
        gain: 0.85 * rise(start),
        wet: 0.3,
      })
      mix.add(strings(degree(key, at(bar) + 1) + 12, length * 0.9, { attack: 1.8, bright: 0.55 }), start, {
        gain: 0.14 * rise(start),
        pan: 0.3,
        wet: 0.6,
      })
      if (bar % 2 === 1)
        mix.add(bell(degree(key, at(bar) + 4) + 12, 3), start + beat * 2, { gain: 0.2, pan: -0.5, wet: 0.8 })
      for (const pulse of [0, 2.5]) mix.add(kick(0.2), start + pulse * beat, { gain: 0.4, wet: 0.35 })
    } else if (mood === 'drive') {
      mix.add(strings(notes[0] ?? 57, length, { attack: 0.5, bright: 0.4 }), start, {
        gain: 0.45 * rise(start),
        pan: -0.3,
        wet: 0.35,
      })
      mix.add(strings(notes[2] ?? 64, length, { attack: 0.7, bright: 0.4 }), start, {
        gain: 0.35 * rise(start),
        pan: 0.3,
        wet: 0.35,
      })
      for (let i = 0; i < 16; i++)
        mix.add(
          bass(degree(key, at(bar)) - 24 + (i % 8 === 6 ? 12 : 0), beat * 0.22, 2),
          start + i * beat * 0.25,
          { gain: 0.3 * (i % 4 === 0 ? 1 : 0.7), wet: 0.05 },
        )
      if (start > seconds * 0.15)
        for (const hit of [0, 1, 2, 3]) mix.add(kick(0.7), start + hit * beat, { gain: 0.6, wet: 0.08 })
    } else if (mood === 'playful') {
      const root = degree(key, at(bar)) - 12
      for (const [place, note] of [
        [0, root],
        [1, notes[1] ?? root],
        [2, root + 7],
        [3, notes[2] ?? root],
      ] as const)
        mix.add(pluck(note, beat * 1.4, 0.35), start + place * beat, { gain: 0.55, pan: -0.25, wet: 0.25 })
      mix.add(pad(notes[1] ?? 60, length, 0.4), start, { gain: 0.16, wet: 0.4 })
    } else {
      notes.forEach((note, i) =>
        mix.add(
          mood === 'wonder' ? pad(note, length, 1.4) : strings(note, length, { attack: 1, bright: 0.22 }),
          start,
          { gain: (mood === 'wonder' ? 0.2 : 0.26) * rise(start), pan: (i - 1.5) * 0.3, wet: 0.45 },
        ),
      )
      mix.add(strings(degree(key, at(bar)) - 24, length, { attack: 0.8, bright: 0.15 }), start, {
        gain: 0.5 * rise(start),
        wet: 0.25,
      })
      // Broken chords keep it moving.
      for (let i = 0; i < 8; i++) {
        const note = (notes[[0, 2, 1, 3, 2, 1, 3, 2][i] ?? 0] ?? 60) + (i > 3 ? 12 : 0)
        if (mood === 'wonder')
          mix.add(bell(note + 12, 2.4), start + i * beat * 0.5, {
            gain: 0.075 * rise(start),
            pan: Math.sin(i) * 0.6,
            wet: 0.9,
          })
        else
          mix.add(piano(note, beat * 1.1, 0.36), start + i * beat * 0.5, { gain: 0.24, pan: -0.15, wet: 0.3 })
      }
    }
  })
  for (const { at: when, length, step } of tune) {
    const start = when * beat
    if (start < beat * 4 || start > seconds - beat * 2) continue
    const note = degree(key, step) + (mood === 'wonder' ? 12 : 0)
    if (mood === 'playful') mix.add(bell(note + 12, 1.1), start, { gain: 0.26, pan: 0.25, wet: 0.4 })
    else if (mood === 'tension') {
      if (roll() < 0.3)
        mix.add(piano(note - 12, beat * length, 0.5), start, { gain: 0.5, pan: 0.2, wet: 0.75 })
    } else if (mood === 'drive') {
      if (start > seconds * 0.4)
        mix.add(strings(note, beat * length, { attack: 0.12, bright: 0.8, release: 0.4 }), start, {
          gain: 0.28,
          pan: 0.15,
          wet: 0.4,
        })
    } else
      mix.add(
        mood === 'wonder'
          ? strings(note, beat * length, { attack: 0.35, bright: 0.35 })
          : piano(note + 12, beat * length * 1.1, 0.6),
        start,
        { gain: mood === 'wonder' ? 0.2 : 0.48, pan: 0.2, wet: 0.5 },
      )
  }
  room(mix, { seconds: mood === 'playful' ? 1.3 : mood === 'drive' ? 1.8 : 3.6, dark: 0.5, level: 0.95 })
  return mix
}
