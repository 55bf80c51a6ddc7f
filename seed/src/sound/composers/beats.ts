/** Hip-hop beats: a loop from a dusty record, a lazy or a heavy drum, and who plays over it. */
import { DRUM, type KitName } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { degree, near, voiceLead } from '../score/harmony.ts'
import { beat, block } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import { tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type BeatsStyle = {
  kit: KitName
  keys: InstrumentName
  lead: InstrumentName
  bass: InstrumentName
  air: 'crackle' | 'street' | 'room' | null
  harmony: 'pop' | 'jazz'
}

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.3],
    ['verse', 2, 0.6],
    ['chorus', 1, 0.85],
    ['verse', 1, 0.65],
    ['break', 0.5, 0.35],
    ['chorus', 1, 0.9],
    ['outro', 0.5, 0.3],
  ],
  [
    ['intro', 0.5, 0.25],
    ['chorus', 1, 0.8],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.85],
    ['bridge', 0.5, 0.45],
    ['verse', 1, 0.7],
    ['outro', 0.5, 0.35],
  ],
]
const KICKS = [
  'x......x..x.....',
  'x..x......x..-..',
  'x.....x.x.......',
  'x......xx.x.....',
  'x..-...x..x...-.',
] as const
type Comp = readonly (readonly [at: number, length: number])[]
const CHORDS: readonly [Comp, ...Comp[]] = [
  [
    [0, 1.5],
    [1.75, 0.6],
    [2.5, 1.4],
  ],
  [
    [0, 2.2],
    [2.5, 1.4],
  ],
  [
    [0.5, 1],
    [2, 0.5],
    [2.75, 1.2],
  ],
  [
    [0, 0.9],
    [1.5, 2.4],
  ],
]

export const beats: Composer<BeatsStyle> = ({ seed, bpm, key, energy: pace, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, swing: { of: 16, late: 0.34 - 0.16 * pace }, loose: 0.008 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, style.harmony))
  const voiced = voiceLead(key, chords, 4, 61)
  const kit = sheet.part(style.kit, { level: 0, room: 0.08 })
  const bass = sheet.part(style.bass, { level: -3, room: 0.03 })
  const keys = sheet.part(style.keys, {
    level: -6,
    pan: -0.15,
    room: 0.2,
    highCut: 5200,
    tremolo: [3.2, 0.15],
  })
  const lead = sheet.part(style.lead, { level: -7, pan: 0.25, room: 0.3, echo: 0.22 })
  const sample = sheet.part(roll.pick(['pizzicato', 'vibraphone', 'nylon', 'choirOo']), {
    level: -11,
    pan: 0.4,
    room: 0.35,
    highCut: 4500,
  })
  if (style.air) sheet.part(style.air, { level: -21, room: 0 })(0, 0, chords.length * 4, 1, 1)
  const hook = tune(roll, {
    chords,
    beats: 4,
    cells: roll.pick(['hook', 'calm', 'moving']),
    low: 7,
    high: 13,
    rests: 0.25,
  })
  const answer = tune(roll, { chords, beats: 4, cells: 'quick', low: 9, high: 15, rests: 0.35 })
  const [kicks, places] = [roll.pick(KICKS), roll.pick(CHORDS)]
  const isHalfTime = pace > 0.75
  for (const section of sections) {
    for (const { bar, place, isLast } of barsIn(section)) {
      const { energy, name } = section
      const hasDrums = name !== 'break' && (name !== 'intro' || place >= section.bars / 2) && name !== 'outro'
      for (const [at, length] of places) block(keys, bar, at, length, voiced[bar] ?? [], 0.4 + 0.3 * energy)
      const root = near(degree(key, chords[bar] ?? 0), 34)
      if (name !== 'intro')
        for (const [at, length, up] of [
          [0, 1.3, 0],
          [1.75, 0.5, 0],
          [2.5, 0.9, place % 2 ? 12 : 0],
          [3.5, 0.4, 7],
        ] as const)
          if (at < 3 || place % 2) bass(bar, at, length, root + up, 0.75)
      if (hasDrums) {
        beat(kit, DRUM.kick, bar, kicks)
        beat(
          kit,
          DRUM.snare,
          bar,
          isHalfTime ? '........x.......' : place % 4 === 3 ? '....x..-.-..x..-' : '....x..-....x...',
        )
        beat(kit, DRUM.hat, bar, isHalfTime ? 'o-o-o-o-o-oooo--' : 'o.o-o.o.o.o-o.-.', 0.8)
        if (isLast) beat(kit, DRUM.openHat, bar, '..............o.')
        if (energy > 0.8) beat(kit, DRUM.clap, bar, isHalfTime ? '........o.......' : '....o.......o...', 0.7)
      }
      if (name === 'chorus')
        for (const note of hook.filter((one) => one.bar === bar))
          lead(bar, note.beat, note.length, degree(key, note.step), 0.5 + 0.3 * energy)
      // In the verse somebody answers now and then.
      if (name === 'verse' && place % 4 === 3)
        for (const note of answer.filter((one) => one.bar === bar))
          sample(bar, note.beat, note.length, degree(key, note.step), 0.55)
      if (name === 'verse' && section.turn > 0 && place % 4 < 2)
        for (const note of hook.filter((one) => one.bar === bar))
          sample(bar, note.beat, note.length, degree(key, note.step) - 12, 0.45)
    }
  }
  block(keys, chords.length, 0, 3, voiced[0] ?? [], 0.4)
  bass(chords.length, 0, 3, near(key.root, 34), 0.6)
  return sheet.finish(chords.length + 0.5, {
    room: { seconds: 1, dark: 0.5, level: 0.6 },
    echoBeats: 0.75,
    feedback: 0.28,
    runsOn,
  })
}
