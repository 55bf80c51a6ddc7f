/** Ambient music: long tones that beat against each other, with occasional notes. */
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { chordsOf, slowProgressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import type { Composer } from './wish.ts'

export type AmbientStyle = {
  bed: InstrumentName
  drops: InstrumentName
  air: 'surf' | 'rain' | 'room' | 'crackle' | null
  /** Whether there is a pulse underneath. */
  hasPulse: boolean
}

const FORMS: readonly Form[] = [
  [
    ['intro', 1, 0.3],
    ['verse', 1, 0.5],
    ['chorus', 1, 0.8],
    ['verse', 1, 0.6],
    ['outro', 1, 0.35],
  ],
  [
    ['intro', 1, 0.35],
    ['verse', 2, 0.6],
    ['bridge', 1, 0.4],
    ['chorus', 1, 0.9],
    ['outro', 0.5, 0.4],
  ],
]

export const ambient: Composer<AmbientStyle> = ({ seed, bpm, key, energy: pace, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, loose: 0.03 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, slowProgressionsFor(roll, key.scale))
  const voiced = voiceLead(key, chords, 4, 58)
  const bed = sheet.part(style.bed, { level: -3, room: 0.5, chorus: true })
  const second = sheet.part('sine', { level: -8, room: 0.4 })
  const drops = sheet.part(style.drops, { level: -5, room: 0.6, echo: 0.45 })
  const low = sheet.part('subBass', { level: -13, room: 0.05 })
  const shimmer = sheet.part('shimmer', {
    level: -13,
    room: 0.8,
    echo: 0.3,
    lowCut: 500,
    chorus: true,
  })
  const pulse = sheet.part('sequence', { level: -12, pan: -0.3, room: 0.3, echo: 0.45 })
  const shape = Array.from({ length: 5 }, () => roll.pick([0, 2, 4, 6, 7, 9]))
  if (style.air) sheet.part(style.air, { level: -20, room: 0.1 })(0, 0, chords.length * 4, 1, 1)
  let count = 0
  for (const section of sections) {
    for (const { bar, place } of barsIn(section)) {
      const { energy } = section
      const on = chords[bar] ?? 0
      if (place % 2 === 0) {
        for (const [i, pitch] of (voiced[bar] ?? []).entries()) {
          bed(bar, i * 0.12, 8.4, pitch, 0.4 + 0.4 * energy, (i - 1.5) * 0.3)
          // A second tone a few cents off makes a slow beat.
          if (i === 2) second(bar, 0, 8, pitch + 12.07, 0.5)
        }
        // The bridge has no bass; brighter notes come in above as the piece grows.
        if (section.name !== 'bridge') low(bar, 0, 7.6, near(degree(key, on), 36), 0.6)
        if (energy > 0.45) shimmer(bar, 1, 7, near(degree(key, on + 4), 82), 0.3 + 0.4 * energy)
        if (energy > 0.75) shimmer(bar, 3, 5, near(degree(key, on + 9), 86), 0.3 + 0.3 * energy)
      }
      const chance = 0.12 + 0.3 * energy * (0.5 + pace)
      for (let i = 0; i < 8; i++)
        if (roll() < chance)
          drops(
            bar,
            i / 2,
            1.6,
            degree(key, on + roll.pick([0, 2, 4, 4, 7, 9])) + (roll() < 0.4 ? 12 : 0),
            0.35 + 0.3 * roll(),
            roll.between(-0.6, 0.6),
          )
      if (style.hasPulse && energy > 0.45)
        for (let i = 0; i < 8; i++, count++)
          pulse(bar, i / 2, 0.4, degree(key, on + (shape[count % 5] ?? 0)), 0.35 + 0.35 * energy)
    }
  }
  return sheet.finish(chords.length, {
    room: { seconds: 4.2, dark: 0.5, level: 0.9 },
    echoBeats: 1.5,
    feedback: 0.5,
    runsOn,
    tail: 6,
  })
}
