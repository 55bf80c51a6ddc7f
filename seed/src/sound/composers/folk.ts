/** Folk and chansons: fiddle, accordion or whistle over strummed strings, in three or in four. */
import { DRUM } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat, block, broken, strum } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type FolkStyle = {
  tune: InstrumentName
  second: InstrumentName
  strings: InstrumentName
  drone: InstrumentName
  /** The share of pieces in triple time. */
  inThree: number
  hasDrums: boolean
}

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.3],
    ['verse', 1, 0.5],
    ['chorus', 1, 0.7],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.85],
    ['bridge', 1, 0.45],
    ['chorus', 1, 0.9],
    ['outro', 0.5, 0.3],
  ],
  [
    ['intro', 0.5, 0.3],
    ['verse', 1, 0.5],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.8],
    ['verse', 1, 0.55],
    ['chorus', 1, 0.9],
    ['outro', 0.5, 0.35],
  ],
]

export const folk: Composer<FolkStyle> = ({ seed, bpm, key, energy: pace, index, runsOn, style }) => {
  const beats = (index * 0.38) % 1 < style.inThree ? 3 : 4
  const sheet = new Sheet({ seed, bpm, beats, swing: { of: 8, late: 0.12 }, loose: 0.013, rubato: 0.18 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, roll() < 0.5 ? 'period' : 'pop'))
  const voiced = voiceLead(key, chords, 4, 57)
  const strings = sheet.part(style.strings, { level: -6, pan: -0.35, room: 0.2 })
  const melody = sheet.part(style.tune, { level: -1, pan: 0.08, room: 0.32 })
  const second = sheet.part(style.second, { level: -5, pan: 0.35, room: 0.35 })
  const bass = sheet.part('upright', { level: -6, room: 0.08 })
  const drone = sheet.part(style.drone, { level: -12, pan: -0.1, room: 0.35 })
  const hands = sheet.part('frameKit', { level: -9, room: 0.2 })
  const cells = beats === 3 ? 'waltz' : pace > 0.6 ? 'quick' : 'moving'
  const verse = tune(roll, {
    chords,
    beats,
    cells: beats === 3 ? 'waltz' : 'moving',
    low: 4,
    high: 11,
    rests: 0.08,
  })
  const chorus = tune(roll, { chords, beats, cells, low: 7, high: 14 })
  const isPicked = roll() < 0.5
  for (const section of sections) {
    const { energy, name } = section
    for (const { bar, isLast } of barsIn(section)) {
      const chord = voiced[bar] ?? []
      const root = near(degree(key, chords[bar] ?? 0), 40)
      if (isPicked || name === 'intro')
        broken(strings, bar, [root + 12, ...chord], {
          places: beats === 3 ? [0, 2, 3, 4, 3, 2] : [0, 2, 1, 3, 2, 4, 1, 3],
          step: 0.5,
          length: 1.2,
          touch: 0.5,
        })
      else {
        strings(bar, 0, 1, root + 12, 0.6)
        for (const at of beats === 3 ? [1, 2] : [1, 1.5, 2.5, 3, 3.5])
          strum(strings, bar, at, 0.7, chord, { touch: 0.38 + 0.25 * energy, isUp: at % 1 > 0 })
      }
      if (name !== 'intro') {
        bass(bar, 0, beats === 3 ? 1.6 : 1.4, root, 0.7)
        if (beats === 4) bass(bar, 2, 1.2, root + (bar % 2 ? 7 : -5), 0.6)
      }
      if (energy > 0.55) chord.slice(0, 3).forEach((pitch) => drone(bar, 0, beats * 0.98, pitch, 0.45))
      if (style.hasDrums && energy > 0.55) {
        beat(hands, DRUM.kick, bar, beats === 3 ? 'x...-...-...' : 'x.....o.x.......')
        beat(hands, DRUM.snare, bar, beats === 3 ? '....o...o...' : '....o..-....o.-.', 0.8)
        beat(hands, DRUM.shaker, bar, beats === 3 ? 'o.-.o.-.o.-.' : 'o.-.o.-.o.-.o.-.', 0.7)
      }
      if (name === 'intro') continue
      const line = name === 'chorus' ? chorus : verse
      const isAnswer = name === 'bridge' || (name === 'verse' && section.turn % 2 === 1)
      for (const note of notesIn(line, bar)) {
        const pitch = degree(key, note.step)
        const length = note.length * (isLast && note.accent ? 1.1 : 0.95)
        if (isAnswer) second(bar, note.beat, length, pitch, 0.5 + 0.35 * energy)
        else melody(bar, note.beat, length, pitch, 0.5 + 0.35 * energy)
        if (name === 'chorus') second(bar, note.beat, length, degree(key, note.step - 2), 0.4 + 0.25 * energy)
      }
    }
  }
  block(strings, chords.length, 0, 4, voiced[0] ?? [], 0.5)
  melody(chords.length, 0, 2.5, degree(key, 7), 0.5)
  bass(chords.length, 0, 3, near(key.root, 40), 0.5)
  return sheet.finish(chords.length + 0.7, { room: { seconds: 1.5, dark: 0.45, level: 0.7 }, runsOn })
}
