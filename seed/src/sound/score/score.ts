/** A written piece: which part plays which note when, and how the parts are mixed. Plain data that can be compared without rendering. */
import type { InstrumentName } from '../instruments/instruments.ts'
import type { SectionName } from './form.ts'

export type ScoreNote = {
  /** Seconds from the beginning. */
  at: number
  /** Seconds it is held. */
  length: number
  /** A MIDI note, or for a kit a General MIDI drum. */
  pitch: number
  /** How hard, from 0 to 1. */
  touch: number
  /** From -1 (left) to 1; the part's position by default. */
  pan?: number
}

/** The mixer settings of a part. */
export type Strip = {
  /** The loudness relative to the loudest part, in decibels; the gain needed for it is measured. */
  level: number
  pan?: number
  /** The share sent to the room, from 0 to 1. */
  room?: number
  /** The share sent to the echo, from 0 to 1. */
  echo?: number
  /** The lower limit of the part's frequencies in Hz; `highCut` is the upper one. */
  lowCut?: number
  highCut?: number
  /** The drive of a valve amplifier with cabinet. */
  drive?: number
  /** How far each pulse of the score ducks it, from 0 to 1. */
  duck?: number
  /** Tremolo: cycles per second, and depth from 0 to 1. */
  tremolo?: readonly [hz: number, depth: number]
  /** Whether it is doubled, slightly detuned, left and right. */
  chorus?: boolean
}

export type Part = { instrument: InstrumentName; strip: Strip; notes: readonly ScoreNote[] }

/** A phrase of the tune, to which a line of lyrics can be sung. */
export type Phrase = {
  section: SectionName
  /** How many sections of the same name precede it. */
  turn: number
  /** Seconds from the beginning. */
  at: number
}

export type Score = {
  /** The length including the time it takes to die away, unless it is continuous. */
  seconds: number
  parts: readonly Part[]
  /** In order; empty if nothing is sung. */
  phrases: readonly Phrase[]
  room: { seconds: number; dark: number; level: number }
  echo: { seconds: number; feedback: number } | null
  /** The times of the beats that duck other parts, and for how long. */
  pulses: readonly number[]
  pulseSeconds: number
}
