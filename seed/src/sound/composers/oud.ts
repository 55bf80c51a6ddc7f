/** Oud, double bass and hand drums: a free opening, a theme with answers, a solo, the theme again. */
import { DRUM } from '../instruments/drums.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { type Pen, Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type OudStyle = { second: 'clarinet' | 'violins' | 'flute' }

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.25],
    ['verse', 1, 0.55],
    ['chorus', 1, 0.75],
    ['solo', 1, 0.85],
    ['verse', 1, 0.65],
    ['chorus', 1, 0.9],
    ['outro', 0.5, 0.3],
  ],
  [
    ['intro', 1, 0.25],
    ['verse', 1, 0.55],
    ['solo', 2, 0.8],
    ['chorus', 1, 0.9],
    ['outro', 0.5, 0.3],
  ],
]
/** Rhythms of the hand drum: low stroke, high stroke. */
type Rhythm = readonly [low: string, high: string]
const RHYTHMS: readonly [Rhythm, ...Rhythm[]] = [
  ['x...........x...', '....o..-o.......'],
  ['x.....x.........', '...o........o.-.'],
  ['x.......x.......', '..o...o...o-..o.'],
  ['x..x............', '......o...o.-.-.'],
]

export const oud: Composer<OudStyle> = ({ seed, bpm, key, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, loose: 0.012, rubato: 0.12 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, 'pop'))
  const strings = sheet.part('oud', { level: 0, pan: -0.12, room: 0.28 })
  const second = sheet.part(style.second, { level: -6, pan: 0.35, room: 0.4 })
  const bass = sheet.part('upright', { level: -5, pan: 0.1, room: 0.1 })
  const drum = sheet.part('frameKit', { level: -6, room: 0.2 })
  const spoons = sheet.part('frameKit', { level: -18, pan: 0.3, room: 0.4 })
  sheet.part('room', { level: -24, room: 0.2 })(0, 0, chords.length * 4, 5, 1)
  const theme = tune(roll, { chords, beats: 4, cells: 'moving', low: 5, high: 12, rests: 0.05 })
  const refrain = tune(roll, { chords, beats: 4, cells: 'hook', low: 7, high: 13 })
  const solo = tune(roll, { chords, beats: 4, cells: 'quick', low: 5, high: 16, rests: 0.12 })
  const rhythm = roll.pick(RHYTHMS)
  for (const section of sections) {
    const { energy, name } = section
    for (const { bar, place } of barsIn(section)) {
      const root = near(degree(key, chords[bar] ?? 0), 38)
      const isFree = name === 'intro' || name === 'outro'
      if (!isFree) {
        beat(drum, DRUM.kick, bar, rhythm[0])
        beat(drum, DRUM.snare, bar, rhythm[1], 0.85)
        if (energy > 0.7) beat(drum, DRUM.tambourine, bar, '..-.o.-...-.o.-.', 0.9)
        for (const [at, length, up] of [
          [0, 1.4, 0],
          [1.5, 0.9, place % 2 ? 7 : 0],
          [3, 0.8, 12],
        ] as const)
          bass(bar, at, length, root + up, 0.7)
      }
      if (roll() < 0.14) beat(spoons, DRUM.triangle, bar, roll.pick(['..-.....', '-..-....', '.......-']))
      const line = name === 'solo' ? solo : name === 'chorus' ? refrain : theme
      for (const note of notesIn(line, bar)) {
        pickNote(strings, bar, note.beat, note.length, degree(key, note.step), {
          touch: 0.5 + 0.35 * energy,
          isRolled: isFree || note.length >= 1.5,
        })
        if (name === 'chorus')
          second(
            bar,
            note.beat,
            note.length,
            degree(key, note.step) + (style.second === 'flute' ? 12 : 0),
            0.4 + 0.3 * energy,
          )
      }
      // The open low string answers.
      if (isFree || place % 2 === 1) strings(bar, 3.5, 1.4, near(key.root, 40), 0.45)
    }
  }
  strings(chords.length, 0, 4, near(key.root, 52), 0.6)
  bass(chords.length, 0, 4, near(key.root, 38), 0.6)
  return sheet.finish(chords.length + 0.6, { room: { seconds: 1.3, dark: 0.45, level: 0.7 }, runsOn })
}

/** Sustains long notes by plucking them repeatedly. */
function pickNote(
  pen: Pen,
  bar: number,
  at: number,
  length: number,
  pitch: number,
  { touch, isRolled }: { touch: number; isRolled: boolean },
): void {
  if (!isRolled) return pen(bar, at, length, pitch, touch)
  const strokes = Math.round(length * 4)
  for (let i = 0; i < strokes; i++)
    pen(bar, at + i / 4, 0.4, pitch, touch * (0.6 + (0.4 * Math.abs(strokes / 2 - i)) / strokes))
}
