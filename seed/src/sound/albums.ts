/** The albums' pieces: one style each, every track its own key, pace and chance. */
import { dice } from '../art/dice.ts'
import { chord, degree, type Key, melody } from './harmony.ts'
import { echo, Mix, room } from './mix.ts'
import {
  bass,
  bell,
  clap,
  crackle,
  hat,
  kick,
  lead,
  pad,
  piano,
  pluck,
  snare,
  strings,
  tines,
  upright,
  weather,
} from './voices.ts'

type Piece = {
  key: Key
  bpm: number
  /** Degrees, one chord each bar of four beats. */
  progression: readonly number[]
  seed: string
  seconds: number
}

type Played = { mix: Mix; beat: number; bars: number; at: (bar: number) => number }

function begin({ bpm, progression, seconds }: Piece): Played {
  const beat = 60 / bpm
  return {
    mix: new Mix(seconds),
    beat,
    bars: Math.floor((seconds - 3) / (beat * 4)),
    at: (bar) => progression[bar % progression.length] ?? 0,
  }
}

/** Piano alone: a broken left hand, a right hand that waits. */
function nocturne(piece: Piece): Mix {
  const { mix, beat, bars, at } = begin(piece)
  const roll = dice(piece.seed)
  const { key } = piece
  for (let bar = 0; bar < bars; bar++) {
    const root = degree(key, at(bar)) - 24
    const tones = [root, root + 7, ...chord(key, at(bar), 4, 52)]
    const pattern = [0, 2, 3, 4, 5, 4, 3, 2]
    pattern.forEach((which, i) => {
      // Nobody plays like a clock.
      const late = roll.between(0, 0.018)
      mix.add(
        piano(tones[which] ?? root, beat * (i === 0 ? 3.6 : 1.2), i === 0 ? 0.5 : 0.28 + roll() * 0.08),
        (bar * 4 + i * 0.5) * beat + late,
        { gain: 0.5, pan: -0.25, wet: 0.35 },
      )
    })
  }
  const tune = melody(
    roll,
    Array.from({ length: bars }, (_, bar) => at(bar)),
    { busy: 0.32, low: 7, high: 15 },
  )
  for (const { at: when, length, step } of tune) {
    if (when < 8) continue
    mix.add(
      piano(degree(key, step), beat * length * 1.2, 0.55 + 0.15 * Math.sin(when)),
      when * beat + roll.between(0, 0.02),
      { gain: 0.72, pan: 0.2, wet: 0.4 },
    )
  }
  mix.add(piano(degree(key, 0) - 24, 3, 0.4), bars * 4 * beat, { gain: 0.6, wet: 0.5 })
  room(mix, { seconds: 2.8, dark: 0.55, level: 0.8 })
  return mix
}

/** Piano, double bass, brushes, and strings that come from far. */
function trio(piece: Piece): Mix {
  const { mix, beat, bars, at } = begin(piece)
  const roll = dice(piece.seed)
  const { key } = piece
  mix.add(weather(piece.seconds, 5, { pitch: 0.03, pace: 0.09 }), 0, { gain: 0.09, wet: 0.2 })
  for (let bar = 0; bar < bars; bar++) {
    const start = bar * 4 * beat
    const notes = chord(key, at(bar), 4, 60)
    const root = degree(key, at(bar)) - 24
    if (bar > 1) {
      mix.add(upright(root, beat * 1.9), start, { gain: 0.9, pan: 0.05, wet: 0.12 })
      mix.add(upright(bar % 2 ? root + 7 : degree(key, at(bar) + 2) - 24, beat * 1.3), start + beat * 2.5, {
        gain: 0.7,
        pan: 0.05,
        wet: 0.12,
      })
    }
    for (const [when, touch] of [
      [0, 0.42],
      [1.5, 0.3],
      [2.75, 0.34],
    ] as const)
      notes.forEach((note, i) =>
        mix.add(piano(note, beat * 1.6, touch), start + when * beat + i * 0.012, {
          gain: 0.3,
          pan: -0.3,
          wet: 0.3,
        }),
      )
    if (bar > 3)
      for (let i = 0; i < 4; i++)
        mix.add(hat(40 + i, true), start + i * beat + (i % 2 ? 0.02 : 0), {
          gain: i % 2 ? 0.13 : 0.07,
          pan: 0.3,
          wet: 0.3,
        })
    if (bar % 8 > 3)
      mix.add(strings(notes[2] ?? 60, beat * 4, { attack: 1.4, bright: 0.2 }), start, {
        gain: 0.2,
        pan: 0.4,
        wet: 0.7,
      })
  }
  for (const { at: when, length, step } of melody(
    roll,
    Array.from({ length: bars }, (_, bar) => at(bar)),
    { busy: 0.45, low: 7, high: 14 },
  ))
    if (when >= 16 && roll() < 0.85)
      mix.add(piano(degree(key, step), beat * length, 0.62), when * beat + roll.between(0, 0.025), {
        gain: 0.62,
        pan: -0.1,
        wet: 0.35,
      })
  room(mix, { seconds: 2.2, dark: 0.5, level: 0.75 })
  return mix
}

