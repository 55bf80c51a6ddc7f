/** The form of a piece: sections of whole bars, chosen to give a suitable length. */
import type { Dice } from '../../art/dice.ts'

export type SectionName = 'intro' | 'verse' | 'chorus' | 'bridge' | 'break' | 'solo' | 'outro'

export type Section = {
  name: SectionName
  /** How many sections of the same name precede it. */
  turn: number
  /** Its first bar. */
  start: number
  bars: number
  /** From 0 to 1. */
  energy: number
}

/** For each section: its name, its length in units, and its energy. */
export type Form = readonly (readonly [name: SectionName, units: number, energy: number])[]

/** The limits of a piece's length, and the time it takes to die away. */
export const SECONDS = { least: 91, most: 128, tail: 4 } as const

/** The length of a line of lyrics. */
export const PHRASE_BARS = 2

// Phrases have four bars; six if no such length suits the tempo.
const UNITS = [2, 4, 8, 16] as const
const OTHER_UNITS = [3, 6, 12] as const

/** Lays out a form in units of whole bars, chosen from the forms and units that suit the tempo. */
export function layOut(roll: Dice, forms: readonly Form[], secondsPerBar: number): Section[] {
  const fitting = [UNITS, OTHER_UNITS]
    .map((units) =>
      forms
        .flatMap((form) => units.map((unit) => ({ form, unit })))
        .filter(({ form, unit }) => isFitting(lengthOf(form, unit) * secondsPerBar)),
    )
    .find((choices) => choices.length > 0)
  const chosen = fitting?.[roll.whole(0, fitting.length - 1)]
  if (!chosen) throw new Error(`No form suits bars of ${secondsPerBar} s.`)
  return sectionsOf(chosen.form, chosen.unit)
}

const isFitting = (seconds: number) => seconds >= SECONDS.least && seconds <= SECONDS.most
const barsOf = (units: number, unit: number) => Math.max(1, Math.round(units * unit))
const lengthOf = (form: Form, unit: number) => form.reduce((sum, [, units]) => sum + barsOf(units, unit), 0)

function sectionsOf(form: Form, unit: number): Section[] {
  const seen = new Map<SectionName, number>()
  let start = 0
  return form.map(([name, units, energy]) => {
    const turn = seen.get(name) ?? 0
    seen.set(name, turn + 1)
    const section = { name, turn, start, bars: barsOf(units, unit), energy }
    start += section.bars
    return section
  })
}

/** Returns the bars of a section, numbered over the whole piece, with the last one marked. */
export function barsIn({ start, bars }: Section): { bar: number; place: number; isLast: boolean }[] {
  return Array.from({ length: bars }, (_, place) => ({
    bar: start + place,
    place,
    isLast: place === bars - 1,
  }))
}
