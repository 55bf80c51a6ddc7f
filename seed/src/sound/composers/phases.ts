/** Minimal electronic music: sequences of unequal length that drift apart and meet again. */
import { DRUM, type KitName } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat } from '../score/playing.ts'
import { chordsOf, slowProgressionsFor } from '../score/progressions.ts'
import { Sheet } from '../score/sheet.ts'
import type { Composer } from './wish.ts'

export type PhasesStyle = {
  kit: KitName
  /** Two voices that phase against each other. */
  voices: readonly [InstrumentName, InstrumentName]
}

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.3],
    ['verse', 1, 0.5],
    ['chorus', 1, 0.8],
    ['break', 0.5, 0.3],
    ['bridge', 1, 0.7],
    ['chorus', 1, 1],
    ['outro', 0.5, 0.4],
  ],
  [
    ['intro', 1, 0.25],
    ['verse', 1, 0.55],
    ['verse', 1, 0.7],
    ['break', 0.5, 0.35],
    ['chorus', 2, 0.95],
    ['outro', 0.5, 0.4],
  ],
]

export const phases: Composer<PhasesStyle> = ({ seed, bpm, key, energy: pace, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, loose: 0.002 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, slowProgressionsFor(roll, key.scale))
  const voiced = voiceLead(key, chords, 3, 57)
  const first = sheet.part(style.voices[0], { level: -4, pan: -0.5, room: 0.3, echo: 0.3 })
  const second = sheet.part(style.voices[1], { level: -6, pan: 0.5, room: 0.35, echo: 0.35 })
  const pad = sheet.part('pad', { level: -9, room: 0.4, duck: 0.35 })
  const bass = sheet.part('synthBass', { level: -7, room: 0.02, duck: 0.4 })
  const bells = sheet.part('glass', { level: -11, room: 0.7, echo: 0.3 })
  const kit = sheet.part(style.kit, { level: -4, room: 0.06 })
  const lengths = roll.pick<readonly [number, number]>([
    [8, 7],
    [6, 8],
    [5, 8],
    [12, 10],
    [8, 9],
  ])
  const shapes = lengths.map((length) => Array.from({ length }, () => roll.pick([0, 0, 2, 4, 4, 7, 9, 11])))
  const rests = lengths.map((length) => Array.from({ length }, (_, i) => i > 0 && roll() < 0.2))
  let step = 0
  for (const section of sections) {
    const { energy } = section
    for (const { bar, place } of barsIn(section)) {
      const on = chords[bar] ?? 0
      for (let i = 0; i < 16; i++, step++) {
        const swell = 0.45 + 0.3 * energy + 0.18 * Math.sin(step / 23)
        const [a, b] = [step % lengths[0], step % lengths[1]]
        if (!rests[0]?.[a])
          first(bar, i / 4, 0.22, degree(key, on + (shapes[0]?.[a] ?? 0)), swell * (i % 4 ? 0.8 : 1))
        if (energy > 0.45 && !rests[1]?.[b])
          second(bar, i / 4, 0.3, degree(key, on + (shapes[1]?.[b] ?? 0)) + 12, swell * 0.85)
      }
      for (const pitch of voiced[bar] ?? [])
        if (energy > 0.28 && place % 2 === 0)
          pad(bar, 0, 8, pitch, 0.4 + 0.3 * energy, ((pitch % 5) - 2) * 0.25)
      const root = near(degree(key, on), 36)
      if (energy > 0.5)
        for (const at of pace > 0.5 ? [0, 0.75, 1.5, 2.5, 3.25] : [0, 1.5, 3])
          bass(bar, at, 0.45, at === 2.5 ? root + 12 : root, 0.7)
      else if (section.name !== 'intro') bass(bar, 0, 3.8, root, 0.6)
      if (section.name === 'break' || section.name === 'bridge')
        bells(bar, place % 2 ? 2 : 0, 3, degree(key, on + 4) + 12, 0.5)
      if (energy > 0.65) {
        beat(kit, DRUM.kick, bar, pace > 0.5 ? 'x...x...x...x...' : 'x.....x...x.....')
        for (let i = 0; i < 4; i++) if (pace > 0.5 || i === 0) sheet.pulse(bar, i)
      }
      if (energy > 0.5)
        beat(kit, DRUM.hat, bar, place % 4 === 3 ? '..o-..o...o-.-oo' : '..o...o-..o...o.', 0.9)
      if (energy > 0.75) beat(kit, DRUM.clap, bar, '....o.......o...', 0.9)
      if (place === 0 && energy > 0.75) beat(kit, DRUM.crash, bar, 'o', 0.7)
    }
  }
  return sheet.finish(chords.length, {
    room: { seconds: 2.1, dark: 0.35, level: 0.6 },
    echoBeats: 0.75,
    feedback: 0.42,
    runsOn,
  })
}