/** Two sequences of unequal length that drift apart and meet again. */
function phases(piece: Piece): Mix {
  const { mix, beat, bars, at } = begin(piece)
  const roll = dice(piece.seed)
  const { key } = piece
  const shape = Array.from({ length: 8 }, () => roll.pick([0, 2, 4, 7, 9] as const))
  const other = shape.slice(0, 7)
  const steps = bars * 16
  const kicks: number[] = []
  for (let i = 0; i < steps; i++) {
    const bar = Math.floor(i / 16)
    const time = (i * beat) / 4
    const grow = Math.min(1, bar / 8)
    mix.add(
      lead(degree(key, at(bar) + (shape[i % 8] ?? 0)), beat * 0.2, {
        open: 0.12 + 0.35 * grow * (0.5 + 0.5 * Math.sin(i / 37)),
        shut: 0.03,
        fall: 0.09,
      }),
      time,
      { gain: 0.24, pan: -0.55, wet: 0.45 },
    )
    if (bar > 1)
      mix.add(pluck(degree(key, at(bar) + (other[i % 7] ?? 0) + 7), beat * 0.9, 0.75), time, {
        gain: 0.26,
        pan: 0.55,
        wet: 0.5,
      })
    if (bar > 5 && i % 4 === 0) {
      mix.add(kick(0.5), time, { gain: 0.7, wet: 0.04 })
      kicks.push(time)
    }
    if (bar > 7 && i % 4 === 2) mix.add(hat(60), time, { gain: 0.16, pan: 0.2, wet: 0.15 })
  }
  for (let bar = 0; bar < bars; bar++) {
    chord(key, at(bar), 3, 55).forEach((note, i) =>
      mix.add(pad(note, beat * 4, 1.2), bar * 4 * beat, { gain: 0.2, pan: (i - 1) * 0.5, wet: 0.4 }),
    )
    if (bar > 3)
      mix.add(bass(degree(key, at(bar)) - 36, beat * 3.8, 1.2), bar * 4 * beat, { gain: 0.42, wet: 0.02 })
  }
  mix.duck(kicks, 0.3, beat * 0.6)
  echo(mix, beat * 0.75, 0.45, 0.4)
  room(mix, { seconds: 2, dark: 0.4, level: 0.5 })
  return mix
}

