/** All instruments by name. A note's loudest sample is about 1. */
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

/** Sustained notes are cached in steps of a sixteenth of a second, decaying ones in powers of two; touch in three layers. */
const heldSeconds = (seconds: number) => Math.ceil(seconds * 16) / 16
const dyingSeconds = (seconds: number) => Math.min(8, 2 ** Math.ceil(Math.log2(Math.max(0.25, seconds))))
const layerOf = (touch: number) => (touch < 0.45 ? 0.3 : touch < 0.75 ? 0.6 : 0.9)

/** Returns one note as samples; `pitch` is a MIDI note, or for a kit a General MIDI drum. Read-only. */
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

/** True if its notes are drums, each with its own position. */
export const isKit = (name: InstrumentName): boolean => has(KITS, name)

/** Returns a drum's position in its kit, from -1 (left) to 1; other instruments use the position of their part. */
export const placeOf = (name: InstrumentName, pitch: number): number =>
  has(KITS, name) ? drumPan(KITS[name], pitch) : 0

/** Returns the seconds in which a released note is damped; null if it is already shaped, or rings on. */
export function dampingOf(name: InstrumentName): number | null {
  if (name === 'piano') return 0.3
  if (has(PLUCKED, name)) return PLUCKED[name].release
  return name === 'tines' || name === 'vibraphone' ? 0.3 : null
}
