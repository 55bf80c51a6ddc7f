/** Rock: overdriven guitars left and right, bass, drums, a riff, and a lead in place of a voice. */
import { DRUM } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut, PHRASE_BARS, type Section } from '../score/form.ts'
import { near } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { beat, fill } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { type Pen, Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type RockStyle = {
  /** How hard the amplifiers are driven. */
  drive: number
  /** False for a duo without a bass. */
  hasBass: boolean
  organ: boolean
  crowd: boolean
  lead: InstrumentName
}

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.6],
    ['verse', 1, 0.6],
    ['chorus', 1, 0.95],
    ['verse', 0.5, 0.65],
    ['chorus', 1, 0.95],
    ['solo', 1, 0.9],
    ['break', 0.5, 0.35],
    ['chorus', 1, 1],
    ['outro', 0.5, 0.8],
  ],
  [
    ['intro', 1, 0.7],
    ['verse', 1, 0.55],
    ['chorus', 1, 0.9],
    ['break', 0.5, 0.35],
    ['solo', 1, 0.9],
    ['chorus', 1, 1],
    ['outro', 0.5, 0.7],
  ],
]
const RIFFS = [
  'x.xx..x.x.x...x.',
  'x..x..x.x..x.x..',
  'xx.x.xx.x...x.x.',
  'x.x.x.xxx.x.x...',
  'x...x.x.x..xx.x.',
] as const
const KICKS = ['x.....x.x.......', 'x..x....x.x.....', 'x.x.....x..x....', 'x.......x.x...x.'] as const

export const rock: Composer<RockStyle> = ({ seed, bpm, key, energy: pace, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, loose: 0.009 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, 'pop'))
  const amplifier = { room: 0.14, drive: style.drive, lowCut: 90 }
  const left = sheet.part('electric', { ...amplifier, level: -5, pan: -0.75 })
  const right = sheet.part('electric', { ...amplifier, level: -5, pan: 0.75 })
  const bass = sheet.part('bassGuitar', { level: style.hasBass ? -4 : -9, room: 0.03, drive: 0.5 })
  const kit = sheet.part('rockKit', { level: 0, room: 0.16 })
  const lead = sheet.part(style.lead, {
    level: -3,
    room: 0.25,
    echo: 0.16,
    ...(style.lead === 'electric' ? { drive: style.drive * 0.8 } : {}),
  })
  const organ = sheet.part('organ', { level: -11, pan: 0.2, room: 0.3 })
  if (style.crowd) sheet.part('crowd', { level: -22, room: 0.4 })(0, 0, chords.length * 4 + 6, 3, 1)
  const riff = roll.pick(RIFFS)
  const moves = Array.from({ length: 16 }, () => roll.pick([0, 0, 0, 2, 3, 4, 6]))
  const verse = tune(roll, { chords, beats: 4, cells: 'moving', low: 4, high: 11, rests: 0.2 })
  const chorus = tune(roll, { chords, beats: 4, cells: 'hook', low: 7, high: 13 })
  const solo = tune(roll, { chords, beats: 4, cells: 'quick', low: 8, high: 19, rests: 0.1 })
  const kicks = roll.pick(KICKS)
  for (const section of sections) {
    const { energy, name } = section
    for (const { bar, place, isLast } of barsIn(section)) {
      const root = near(degree(key, chords[bar] ?? 0), 43)
      const isOpen = name === 'chorus' || name === 'solo'
      const isOpening = name === 'intro' && place < section.bars / 2
      const isBare = name === 'break' || isOpening
      for (const [pen, delay] of [
        [left, 0],
        [right, 0.012],
      ] as const) {
        if (name === 'break' || (pen === right && startsAlone(section, place))) continue
        if (isOpen) chordsRung(pen, bar, root, delay, energy)
        else
          riffPlayed(pen, bar, {
            riff,
            root,
            moves,
            delay,
            key: (step) => near(degree(key, (chords[bar] ?? 0) + step), root + 3),
          })
      }
      for (let i = 0; i < 8; i++)
        if (!isOpening && (name !== 'break' || i === 0))
          bass(bar, i / 2, name === 'break' ? 3.6 : 0.45, root - 12 + (i === 7 && place % 2 ? 7 : 0), 0.75)
      if (style.organ && energy > 0.5)
        [0, 2, 4].forEach((third) =>
          organ(bar, 0, 3.95, near(degree(key, (chords[bar] ?? 0) + third), 64), 0.5),
        )
      if (!isBare) drums(kit, { bar, kicks, energy, pace })
      else beat(kit, DRUM.hat, bar, 'o...o...o...o...')
      if (isLast) fill(kit, roll, bar)
      if (place === 0 && energy > 0.6) beat(kit, DRUM.crash, bar, 'x')
      if (name === 'intro' || name === 'outro') continue
      const line = name === 'solo' ? solo : name === 'chorus' ? chorus : verse
      const notes = notesIn(line, bar)
      if (place % PHRASE_BARS === 0) sheet.phrase(section, bar, notes[0]?.beat ?? 0)
      for (const note of notes) lead(bar, note.beat, note.length, degree(key, note.step), 0.5 + 0.4 * energy)
    }
  }
  const end = chords.length
  for (const pen of [left, right]) for (const up of [0, 7, 12]) pen(end, 0, 5, near(key.root, 43) + up, 0.9)
  bass(end, 0, 5, near(key.root, 31), 0.8)
  beat(kit, DRUM.crash, end, 'x')
  beat(kit, DRUM.kick, end, 'x')
  return sheet.finish(end + 1, {
    room: { seconds: style.crowd ? 1.9 : 1.2, dark: 0.4, level: 0.6 },
    echoBeats: 0.75,
    feedback: 0.25,
    runsOn,
  })
}

/** The piece and its first verse begin with one guitar; the other joins halfway. */
const startsAlone = ({ name, turn, bars }: Section, place: number): boolean =>
  (name === 'intro' || (name === 'verse' && turn === 0)) && place < bars / 2

function chordsRung(pen: Pen, bar: number, root: number, delay: number, energy: number): void {
  for (const [at, length] of [
    [0, 1.45],
    [1.5, 0.95],
    [2.5, 1.4],
  ] as const)
    for (const up of [0, 7, 12]) pen(bar, at + delay, length, root + up, 0.6 + 0.3 * energy)
}

type Riff = {
  riff: string
  root: number
  moves: readonly number[]
  delay: number
  key: (step: number) => number
}

function riffPlayed(pen: Pen, bar: number, { riff, root, moves, delay, key }: Riff): void {
  for (let i = 0; i < riff.length; i++) {
    if (riff[i] !== 'x') continue
    const low = i % 4 === 0 ? root : key(moves[i] ?? 0)
    const next = riff.indexOf('x', i + 1)
    const length = Math.min(0.9, ((next < 0 ? 16 : next) - i) / 4) * 0.9
    for (const up of [0, 7]) pen(bar, i / 4 + delay, length, low + up, i % 4 ? 0.7 : 0.9)
  }
}

function drums(
  kit: Pen,
  { bar, kicks, energy, pace }: { bar: number; kicks: string; energy: number; pace: number },
): void {
  beat(kit, DRUM.kick, bar, pace > 0.85 ? 'x..x..x.x..x..x.' : kicks)
  beat(kit, DRUM.snare, bar, pace < 0.25 ? '........x.......' : '....x.......x...')
  if (energy > 0.85) beat(kit, DRUM.ride, bar, 'x.o.x.o.x.o.x.o.')
  else beat(kit, energy > 0.6 ? DRUM.openHat : DRUM.hat, bar, 'o.-.o.-.o.-.o.-.', 0.8)
}