/** A lazy beat with an electric piano and the crackle of a record. */
function backyard(piece: Piece): Mix {
  const { mix, beat, bars, at } = begin(piece)
  const roll = dice(piece.seed)
  const { key } = piece
  const swing = beat * 0.09
  mix.add(crackle(piece.seconds, 7), 0, { gain: 0.16, wet: 0 })
  const fill = melody(roll, [0, 3, 4, 0], { busy: 0.7, low: 7, high: 14 })
  for (let bar = 0; bar < bars; bar++) {
    const start = bar * 4 * beat
    const notes = chord(key, at(bar), 5, 62)
    for (const [when, length] of [
      [0, 1.4],
      [1.75, 0.6],
      [2.5, 1.4],
    ] as const)
      notes.forEach((note, i) =>
        mix.add(
          tines(note, beat * length, 0.55),
          start + when * beat + (when === 1.75 ? swing : 0) + i * 0.01,
          { gain: 0.21, pan: -0.2, wet: 0.25 },
        ),
      )
    const root = degree(key, at(bar)) - 24
    for (const [when, note] of [
      [0, root],
      [1.75, root],
      [2.5, root + 12],
      [3.5, degree(key, at(bar) + 4) - 24],
    ] as const)
      mix.add(upright(note, beat * 0.9), start + when * beat, { gain: 0.8, wet: 0.05 })
    if (bar < 2) continue
    for (const when of [0, 1.75, 2.5])
      mix.add(kick(0.45), start + when * beat + (when === 1.75 ? swing : 0), { gain: 0.85, wet: 0.05 })
    for (const when of [1, 3])
      mix.add(snare(9, 0.4), start + when * beat + 0.012, { gain: 0.5, pan: 0.05, wet: 0.18 })
    for (let i = 0; i < 8; i++)
      mix.add(hat(30 + (i % 3), i === 7 && bar % 4 === 3), start + i * beat * 0.5 + (i % 2 ? swing : 0), {
        gain: i % 2 ? 0.1 : 0.17,
        pan: 0.3,
        wet: 0.06,
      })
    // A sample from the neighbours' window answers every fourth bar.
    if (bar % 4 === 3)
      for (const { at: when, length, step } of fill.slice(0, 5))
        mix.add(pluck(degree(key, step), beat * length * 1.4, 0.4), start + when * beat * 0.5 + beat * 2, {
          gain: 0.4,
          pan: 0.45,
          wet: 0.4,
        })
    if (bar > 5 && bar % 2 === 0)
      for (const { at: when, length, step } of fill.filter((note) => note.at < 4))
        mix.add(tines(degree(key, step), beat * length, 0.8), start + when * beat, {
          gain: 0.3,
          pan: 0.2,
          wet: 0.35,
        })
  }
  echo(mix, beat * 0.75, 0.25, 0.16)
  room(mix, { seconds: 0.9, dark: 0.6, level: 0.4 })
  return mix
}

/** Four on the floor, chords that breathe between the kicks. */
function halfMoon(piece: Piece): Mix {
  const { mix, beat, bars, at } = begin(piece)
  const roll = dice(piece.seed)
  const { key } = piece
  const kicks: number[] = []
  const tune = melody(roll, piece.progression, { busy: 0.6, low: 7, high: 14 })
  const rhythm = [0, 0.75, 1.5, 2.5, 3.25]
  for (let bar = 0; bar < bars; bar++) {
    const start = bar * 4 * beat
    const isBreak = bar % 16 >= 12 && bar % 16 < 14
    const notes = chord(key, at(bar), 4, 64)
    const open = 0.1 + 0.3 * (0.5 - 0.5 * Math.cos((bar / bars) * Math.PI * 2))
    for (const when of rhythm)
      notes.forEach((note, i) =>
        mix.add(lead(note, beat * 0.34, { open, shut: 0.04, fall: 0.16 }), start + when * beat, {
          gain: 0.16,
          pan: (i - 1.5) * 0.35,
          wet: 0.4,
        }),
      )
    notes.forEach((note, i) =>
      mix.add(strings(note - 12, beat * 4, { attack: 0.3, bright: 0.25 }), start, {
        gain: 0.12,
        pan: (i - 1.5) * 0.4,
        wet: 0.35,
      }),
    )
    const root = degree(key, at(bar)) - 24
    if (bar > 1)
      for (const when of [0.5, 1.5, 2.5, 3.5, 3.75])
        mix.add(bass(when === 3.75 ? root + 12 : root, beat * 0.36, 1.8), start + when * beat, {
          gain: 0.5,
          wet: 0.02,
        })
    if (bar > 7 && !isBreak)
      for (const { at: when, length, step } of tune.filter(
        (note) => Math.floor(note.at / 4) === bar % piece.progression.length,
      ))
        mix.add(bell(degree(key, step) + 12, beat * Math.min(2, length * 1.2)), start + (when % 4) * beat, {
          gain: 0.26,
          pan: 0.25,
          wet: 0.55,
        })
  }
  for (let bar = 0; bar < bars; bar++)
    if (!(bar % 16 >= 12 && bar % 16 < 14)) for (let i = 0; i < 4; i++) kicks.push((bar * 4 + i) * beat)
  mix.duck(kicks, 0.55, beat * 0.7)
  for (const time of kicks) mix.add(kick(0.75), time, { gain: 0.85, wet: 0.02 })
  for (let bar = 2; bar < bars; bar++) {
    for (const when of [1, 3]) mix.add(clap(), (bar * 4 + when) * beat, { gain: 0.5, wet: 0.22 })
    for (let i = 0; i < 4; i++)
      mix.add(hat(70 + (i % 2), true), (bar * 4 + i + 0.5) * beat, { gain: 0.2, pan: 0.15, wet: 0.1 })
    if (bar > 5)
      for (let i = 0; i < 16; i++)
        mix.add(hat(90), (bar * 4 + i / 4) * beat, { gain: i % 4 === 3 ? 0.09 : 0.05, pan: -0.3, wet: 0.08 })
  }
  echo(mix, beat * 0.75, 0.35, 0.22)
  room(mix, { seconds: 1.6, dark: 0.4, level: 0.5 })
  return mix
}

