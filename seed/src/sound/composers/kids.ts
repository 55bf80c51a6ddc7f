/** Songs for children: a catchy tune, ukulele, toys, a bouncing drum, and a wordless choir. */
import { DRUM } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat, strum } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type KidsStyle = { leads: readonly InstrumentName[]; air: 'rain' | null; isHiccuping: boolean }

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.4],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.9],
    ['verse', 1, 0.65],
    ['chorus', 1, 0.9],
    ['bridge', 0.5, 0.4],
    ['chorus', 1, 1],
    ['outro', 0.5, 0.5],
  ],
  [
    ['intro', 0.5, 0.4],
    ['chorus', 1, 0.8],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.9],
    ['verse', 1, 0.6],
    ['chorus', 1, 1],
    ['outro', 0.5, 0.4],
  ],
]

export const kids: Composer<KidsStyle> = ({ seed, bpm, key, energy: pace, index, runsOn, style }) => {
  const beats = pace < 0.35 ? 3 : 4
  const sheet = new Sheet({ seed, bpm, beats, swing: { of: 8, late: 0.2 }, loose: 0.01 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, roll() < 0.6 ? 'period' : 'pop'))
  const voiced = voiceLead(key, chords, 4, 64)
  const lead = style.leads[index % style.leads.length] ?? 'glockenspiel'
  const other = style.leads[(index + 1) % style.leads.length] ?? 'flute'
  const octave = lead === 'glockenspiel' || lead === 'toyPiano' || lead === 'flute' ? 12 : 0
  const ukulele = sheet.part('ukulele', { level: -6, pan: -0.35, room: 0.16 })
  const melody = sheet.part(lead, { level: -1, pan: 0.1, room: 0.25 })
  const friend = sheet.part(other, { level: -5, pan: 0.4, room: 0.3 })
  const bass = sheet.part(pace > 0.6 ? 'bassGuitar' : 'upright', { level: -5, room: 0.05 })
  const kit = sheet.part('toyKit', { level: -5, room: 0.12 })
  const choir = sheet.part('choirAh', { level: -9, room: 0.35, lowCut: 200, chorus: true })
  if (style.air) sheet.part(style.air, { level: -23, room: 0.1 })(0, 0, chords.length * beats, 9 + index, 1)
  const verse = tune(roll, {
    chords,
    beats,
    cells: beats === 3 ? 'waltz' : 'moving',
    low: 5,
    high: 11,
  })
  const chorus = tune(roll, {
    chords,
    beats,
    cells: beats === 3 ? 'waltz' : 'quick',
    low: 7,
    high: 13,
  })
  const lastChorus = sections.findLast(({ name }) => name === 'chorus')?.start ?? chords.length
  for (const section of sections) {
    const { energy, name, turn } = section
    // The last chorus and everything after it is a whole tone higher.
    const up = section.start >= lastChorus ? 2 : 0
    for (const { bar, place, isLast } of barsIn(section)) {
      const chord = (voiced[bar] ?? []).map((pitch) => pitch + up)
      const root = near(degree(key, chords[bar] ?? 0) + up, 40)
      for (const at of beats === 3 ? [1, 2] : [0, 1, 1.5, 2.5, 3])
        strum(ukulele, bar, at, 0.5, chord, { touch: 0.45 + 0.25 * energy, isUp: at % 1 > 0 })
      if (name !== 'intro') bass(bar, 0, 0.9, root, 0.7)
      if (name !== 'intro' && beats === 4) bass(bar, 2, 0.9, root + (place % 2 ? 7 : -5), 0.65)
      if (energy > 0.5 && !(name === 'verse' && turn === 0 && place < section.bars / 2)) {
        beat(kit, DRUM.kick, bar, beats === 3 ? 'x...........' : 'x.......x.......')
        beat(kit, DRUM.snare, bar, beats === 3 ? '....o...o...' : '....x.......x...', 0.9)
        beat(kit, DRUM.hat, bar, beats === 3 ? 'o.-.o.-.o.-.' : 'o.-.o.-.o.-.o.-.', 0.8)
        if (energy > 0.85) beat(kit, DRUM.clap, bar, beats === 3 ? '....o...o...' : '....x.......x...')
      }
      // The hiccup comes unexpectedly, always in the same way.
      if (style.isHiccuping && isLast)
        beat(kit, DRUM.woodblock, bar, beats === 3 ? '........xx..' : '............x.x.')
      if (name === 'intro') beat(kit, DRUM.woodblock, bar, beats === 3 ? 'o...o...o...' : 'o...o...o...o...')
      const line = name === 'chorus' ? chorus : verse
      if (name !== 'intro')
        for (const note of notesIn(line, bar)) {
          const pitch = degree(key, note.step) + up
          if (name === 'bridge' || (name === 'verse' && turn % 2 === 1))
            friend(bar, note.beat, note.length * 0.95, pitch, 0.6)
          else melody(bar, note.beat, note.length * 0.95, pitch + octave, 0.55 + 0.3 * energy)
          if (name === 'chorus' && turn > 0)
            friend(bar, note.beat, note.length * 0.95, degree(key, note.step - 2) + up, 0.5)
          if (name === 'chorus' && note.accent) choir(bar, note.beat, beats * 0.9, near(pitch, 67), 0.55)
        }
    }
  }
  strum(
    ukulele,
    chords.length,
    0,
    2,
    (voiced[0] ?? []).map((pitch) => pitch + 2),
    { touch: 0.6 },
  )
  melody(chords.length, 0, 2, near(key.root + 2, 76), 0.6)
  bass(chords.length, 0, 2, near(key.root + 2, 40), 0.7)
  return sheet.finish(chords.length + 0.5, { room: { seconds: 1, dark: 0.4, level: 0.6 }, runsOn })
}
