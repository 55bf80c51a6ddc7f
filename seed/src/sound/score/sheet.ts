/** The sheet a composer writes on: converts bars and beats to seconds, with swing, rubato and human timing. */
import { type Dice, dice } from '../../art/dice.ts'
import type { InstrumentName } from '../instruments/instruments.ts'
import type { Part, Phrase, Score, ScoreNote, Strip } from './score.ts'
import { SECONDS, type Section } from './form.ts'

type Settings = {
  seed: string
  bpm: number
  /** Beats per bar. */
  beats?: number
  /** The swing: the delay of the second of two short notes, on eighths (8) or sixteenths (16), as a share of the note. */
  swing?: { of: 8 | 16; late: number }
  /** The random deviation of notes, in seconds. */
  loose?: number
  /** How much the tempo varies within four bars, from 0 to 1. */
  rubato?: number
}

/** Writes a note at a bar and beat. */
export type Pen = (
  bar: number,
  beat: number,
  length: number,
  pitch: number,
  touch: number,
  pan?: number,
) => void

// Keeps a cut between continuous tracks clear of the first attack.
const PICK_UP_SECONDS = 0.04

export class Sheet {
  readonly roll: Dice
  readonly bpm: number
  readonly beats: number
  readonly #swing: Settings['swing']
  readonly #loose: number
  readonly #rubato: number
  readonly #parts: Part[] = []
  readonly #pulses: number[] = []
  readonly #phrases: Phrase[] = []

  constructor({ seed, bpm, beats = 4, swing, loose = 0.006, rubato = 0 }: Settings) {
    this.roll = dice(seed)
    this.bpm = bpm
    this.beats = beats
    this.#swing = swing
    this.#loose = loose
    this.#rubato = rubato
  }

  get secondsPerBar(): number {
    return (this.beats * 60) / this.bpm
  }

  /** Seconds from the beginning. */
  time(bar: number, beat: number): number {
    const place = bar + beat / this.beats
    // The tempo slows at the end of every fourth bar and catches up in the next.
    const breath =
      this.#rubato * 0.09 * (1 - Math.cos((Math.PI * 2 * (place % 4)) / 4)) * (place % 4 > 2 ? 1 : 0.6)
    return PICK_UP_SECONDS + (place + breath) * this.secondsPerBar + this.#late(beat) * (60 / this.bpm)
  }

  #late(beat: number): number {
    if (!this.#swing) return 0
    const { of, late } = this.#swing
    const unit = of === 8 ? 0.5 : 0.25
    const count = beat / unit
    const isSecond = Math.abs(count - Math.round(count)) < 0.01 && Math.round(count) % 2 === 1
    return isSecond ? unit * late : 0
  }

  /** Adds a part; returns the pen that writes it. */
  part(instrument: InstrumentName, strip: Strip): Pen {
    const notes: ScoreNote[] = []
    this.#parts.push({ instrument, strip, notes })
    return (bar, beat, length, pitch, touch, pan) => {
      const at = Math.max(PICK_UP_SECONDS, this.time(bar, beat) + (this.roll() - 0.5) * 2 * this.#loose)
      notes.push({
        at,
        length: (length * 60) / this.bpm,
        pitch,
        touch: Math.min(1, Math.max(0.05, touch * (0.93 + this.roll() * 0.14))),
        ...(pan === undefined ? {} : { pan }),
      })
    }
  }

  /** Ducks the parts set to duck at this beat. */
  pulse(bar: number, beat: number): void {
    this.#pulses.push(this.time(bar, beat))
  }

  /** Marks where a line of lyrics can begin. */
  phrase({ name, turn }: Section, bar: number, beat: number): void {
    this.#phrases.push({ section: name, turn, at: this.time(bar, beat) })
  }

  /** With `runsOn`, the next piece begins at its last bar line; otherwise it dies away. */
  finish(
    bars: number,
    {
      room,
      echoBeats,
      feedback = 0.35,
      runsOn = false,
      tail = SECONDS.tail,
    }: {
      room: Score['room']
      echoBeats?: number
      feedback?: number
      runsOn?: boolean
      tail?: number
    },
  ): Score {
    return {
      seconds: bars * this.secondsPerBar + (runsOn ? 0 : tail),
      parts: this.#parts.filter(({ notes }) => notes.length > 0),
      phrases: this.#phrases,
      room,
      echo: echoBeats === undefined ? null : { seconds: (echoBeats * 60) / this.bpm, feedback },
      pulses: this.#pulses,
      pulseSeconds: 36 / this.bpm,
    }
  }
}
