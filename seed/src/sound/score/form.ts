/** How a piece is laid out: sections of whole bars, chosen so that it is neither short nor long. */
import type { Dice } from '../../art/dice.ts'

export type SectionName = 'intro' | 'verse' | 'chorus' | 'bridge' | 'break' | 'solo' | 'outro'

export type Section = {
  name: SectionName
  /** How many of its name came before. */
  turn: number
  /** Its first bar. */
  start: number
  bars: number
  /** From 0 to 1. */
  energy: number
}

/** Of each section: its name, its length in units, how much goes on. */
export type Form = readonly (readonly [name: SectionName, units: number, energy: number])[]

/** What a piece may take; most are between. */
export const SECONDS = { least: 91, most: 128, tail: 4 } as const

/** A line of words is as long. */
export const PHRASE_BARS = 2

// Phrases are of four bars; where no such length suits the tempo, of six.
const UNITS = [2, 4, 8, 16] as const
const OTHER_UNITS = [3, 6, 12] as const

/** Lays a form out in units of whole bars: of the forms and units that suit the tempo, a chosen one. */
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

/** The bars of a section, counted over the whole piece, and its last one told. */
export function barsIn({ start, bars }: Section): { bar: number; place: number; isLast: boolean }[] {
  return Array.from({ length: bars }, (_, place) => ({
    bar: start + place,
    place,
    isLast: place === bars - 1,
  }))
}
