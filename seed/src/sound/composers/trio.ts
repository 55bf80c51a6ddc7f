/** Piano, double bass and brushes, with distant strings: between chamber music and jazz. */
import { DRUM } from '../instruments/drums.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat, block, broken } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type TrioStyle = { air: 'surf' | 'rain' | 'room' }

const FORMS: readonly Form[] = [
  [
    ['intro', 1, 0.25],
    ['verse', 2, 0.45],
    ['chorus', 1, 0.65],
    ['solo', 2, 0.85],
    ['verse', 1, 0.5],
    ['outro', 0.5, 0.2],
  ],
  [
    ['intro', 0.5, 0.2],
    ['verse', 1, 0.4],
    ['chorus', 1, 0.6],
    ['verse', 1, 0.5],
    ['solo', 1, 0.9],
    ['chorus', 1, 0.7],
    ['outro', 1, 0.25],
  ],
]

export const trio: Composer<TrioStyle> = ({ seed, bpm, key, energy, isLast, runsOn, style }) => {
  const beats = energy < 0.4 ? 3 : 4
  const sheet = new Sheet({
    seed,
    bpm,
    beats,
    swing: { of: 8, late: energy > 0.6 ? 0.28 : 0.1 },
    loose: 0.014,
    rubato: 0.2,
  })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, energy > 0.6 ? 'jazz' : 'pop'))
  const voiced = voiceLead(key, chords, 4, 60)
  const comping = sheet.part('piano', { level: -7, pan: -0.25, room: 0.35 })
  const melody = sheet.part('piano', { level: -1, pan: -0.1, room: 0.4 })
  const bass = sheet.part('upright', { level: -4, pan: 0.12, room: 0.14 })
  const brushes = sheet.part('brushKit', { level: -13, room: 0.3 })
  const far = sheet.part('violins', { level: -13, pan: 0.4, room: 0.8 })
  const air = sheet.part(style.air, { level: -25, room: 0.2 })
  air(0, 0, chords.length * beats, 1, 1)
  const cells = beats === 3 ? 'waltz' : energy > 0.6 ? 'moving' : 'calm'
  const theme = tune(roll, { chords, beats, cells, low: 7, high: 14, rests: 0.12 })
  const solo = tune(roll, {
    chords,
    beats,
    cells: beats === 3 ? 'waltz' : 'quick',
    low: 7,
    high: 17,
    rests: 0.22,
  })
  for (const section of sections) {
    for (const { bar, place } of barsIn(section)) {
      const chord = voiced[bar] ?? []
      const root = near(degree(key, chords[bar] ?? 0), 36)
      if (section.name === 'intro' || section.name === 'outro')
        broken(comping, bar, chord, {
          places: beats === 3 ? [0, 2, 3, 4, 3, 2] : [0, 2, 3, 4, 3, 2, 3, 1],
          step: 0.5,
          length: 1.6,
          touch: 0.42,
        })
      else
        for (const at of section.energy > 0.7 ? [0, 1.5, 2.5] : [0, 1.5])
          block(comping, bar, at, 1.3, chord, 0.35 + 0.2 * section.energy)
      if (section.name !== 'intro' || place > 1) {
        bass(bar, 0, beats === 3 ? 1.8 : 1.4, root, 0.75)
        bass(
          bar,
          beats === 3 ? 2 : 2.5,
          0.9,
          place % 2 ? root + 7 : near(degree(key, (chords[bar] ?? 0) + 2), 40),
          0.6,
        )
        if (section.name === 'solo') bass(bar, beats - 0.5, 0.5, root + (roll() < 0.5 ? 5 : 7), 0.55)
      }
      if (section.energy > 0.35) {
        beat(brushes, DRUM.snare, bar, beats === 3 ? 'o.-.o.-.o.-.' : 'o.-.x.-.o.-.x.--', 0.8)
        beat(brushes, DRUM.ride, bar, beats === 3 ? 'o...o.-.o...' : 'o...o.-.o...o.-.', 0.9)
        if (section.energy > 0.6) beat(brushes, DRUM.kick, bar, 'o.......-.', 0.8)
      }
      if (section.energy > 0.55) far(bar, 0, beats * 0.98, near(chord[2] ?? 60, 67), 0.5)
      if (section.name === 'intro') continue
      const played = section.name === 'solo' ? solo : theme
      for (const note of notesIn(played, bar))
        melody(bar, note.beat, note.length * 1.05, degree(key, note.step), 0.45 + 0.4 * section.energy)
    }
  }
  block(comping, chords.length, 0, 4, voiced[0] ?? [], 0.35)
  bass(chords.length, 0, 4, near(key.root, 36), 0.5)
  return sheet.finish(chords.length + (isLast ? 1 : 0.5), {
    room: { seconds: 2.2, dark: 0.45, level: 0.8 },
    runsOn,
  })
}
