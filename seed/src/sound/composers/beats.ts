/** Hip-hop beats: a loop from a dusty record, lazy or heavy drums, and a lead over it. */
import { DRUM, type KitName } from '../instruments/drums.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import { barsIn, type Form, layOut, type Section } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree, type Key } from '../scales.ts'
import { beat, block, broken } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { type Pen, Sheet } from '../score/sheet.ts'
import { notesIn, tune, type TuneNote } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type BeatsStyle = {
  kit: KitName
  keys: InstrumentName
  lead: InstrumentName
  bass: InstrumentName
  air: 'crackle' | 'street' | 'room' | null
  harmony: 'pop' | 'jazz'
}

/** Bands shared by several albums; each album adds keys and a lead. */
export const BANDS = {
  dusty: { kit: 'dustyKit', bass: 'upright', air: 'crackle', harmony: 'jazz' },
  boom: { kit: 'boomKit', bass: 'subBass', air: null, harmony: 'pop' },
} as const satisfies Record<string, Omit<BeatsStyle, 'keys' | 'lead'>>

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
/** Kicks of a verse, and of a chorus. */
type Kicks = readonly [verse: string, chorus: string]
const KICKS: readonly [Kicks, ...Kicks[]] = [
  ['x......x..x.....', 'x..x...x..x...-.'],
  ['x..x......x..-..', 'x..x..x...x..x..'],
  ['x.....x.x.......', 'x.....x.x..x....'],
  ['x......xx.x.....', 'x..-...xx.x...x.'],
  ['x..-...x..x...-.', 'x..x...x.xx...-.'],
]
type Comp = readonly (readonly [at: number, length: number])[]
const COMPS: readonly [Comp, ...Comp[]] = [
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

/** The players, and the decisions made before the first bar. */
type Band = { kit: Pen; bass: Pen; keys: Pen; lead: Pen; sample: Pen }
type Plan = {
  key: Key
  kicks: Kicks
  comp: Comp
  hook: readonly TuneNote[]
  answer: readonly TuneNote[]
  isHalfTime: boolean
}
/** One bar: its place in the section, its root and its chord. */
type Bar = { bar: number; place: number; isLast: boolean; root: number; chord: readonly number[] }

export const beats: Composer<BeatsStyle> = ({ seed, bpm, key, energy: pace, runsOn, style }) => {
  const sheet = new Sheet({ seed, bpm, swing: { of: 16, late: 0.34 - 0.16 * pace }, loose: 0.008 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, style.harmony))
  const voiced = voiceLead(key, chords, 4, 61)
  const band = bandOf(sheet, style)
  if (style.air) sheet.part(style.air, { level: -21, room: 0 })(0, 0, chords.length * 4, 1, 1)
  const cells = roll.pick<'hook' | 'calm' | 'moving'>(['hook', 'calm', 'moving'])
  const plan: Plan = {
    key,
    kicks: roll.pick(KICKS),
    comp: roll.pick(COMPS),
    hook: tune(roll, { chords, beats: 4, cells, low: 7, high: 13, rests: 0.25 }),
    answer: tune(roll, { chords, beats: 4, cells: 'quick', low: 9, high: 15, rests: 0.35 }),
    isHalfTime: pace > 0.75,
  }
  for (const section of sections)
    for (const { bar, place, isLast } of barsIn(section)) {
      const root = near(degree(key, chords[bar] ?? 0), 34)
      const now: Bar = { bar, place, isLast, root, chord: voiced[bar] ?? [] }
      playKeys(band.keys, plan, section, now)
      if (section.name !== 'intro') playBass(band.bass, section, now)
      playDrums(band.kit, plan, section, now)
      playTunes(band, plan, section, now)
    }
  block(band.keys, chords.length, 0, 3, voiced[0] ?? [], 0.4)
  band.bass(chords.length, 0, 3, near(key.root, 34), 0.6)
  return sheet.finish(chords.length + 0.5, {
    room: { seconds: 1.1, dark: 0.4, level: 0.7 },
    echoBeats: 0.75,
    feedback: 0.28,
    runsOn,
  })
}

function bandOf(sheet: Sheet, style: BeatsStyle): Band {
  // A tone without overtones is felt more than heard: at the level of others it would drown them.
  const bassLevel = style.bass === 'subBass' ? -9 : -4
  return {
    kit: sheet.part(style.kit, { level: 0, room: 0.1 }),
    bass: sheet.part(style.bass, { level: bassLevel, room: 0.03 }),
    keys: sheet.part(style.keys, {
      level: -4,
      pan: -0.1,
      room: 0.25,
      highCut: 7000,
      tremolo: [3.2, 0.25],
      chorus: true,
    }),
    lead: sheet.part(style.lead, { level: -5, pan: 0.2, room: 0.32, echo: 0.26 }),
    sample: sheet.part(sheet.roll.pick(['pizzicato', 'vibraphone', 'nylon', 'choirOo']), {
      level: -8,
      pan: 0.45,
      room: 0.4,
      echo: 0.2,
      chorus: true,
    }),
  }
}

/** Plays a loop; in single notes while the drums are silent, and answered an octave higher where the energy is highest. */
function playKeys(keys: Pen, { comp }: Plan, { name, energy, turn }: Section, now: Bar): void {
  const { bar, place, chord } = now
  const touch = 0.4 + 0.3 * energy
  if (name === 'break' || name === 'bridge') {
    broken(keys, bar, chord, {
      places: [0, 2, 1, 3, 2, 4, 3, 1],
      step: 0.5,
      length: 0.9,
      touch: touch * 0.9,
    })
    return
  }
  for (const [at, length] of comp) block(keys, bar, at, length, chord, touch)
  if (name === 'chorus' && turn > 0 && place % 2 === 1)
    block(
      keys,
      bar,
      3.25,
      0.6,
      chord.slice(1).map((pitch) => pitch + 12),
      touch * 0.8,
    )
}

function playBass(bass: Pen, { name, turn, bars }: Section, { bar, place, root }: Bar): void {
  if (name === 'outro' && place >= bars / 2) return bass(bar, 0, 3.6, root, 0.6)
  bass(bar, 0, 1.3, root, 0.75)
  bass(bar, 1.75, 0.5, root, 0.7)
  if (place % 2 === 0) bass(bar, 2.5, 0.9, root, 0.75)
  else
    for (const [at, up] of turn > 0
      ? ([
          [2.5, 12],
          [3, 10],
          [3.5, 7],
        ] as const)
      : ([
          [2.5, 12],
          [3.5, 7],
        ] as const))
      bass(bar, at, 0.45, root + up, 0.7)
}

/** Every eighth bar the beat breaks off, and a roll leads into the next. */
function playDrums(
  kit: Pen,
  { kicks, isHalfTime }: Plan,
  section: Section,
  { bar, place, isLast }: Bar,
): void {
  const { name, energy, turn, bars } = section
  const isFull = name === 'verse' || name === 'chorus'
  const isGone = name === 'outro' && place >= bars / 2
  if (isGone || (name === 'intro' && place < bars / 2)) return
  if (!isFull) {
    beat(kit, DRUM.hat, bar, name === 'bridge' ? 'o.-.o.-.o.-.o.-.' : '..o...o...o...o.', 0.7)
    beat(kit, DRUM.rim, bar, place % 2 ? '....o.......o..-' : '....o.......o...', 0.8)
    if (name === 'bridge' && place % 2 === 0) beat(kit, DRUM.kick, bar, 'x.........x.....')
    return
  }
  const turns = isLast || place % 8 === 7
  const until = turns ? 10 : 16
  beat(kit, DRUM.kick, bar, kicks[name === 'chorus' ? 1 : 0].slice(0, until))
  beat(kit, DRUM.snare, bar, isHalfTime ? '........x.......' : '....x..-....x...'.slice(0, until))
  if (turns) beat(kit, DRUM.snare, bar, isHalfTime ? '............o.xx' : '..........-o.oxx', 0.85)
  const straight = turn > 0 ? 'o.o-o-o.o.o-o-oo' : 'o.o-o.o.o.o-o.-.'
  beat(
    kit,
    DRUM.hat,
    bar,
    isHalfTime ? (place % 4 === 3 ? 'o-o-ooo-o-o-oooo' : 'o-o-o-o-o-oooo--') : straight,
    0.8,
  )
  if (place % 4 === 3) beat(kit, DRUM.openHat, bar, '..............o.')
  if (name !== 'chorus') return
  beat(kit, DRUM.clap, bar, isHalfTime ? '........o.......' : '....o.......o...', 0.75)
  beat(kit, DRUM.shaker, bar, '-.o.-.o.-.o.-.o.', 0.8)
  if (place === 0) beat(kit, DRUM.crash, bar, 'o', 0.6 + 0.3 * energy)
}

/** The hook belongs to the chorus; verses get occasional answers, more of them later on. */
function playTunes({ lead, sample }: Band, { key, hook, answer }: Plan, section: Section, now: Bar): void {
  const { name, energy, turn } = section
  const { bar, place } = now
  if (name === 'chorus')
    for (const { beat: at, length, step } of notesIn(hook, bar)) {
      lead(bar, at, length, degree(key, step), 0.5 + 0.3 * energy)
      if (turn > 0) sample(bar, at, length, degree(key, step - 2), 0.45, -0.45)
    }
  const isAnswered = name === 'verse' && place % 4 === 3
  if (isAnswered || name === 'bridge')
    for (const { beat: at, length, step } of notesIn(answer, bar))
      sample(bar, at, length, degree(key, step), 0.55)
  else if (name === 'verse' && turn > 0 && place % 4 < 2)
    for (const { beat: at, length, step } of notesIn(hook, bar))
      sample(bar, at, length, degree(key, step) - 12, 0.45)
}
