/** Mellow jazz: walking bass, brushes and ride, a saxophone with answers. */
import { DRUM } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat, block } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type JazzStyle = { horn: InstrumentName; comping: 'piano' | 'vibraphone' | 'tines' }

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.35],
    ['verse', 1, 0.55],
    ['verse', 1, 0.6],
    ['bridge', 1, 0.7],
    ['solo', 2, 0.85],
    ['verse', 1, 0.6],
    ['outro', 0.5, 0.3],
  ],
  [
    ['intro', 0.5, 0.3],
    ['verse', 2, 0.55],
    ['solo', 1, 0.75],
    ['solo', 1, 0.9],
    ['verse', 1, 0.6],
    ['outro', 0.5, 0.3],
  ],
]
type Comp = readonly number[]
const COMPS: readonly [Comp, ...Comp[]] = [
  [0, 1.5],
  [0.5, 2.5],
  [1.5, 3],
  [0, 2.5, 3.5],
  [1, 2.5],
]

export const jazz: Composer<JazzStyle> = ({ seed, bpm, key, energy: pace, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, swing: { of: 8, late: 0.33 }, loose: 0.014 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, 'jazz'))
  const voiced = voiceLead(key, chords, 4, 60)
  const comping = sheet.part(style.comping, { level: -7, pan: -0.35, room: 0.25 })
  const horn = sheet.part(style.horn, { level: -1, pan: 0.1, room: 0.35 })
  const piano = sheet.part('piano', { level: -2, pan: -0.25, room: 0.3 })
  const bass = sheet.part('upright', { level: -3, pan: 0.15, room: 0.08 })
  const kit = sheet.part('brushKit', { level: -10, room: 0.22 })
  const theme = tune(roll, {
    chords,
    beats: 4,
    cells: roll.pick(['hook', 'moving', 'calm']),
    low: 5,
    high: 12,
    rests: 0.18,
  })
  const solos = [0, 1].map(() =>
    tune(roll, { chords, beats: 4, cells: 'quick', low: 6, high: 16, rests: 0.28 }),
  )
  for (const section of sections) {
    const { energy, name } = section
    for (const { bar, isLast } of barsIn(section)) {
      const on = chords[bar] ?? 0
      const next = chords[bar + 1] ?? 0
      for (const at of roll.pick(COMPS))
        block(comping, bar, at, 0.7 + roll() * 0.8, voiced[bar] ?? [], 0.35 + 0.2 * energy)
      // Walks through the chord towards the next root.
      const target = near(degree(key, next), 38)
      const walk = name === 'intro' || pace < 0.3 ? [0, 4] : [0, 2, 4]
      walk.forEach((third, i) =>
        bass(
          bar,
          walk.length === 2 ? i * 2 : i,
          walk.length === 2 ? 1.8 : 0.95,
          near(degree(key, on + third), 40),
          0.7,
        ),
      )
      if (walk.length === 3) bass(bar, 3, 0.95, target + (roll() < 0.5 ? 1 : -1), 0.65)
      if (name !== 'intro') {
        beat(kit, DRUM.ride, bar, 'o...x.o.o...x.o.')
        beat(kit, DRUM.snare, bar, isLast ? 'o.-.x.-oo.o-x.oo' : 'o.-.o.-.o.-.o.-.', 0.8)
        beat(kit, DRUM.hat, bar, '....o.......o...', 0.8)
        if (energy > 0.7)
          beat(kit, DRUM.kick, bar, roll.pick(['-.......-.......', '......-.........', '-.........-.....']))
      }
      if (name === 'intro') continue
      const line = name === 'solo' ? (solos[section.turn % 2] ?? theme) : theme
      for (const note of notesIn(line, bar)) {
        const pen = name === 'solo' && section.turn % 2 === 1 ? piano : name === 'bridge' ? piano : horn
        pen(bar, note.beat, note.length * 0.92, degree(key, note.step), 0.45 + 0.4 * energy)
      }
    }
  }
  block(comping, chords.length, 0, 4, voiced[0] ?? [], 0.45)
  bass(chords.length, 0, 4, near(key.root, 38), 0.6)
  beat(kit, DRUM.ride, chords.length, 'o')
  return sheet.finish(chords.length + 0.7, { room: { seconds: 1.5, dark: 0.45, level: 0.7 }, runsOn })
}
