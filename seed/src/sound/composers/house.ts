/** Four on the floor: house with warm chords, techno with fewer of them. */
import { DRUM, type KitName } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut, type Section } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat, block } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { type Pen, Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type HouseStyle = {
  kit: KitName
  chords: InstrumentName
  lead: InstrumentName
  bass: 'synthBass' | 'acid' | 'subBass'
  /** Sustained chords behind everything. */
  bed?: InstrumentName
}

const FORMS: readonly Form[] = [
  [
    ['intro', 1, 0.4],
    ['verse', 1, 0.6],
    ['break', 0.5, 0.3],
    ['chorus', 2, 0.95],
    ['bridge', 1, 0.55],
    ['chorus', 1, 1],
    ['outro', 0.5, 0.45],
  ],
  [
    ['intro', 0.5, 0.4],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.9],
    ['break', 1, 0.3],
    ['chorus', 2, 1],
    ['outro', 1, 0.4],
  ],
  [
    ['intro', 1, 0.35],
    ['verse', 1, 0.65],
    ['chorus', 1, 0.85],
    ['break', 0.5, 0.25],
    ['verse', 1, 0.7],
    ['chorus', 1, 1],
    ['outro', 1, 0.4],
  ],
]
type Steps = readonly number[]
const STABS: readonly [Steps, ...Steps[]] = [
  [0, 0.75, 1.5, 2.5, 3.25],
  [0.5, 1.5, 2.5, 3.5],
  [0, 1.5, 2.75],
  [0.75, 1.5, 2.25, 3.5],
  [0, 0.5, 1.75, 2.5, 3.25],
]
const BASSES: readonly [Steps, ...Steps[]] = [
  [0.5, 1.5, 2.5, 3.5],
  [0, 0.75, 1.5, 2.5, 3.25, 3.75],
  [0.5, 0.75, 1.5, 2.5, 2.75, 3.5],
  [0, 0.5, 1.5, 2, 2.5, 3.5],
]

export const house: Composer<HouseStyle> = ({ seed, bpm, key, energy: pace, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, swing: { of: 16, late: 0.12 + 0.1 * (1 - pace) }, loose: 0.003 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, 'pop'))
  const voiced = voiceLead(key, chords, 4, 61)
  const kit = sheet.part(style.kit, { level: -2, room: 0.08 })
  const bass = sheet.part(style.bass, {
    level: style.bass === 'subBass' ? -9 : -6,
    room: 0.02,
    duck: 0.5,
  })
  const stabs = sheet.part(style.chords, {
    level: -5,
    room: 0.28,
    echo: 0.26,
    duck: 0.45,
    lowCut: 160,
    chorus: true,
  })
  const bed = sheet.part(style.bed ?? 'pad', {
    level: -12,
    room: 0.4,
    duck: 0.6,
    lowCut: 180,
    chorus: true,
  })
  const lead = sheet.part(style.lead, { level: -5, pan: 0.12, room: 0.35, echo: 0.3, duck: 0.25 })
  const hook = tune(roll, {
    chords,
    beats: 4,
    cells: roll.pick(['hook', 'hook', 'calm']),
    low: 7,
    high: 14,
    rests: 0.15,
  })
  const second = tune(roll, { chords, beats: 4, cells: 'calm', low: 10, high: 16, rests: 0.2 })
  const [stabAt, bassAt, laterBassAt] = [roll.pick(STABS), roll.pick(BASSES), roll.pick(BASSES)]
  for (const section of sections) {
    for (const { bar, place, isLast } of barsIn(section)) {
      const { energy, name } = section
      const chord = voiced[bar] ?? []
      drums(sheet, kit, section, { bar, place, isLast })
      const root = near(degree(key, chords[bar] ?? 0), 36)
      if (name !== 'break' && (name !== 'intro' || place > 1))
        for (const at of section.turn > 0 ? laterBassAt : bassAt)
          bass(bar, at, 0.4, at > 3.4 && place % 2 ? root + 12 : root, 0.75)
      if (name !== 'intro' || place >= section.bars / 2)
        for (const at of stabAt)
          block(stabs, bar, at, name === 'break' ? 0.7 : 0.35, chord, 0.35 + 0.45 * energy)
      if (energy > 0.8 || name === 'break') block(bed, bar, 0, 4, chord.slice(1), 0.5)
      if (name === 'chorus' || (name === 'bridge' && place % 4 > 1))
        for (const note of notesIn(hook, bar))
          lead(bar, note.beat, note.length * 0.9, degree(key, note.step), 0.5 + 0.35 * energy)
      // The last chorus has a second line above the hook, panned to the other side.
      if (name === 'chorus' && section.turn > 0)
        for (const note of notesIn(second, bar))
          lead(bar, note.beat, note.length, degree(key, note.step), 0.4 + 0.2 * energy, -0.5)
    }
  }
  return sheet.finish(chords.length, {
    room: { seconds: 1.7, dark: 0.4, level: 0.6 },
    echoBeats: 0.75,
    runsOn,
  })
}

function drums(
  sheet: Sheet,
  kit: Pen,
  { name, energy }: Section,
  { bar, place, isLast }: { bar: number; place: number; isLast: boolean },
): void {
  const isBreak = name === 'break'
  if (!isBreak && !(isLast && energy > 0.5)) {
    beat(kit, DRUM.kick, bar, 'x...x...x...x...')
    for (let i = 0; i < 4; i++) sheet.pulse(bar, i)
  }
  if (isLast && energy > 0.5) beat(kit, DRUM.kick, bar, 'x...x...x.......')
  if (isBreak && isLast) for (let i = 0; i < 16; i++) kit(bar, i / 4, 0.2, DRUM.snare, 0.25 + 0.045 * i)
  if (energy > 0.45) beat(kit, DRUM.openHat, bar, '..o...o...o...o.', 0.95)
  if (energy > 0.55) beat(kit, DRUM.clap, bar, '....x.......x...')
  if (energy > 0.6) beat(kit, DRUM.hat, bar, place % 4 === 3 ? '-.--o.--o.--o.oo' : '-.-.-.--o.-.-.--', 0.7)
  if (energy > 0.8) beat(kit, DRUM.shaker, bar, '-o-o-o-o-o-o-o-o', 0.7)
  if (energy > 0.9) beat(kit, DRUM.highConga, bar, '...o..-....o.o..', 0.7)
  if (name === 'bridge') beat(kit, DRUM.lowConga, bar, '..-o..o...-o..oo', 0.8)
  if (name === 'verse' && place % 2 === 1) beat(kit, DRUM.woodblock, bar, '...-..-....-....', 0.8)
  if (place === 0 && energy > 0.7) beat(kit, DRUM.crash, bar, 'o', 0.8)
}
