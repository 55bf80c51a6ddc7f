/** All instruments by name. A note is about 1 at its loudest. */
import { hash } from '../../art/dice.ts'
import { drumPan, hitDrum, KITS } from './drums.ts'
import { keptNote } from './kept-notes.ts'
import { PLUCKED, pluckString } from './plucked.ts'
import { playPiano, strike, STRUCK } from './struck.ts'
import { TEXTURES } from './textures.ts'
import { playTone } from './tone.ts'
import { TONES } from './tones.ts'

export type InstrumentName =
  | 'piano'
  | keyof typeof TONES
  | keyof typeof STRUCK
  | keyof typeof PLUCKED
  | keyof typeof KITS
  | keyof typeof TEXTURES

const has = <T extends object>(table: T, name: string): name is keyof T & string => name in table

/** Held notes are kept for every sixteenth of a second, dying ones for powers of two; touch in three layers. */
const heldSeconds = (seconds: number) => Math.ceil(seconds * 16) / 16
const dyingSeconds = (seconds: number) => Math.min(8, 2 ** Math.ceil(Math.log2(Math.max(0.25, seconds))))
const layerOf = (touch: number) => (touch < 0.45 ? 0.3 : touch < 0.75 ? 0.6 : 0.9)

/** One note as samples; `pitch` is a MIDI note, of a kit a General MIDI drum. Not to be written to. */
export function noteOf(name: InstrumentName, pitch: number, seconds: number, touch: number): Float32Array {
  if (has(KITS, name)) return keptNote(`${name} ${pitch}`, () => hitDrum(KITS[name], pitch))
  if (has(TEXTURES, name)) return TEXTURES[name](seconds, hash(`${name} ${pitch}`))
  const layer = layerOf(touch)
  if (has(TONES, name)) {
    const held = heldSeconds(seconds)
    return keptNote(`${name} ${pitch} ${held} ${layer}`, () => playTone(TONES[name], pitch, held, layer))
  }
  const length = dyingSeconds(seconds)
  const play = () => {
    if (name === 'piano') return playPiano(pitch, length, layer)
    if (has(PLUCKED, name)) return pluckString(PLUCKED[name], pitch, length, layer)
    return strike(STRUCK[name], pitch, length, layer)
  }
  return keptNote(`${name} ${pitch} ${length} ${layer}`, play)
}

/** Whether its notes are drums, each in a place of its own. */
export const isKit = (name: InstrumentName): boolean => has(KITS, name)

/** Where a drum stands in its kit, from -1 (left) to 1; other instruments stand where their part does. */
export const placeOf = (name: InstrumentName, pitch: number): number =>
  has(KITS, name) ? drumPan(KITS[name], pitch) : 0

/** Seconds within which a note is damped when it is let go; null: it is shaped already, or rings on. */
export function dampingOf(name: InstrumentName): number | null {
  if (name === 'piano') return 0.3
  if (has(PLUCKED, name)) return PLUCKED[name].release
  return name === 'tines' || name === 'vibraphone' ? 0.3 : null
}