/** By the album's key: what plays each of its tracks. */
export const PIECES: Readonly<Record<string, readonly (() => Mix)[]>> = {
  'albums/ferne-kuesten': [
    () =>
      trio({
        key: { root: 62, scale: 'dorian' },
        bpm: 84,
        progression: [0, 3, 5, 4, 0, 3, 6, 4],
        seed: 'ablegen',
        seconds: 62,
      }),
    () =>
      trio({
        key: { root: 57, scale: 'lydian' },
        bpm: 66,
        progression: [0, 1, 0, 4],
        seed: 'windstille',
        seconds: 58,
      }),
    () =>
      trio({
        key: { root: 60, scale: 'minor' },
        bpm: 92,
        progression: [0, 5, 2, 6, 3, 5, 4, 4],
        seed: 'leuchtfeuer',
        seconds: 64,
      }),
  ],
  'albums/parallelwelt': [
    () =>
      phases({
        key: { root: 57, scale: 'minor' },
        bpm: 112,
        progression: [0, 0, 5, 5, 2, 2, 6, 6],
        seed: 'schnittmenge',
        seconds: 62,
      }),
    () =>
      phases({
        key: { root: 54, scale: 'dorian' },
        bpm: 118,
        progression: [0, 0, 3, 3],
        seed: 'phase',
        seconds: 60,
      }),
    () =>
      phases({
        key: { root: 52, scale: 'phrygian' },
        bpm: 124,
        progression: [0, 1, 0, 6],
        seed: 'rueckkopplung',
        seconds: 58,
      }),
  ],
  'albums/hinterhof': [
    () =>
      backyard({
        key: { root: 58, scale: 'dorian' },
        bpm: 84,
        progression: [0, 3, 0, 4],
        seed: 'dritter',
        seconds: 60,
      }),
    () =>
      backyard({
        key: { root: 60, scale: 'major' },
        bpm: 78,
        progression: [1, 4, 0, 5],
        seed: 'leine',
        seconds: 62,
      }),
    () =>
      backyard({
        key: { root: 55, scale: 'minor' },
        bpm: 88,
        progression: [0, 5, 3, 4],
        seed: 'abendbrot',
        seconds: 58,
      }),
  ],
  'albums/halbmond': [
    () =>
      halfMoon({
        key: { root: 57, scale: 'minor' },
        bpm: 120,
        progression: [0, 5, 2, 6],
        seed: 'terrasse',
        seconds: 66,
      }),
    () =>
      halfMoon({
        key: { root: 53, scale: 'dorian' },
        bpm: 124,
        progression: [0, 3, 5, 4],
        seed: 'neon',
        seconds: 64,
      }),
    () =>
      halfMoon({
        key: { root: 60, scale: 'lydian' },
        bpm: 118,
        progression: [0, 1, 5, 4],
        seed: 'frueh',
        seconds: 64,
      }),
  ],
  'albums/nachtstuecke': [
    () =>
      nocturne({
        key: { root: 61, scale: 'minor' },
        bpm: 66,
        progression: [0, 5, 3, 4, 0, 5, 1, 4],
        seed: 'schnee',
        seconds: 66,
      }),
    () =>
      nocturne({
        key: { root: 58, scale: 'major' },
        bpm: 60,
        progression: [0, 5, 3, 4, 0, 2, 3, 4],
        seed: 'flur',
        seconds: 64,
      }),
    () =>
      nocturne({
        key: { root: 64, scale: 'dorian' },
        bpm: 72,
        progression: [0, 3, 6, 2, 5, 3, 4, 0],
        seed: 'lampe',
        seconds: 62,
      }),
  ],
}
