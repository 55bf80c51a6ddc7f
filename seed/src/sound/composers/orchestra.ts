/** A chamber orchestra: strings, woodwind, horns and timpani, each movement in its own metre. */
import { DRUM } from '../instruments/drums.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type OrchestraStyle = { movements: readonly Movement[] }
export type Movement = 'allegro' | 'adagio' | 'scherzo' | 'march' | 'pastoral'

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.4],
    ['verse', 1, 0.55],
    ['chorus', 1, 0.9],
    ['verse', 1, 0.5],
    ['bridge', 1, 0.7],
    ['chorus', 1, 1],
    ['outro', 0.5, 0.8],
  ],
  [
    ['verse', 1, 0.45],
    ['verse', 1, 0.6],
    ['bridge', 1, 0.75],
    ['chorus', 1, 1],
    ['verse', 1, 0.5],
    ['outro', 0.5, 0.35],
  ],
]
const BEATS: Readonly<Record<Movement, number>> = { allegro: 4, adagio: 4, scherzo: 3, march: 4, pastoral: 3 }

export const orchestra: Composer<OrchestraStyle> = ({ seed, bpm, key, index, runsOn, style }) => {
  const movement = style.movements[index % style.movements.length] ?? 'allegro'
  const beats = BEATS[movement]
  const isSlow = movement === 'adagio' || movement === 'pastoral'
  const sheet = new Sheet({ seed, bpm, beats, loose: 0.014, rubato: isSlow ? 0.4 : 0.12 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, 'period'))
  const voiced = voiceLead(key, chords, 4, 60)
  const hall = 0.45
  const violins = sheet.part('violins', { level: 0, pan: -0.3, room: hall })
  const cellos = sheet.part('cellos', { level: -4, pan: 0.3, room: hall })
  const inner = sheet.part('violins', { level: -7, pan: 0.05, room: hall })
  const plucked = sheet.part('pizzicato', { level: -7, pan: 0.2, room: hall })
  const wind = sheet.part(roll.pick(['flute', 'clarinet']), { level: -4, pan: -0.08, room: 0.55 })
  const horns = sheet.part('horns', { level: -7, pan: 0.3, room: 0.6 })
  const timpani = sheet.part('orchestraKit', { level: -8, room: 0.5 })
  const theme = tune(roll, {
    chords,
    beats,
    cells: beats === 3 ? 'waltz' : isSlow ? 'calm' : 'moving',
    low: 7,
    high: 14,
  })
  const answer = tune(roll, {
    chords,
    beats,
    cells: beats === 3 ? 'waltz' : isSlow ? 'calm' : 'quick',
    low: 9,
    high: 16,
    rests: 0.2,
  })
  for (const section of sections) {
    for (const { bar, isLast } of barsIn(section)) {
      const { energy } = section
      const chord = voiced[bar] ?? []
      const root = near(degree(key, chords[bar] ?? 0), 43)
      const touch = 0.35 + 0.5 * energy
      if (isSlow || energy > 0.8) cellos(bar, 0, beats * 0.97, root, touch)
      else if (section.name === 'intro') plucked(bar, 0, 0.6, root, touch)
      else for (let i = 0; i < beats; i++) cellos(bar, i, 0.6, i % 2 ? root + 7 : root, touch * (i ? 0.8 : 1))
      if (isSlow || section.name === 'chorus')
        chord.slice(0, 3).forEach((pitch) => inner(bar, 0, beats * 0.97, pitch, touch * 0.8))
      else
        for (let i = 0; i < beats * 2; i++)
          if (i % 2 || beats === 4)
            plucked(bar, i / 2, 0.4, chord[i % chord.length] ?? 60, touch * (i % 2 ? 0.9 : 0.6))
      const isWindSolo = section.name === 'verse' && section.turn % 2 === 1
      for (const note of notesIn(theme, bar)) {
        const pitch = degree(key, note.step)
        if (section.name === 'intro') horns(bar, note.beat, note.length, pitch - 12, touch)
        else if (isWindSolo) wind(bar, note.beat, note.length, pitch + 12, touch)
        else violins(bar, note.beat, note.length * 0.98, pitch + 12, touch)
        // At the climax, the violins are doubled below and by the flute above.
        if (section.name === 'chorus' && section.turn > 0)
          wind(bar, note.beat, note.length, pitch + 24, touch * 0.7)
        if (energy > 0.9) horns(bar, note.beat, note.length, pitch - 12, touch * 0.9)
      }
      if (section.name === 'bridge' || energy > 0.9)
        for (const note of notesIn(answer, bar))
          wind(bar, note.beat, note.length, degree(key, note.step) + 12, touch * 0.8)
      if (energy > 0.7 || movement === 'march') {
        timpani(bar, 0, 1, bar % 2 ? DRUM.midTom : DRUM.lowTom, touch)
        if (isLast)
          for (let i = 0; i < 8; i++) timpani(bar, beats - 1 + i / 8, 0.2, DRUM.lowTom, 0.25 + i * 0.07)
      }
      if (movement === 'march')
        for (const at of [1, 1.75, 2, 3]) timpani(bar, at, 0.2, DRUM.snare, touch * 0.6)
      if (section.name === 'chorus' && bar === section.start) timpani(bar, 0, 2, DRUM.crash, 0.6)
    }
  }
  const end = chords.length
  for (const pitch of voiced[0] ?? []) inner(end, 0, 3, pitch, 0.6)
  violins(end, 0, 3, near(key.root, 76), 0.6)
  cellos(end, 0, 3, near(key.root, 40), 0.6)
  return sheet.finish(end + 1, { room: { seconds: 2.9, dark: 0.4, level: 0.9 }, runsOn })
}
