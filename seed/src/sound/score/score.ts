/** A piece as it is written down: who plays which note when, and how the parts are placed. Plain data, told apart without being played. */
import type { InstrumentName } from '../instruments/instruments.ts'
import type { SectionName } from './form.ts'

export type ScoreNote = {
  /** Seconds from the beginning. */
  at: number
  /** Seconds it is held. */
  length: number
  /** MIDI note; of a kit, a General MIDI drum. */
  pitch: number
  /** How hard, from 0 to 1. */
  touch: number
  /** From -1 (left) to 1; without it, where the part stands. */
  pan?: number
}

/** How a part sounds among the others. */
export type Strip = {
  /** Loudness in decibels against the loudest part; what the part needs for it is measured. */
  level: number
  pan?: number
  /** Of it into the room, from 0 to 1. */
  room?: number
  /** Of it into the echo, from 0 to 1. */
  echo?: number
  /** Below it in Hz nothing is heard; above it, for `highCut`. */
  lowCut?: number
  highCut?: number
  /** A valve amplifier and its cabinet: how hard it is driven. */
  drive?: number
  /** How far each pulse of the score pushes it down, from 0 to 1. */
  duck?: number
  /** Tremolo: turns a second and depth from 0 to 1. */
  tremolo?: readonly [hz: number, depth: number]
  /** Doubled, slightly out of tune, left and right. */
  chorus?: boolean
}

export type Part = { instrument: InstrumentName; strip: Strip; notes: readonly ScoreNote[] }

/** A phrase of the tune, where a line of words can be sung. */
export type Phrase = {
  section: SectionName
  /** How many sections of its name came before. */
  turn: number
  /** Seconds from the beginning. */
  at: number
}

export type Score = {
  /** Until the piece ends and, where it does not run on, has died away. */
  seconds: number
  parts: readonly Part[]
  /** In their order; none where nothing is sung. */
  phrases: readonly Phrase[]
  room: { seconds: number; dark: number; level: number }
  echo: { seconds: number; feedback: number } | null
  /** Times of the beats that push down what ducks, and how long they do. */
  pulses: readonly number[]
  pulseSeconds: number
}
