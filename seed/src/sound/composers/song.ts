/** Pop: restrained verses, full choruses, a lead in place of a voice, and a wordless choir. */
import { DRUM, type KitName } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut, PHRASE_BARS } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat, block, broken, fill, strum } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type SongStyle = {
  kit: KitName
  keys: InstrumentName
  guitar: InstrumentName
  lead: InstrumentName
  bass: InstrumentName
  choir: 'choirAh' | 'choirOo'
}

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.35],
    ['verse', 1, 0.5],
    ['chorus', 1, 0.9],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.95],
    ['bridge', 0.5, 0.45],
    ['chorus', 1, 1],
    ['outro', 0.5, 0.4],
  ],
  [
    ['intro', 0.5, 0.3],
    ['verse', 1, 0.45],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.9],
    ['bridge', 1, 0.5],
    ['chorus', 2, 1],
    ['outro', 0.5, 0.35],
  ],
]
const KICKS = ['x.......x.......', 'x.....x.x.......', 'x...x...x...x...', 'x.....x...x.....'] as const

export const song: Composer<SongStyle> = ({ seed, bpm, key, energy: pace, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, loose: 0.007 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, 'pop'))
  const voiced = voiceLead(key, chords, 3, 60)
  const kit = sheet.part(style.kit, { level: -2, room: 0.12 })
  const bass = sheet.part(style.bass, { level: -4, room: 0.02, duck: 0.12 })
  const keys = sheet.part(style.keys, { level: -7, pan: -0.3, room: 0.22 })
  const guitar = sheet.part(style.guitar, { level: -9, pan: 0.38, room: 0.18, lowCut: 140 })
  const lead = sheet.part(style.lead, { level: -1, room: 0.3, echo: 0.14 })
  const choir = sheet.part(style.choir, { level: -9, room: 0.5, chorus: true, lowCut: 160 })
  const verse = tune(roll, { chords, beats: 4, cells: 'moving', low: 4, high: 10, rests: 0.15 })
  const chorus = tune(roll, { chords, beats: 4, cells: 'hook', low: 7, high: 14 })
  const kicks = roll.pick(KICKS)
  const isBroken = roll() < 0.5
  for (const section of sections) {
    const { energy, name } = section
    for (const { bar, place, isLast } of barsIn(section)) {
      const chord = voiced[bar] ?? []
      const root = near(degree(key, chords[bar] ?? 0), 38)
      if (name === 'intro' || (isBroken && energy < 0.7))
        broken(keys, bar, chord, { places: [0, 1, 2, 3, 2, 1, 2, 1], step: 0.5, length: 0.9, touch: 0.45 })
      else
        for (const at of energy > 0.8 ? [0, 1, 2, 3] : [0, 2])
          block(keys, bar, at, energy > 0.8 ? 0.9 : 1.9, chord, 0.4 + 0.3 * energy)
      if (name !== 'intro' && energy > 0.4) {
        const high = chord.map((pitch) => pitch + (style.guitar === 'ukulele' ? 12 : 0))
        for (const at of [0, 1, 1.5, 2.5, 3, 3.5])
          strum(guitar, bar, at, at % 1 ? 0.4 : 0.9, [...high, (high[0] ?? 60) + 12], {
            touch: 0.35 + 0.3 * energy,
            isUp: at % 1 > 0,
          })
        for (let i = 0; i < (energy > 0.7 ? 8 : 4); i++)
          bass(
            bar,
            energy > 0.7 ? i / 2 : i,
            energy > 0.7 ? 0.42 : 0.9,
            i === 7 ? root + 7 : root,
            0.7 - 0.1 * (i % 2),
          )
        beat(kit, DRUM.kick, bar, kicks)
        beat(kit, DRUM.snare, bar, pace < 0.3 ? '........x.......' : '....x.......x...')
        if (!isLast) beat(kit, energy > 0.85 ? DRUM.openHat : DRUM.hat, bar, 'o.-.o.-.o.-.o.-.', 0.85)
        else fill(kit, roll, bar)
        if (energy > 0.85) beat(kit, DRUM.tambourine, bar, '..o...o...o...o.', 0.9)
      } else if (name !== 'intro') bass(bar, 0, 3.6, root, 0.6)
      if (name === 'chorus' && place % 8 === 0) beat(kit, DRUM.crash, bar, 'x', 0.8)
      if (name === 'chorus' || name === 'bridge')
        chord.forEach((pitch, i) => choir(bar, 0, 3.9, near(pitch, 66), 0.4 + 0.3 * energy, (i - 1) * 0.6))
      if (name === 'intro' || name === 'outro') continue
      const line = notesIn(name === 'chorus' ? chorus : verse, bar)
      if (place % PHRASE_BARS === 0) sheet.phrase(section, bar, line[0]?.beat ?? 0)
      for (const note of line) {
        const pitch = degree(key, note.step)
        lead(bar, note.beat, note.length * 0.95, pitch, 0.5 + 0.35 * energy)
        // The last chorus has a second voice a third below.
        if (name === 'chorus' && section.turn > 0)
          lead(bar, note.beat, note.length * 0.95, degree(key, note.step - 2), 0.35 + 0.2 * energy, -0.35)
      }
    }
  }
  block(keys, chords.length, 0, 3, voiced[0] ?? [], 0.5)
  bass(chords.length, 0, 3, near(key.root, 38), 0.6)
  return sheet.finish(chords.length + 0.5, {
    room: { seconds: 1.6, dark: 0.4, level: 0.7 },
    echoBeats: 0.75,
    feedback: 0.3,
    runsOn,
  })
}
