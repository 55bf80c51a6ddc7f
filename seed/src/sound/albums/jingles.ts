/** The jingles of the channels: a few notes by which each is known, the same at every speed. */
import { degree, type Key } from '../scales.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import type { Score } from '../score/score.ts'
import { Sheet } from '../score/sheet.ts'

type Signature = {
  key: Key
  bpm: number
  /** The notes as steps of the scale with their beats; the last one rings. */
  notes: readonly (readonly [step: number, beat: number])[]
  lead: InstrumentName
  /** Doubles the lead an octave below. */
  second: InstrumentName
  bass: InstrumentName
}

const SIGNATURES: Record<string, Signature> = {
  bordstein: sign(53, 'minor', 92, 'tines lead subBass', [0, 0], [4, 0.75], [3, 1.5], [7, 2]),
  'dritter-stock': sign(57, 'dorian', 84, 'kalimba vibraphone upright', [4, 0], [2, 0.5], [4, 1], [0, 2]),
  kopfnicker: sign(55, 'dorian', 90, 'saxophone piano bassGuitar', [0, 0], [2, 0.5], [3, 1], [4, 1.5]),
  brandung: sign(57, 'lydian', 118, 'tines lead synthBass', [0, 0], [4, 0.5], [7, 1], [11, 1.5], [9, 2]),
  stromkreis: sign(
    50,
    'phrygian',
    126,
    'sequence acid synthBass',
    [0, 0],
    [0, 0.5],
    [1, 1],
    [0, 1.5],
    [7, 2],
  ),
  refrain: sign(60, 'major', 116, 'soft steel bassGuitar', [4, 0], [4, 0.5], [5, 1], [4, 1.5], [7, 2]),
  verzerrer: sign(52, 'mixolydian', 132, 'electric organ bassGuitar', [0, 0], [3, 1], [4, 1.5], [7, 2]),
  pultlicht: sign(62, 'major', 96, 'clarinet horns cellos', [0, 0], [2, 0.5], [4, 1], [9, 2]),
  'blaue-stunde': sign(58, 'dorian', 100, 'vibraphone piano upright', [4, 0], [6, 0.5], [8, 1], [7, 2]),
  gummistiefel: sign(
    65,
    'major',
    120,
    'glockenspiel xylophone upright',
    [0, 0],
    [0, 0.5],
    [4, 1],
    [2, 1.5],
    [7, 2],
  ),
  'letzte-reihe': sign(53, 'minor', 76, 'violins cellos cellos', [0, 0], [4, 1], [7, 2]),
  purzelbaum: sign(67, 'major', 124, 'toyPiano marimba upright', [7, 0], [4, 0.5], [5, 1], [0, 2]),
}

function sign(
  root: number,
  scale: Key['scale'],
  bpm: number,
  instruments: string,
  ...notes: Signature['notes'][number][]
): Signature {
  const [lead, second, bass] = instruments.split(' ') as [InstrumentName, InstrumentName, InstrumentName]
  return { key: { root, scale }, bpm, notes, lead, second, bass }
}

const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)

/** Returns a channel's jingle: its signature, over its root and fifth. Null if it has none. */
export function jingleOf(channelKey: string): Score | null {
  const signature = SIGNATURES[nameOf(channelKey)]
  if (!signature) return null
  const { key, bpm, notes, lead, second, bass } = signature
  const sheet = new Sheet({ seed: `${channelKey} jingle`, bpm, loose: 0.004 })
  const [first, below, low] = [
    sheet.part(lead, { level: 0, pan: 0.1, room: 0.3 }),
    sheet.part(second, { level: -5, pan: -0.25, room: 0.3 }),
    sheet.part(bass, { level: -4, room: 0.08 }),
  ]
  for (const [place, [step, beat]] of notes.entries()) {
    const next = notes[place + 1]?.[1]
    const length = next === undefined ? 3 : next - beat
    first(0, beat, length, degree(key, step + 7), 0.75)
    below(0, beat, length, degree(key, step), 0.6)
  }
  const lastBeat = notes.at(-1)?.[1] ?? 0
  low(0, 0, Math.max(1, lastBeat), degree(key, -7), 0.7)
  low(0, lastBeat, 3, degree(key, lastBeat === 0 ? -7 : -14), 0.75)
  return sheet.finish(1.25, { room: { seconds: 1.4, dark: 0.4, level: 0.6 }, tail: 1.5 })
}
