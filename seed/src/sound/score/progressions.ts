/** Chord progressions, by style. */
import type { Dice } from '../../art/dice.ts'
import type { ScaleName } from '../scales.ts'
import type { Section, SectionName } from './form.ts'

type Progression = readonly number[]

const BRIGHT: readonly Progression[] = [
  [0, 4, 5, 3],
  [5, 3, 0, 4],
  [0, 5, 3, 4],
  [3, 0, 4, 5],
  [0, 3, 5, 4],
  [0, 2, 3, 4],
  [3, 4, 0, 5],
  [0, 3, 0, 4],
]
const DARK: readonly Progression[] = [
  [0, 5, 2, 6],
  [0, 6, 5, 6],
  [0, 3, 5, 4],
  [0, 2, 6, 3],
  [5, 6, 0, 0],
  [0, 5, 3, 6],
  [0, 3, 6, 2],
  [5, 2, 6, 0],
]
const SWAYING: Partial<Record<ScaleName, readonly Progression[]>> = {
  dorian: [
    [0, 3, 0, 3],
    [0, 3, 6, 3],
    [0, 2, 3, 0],
    [0, 6, 3, 0],
    [0, 0, 3, 6],
  ],
  lydian: [
    [0, 1, 0, 4],
    [0, 1, 5, 4],
    [0, 4, 1, 0],
    [5, 1, 0, 1],
  ],
  mixolydian: [
    [0, 6, 3, 0],
    [0, 3, 6, 0],
    [0, 0, 6, 3],
    [0, 4, 6, 3],
  ],
  phrygian: [
    [0, 1, 0, 6],
    [0, 0, 1, 0],
    [0, 5, 1, 0],
  ],
  hijaz: [
    [0, 1, 0, 6],
    [0, 3, 1, 0],
    [0, 0, 1, 6],
    [3, 1, 0, 0],
  ],
}
/** Eight bars with a half cadence in the middle and a full one at the end. */
const PERIODS_BRIGHT: readonly Progression[] = [
  [0, 3, 1, 4, 0, 3, 4, 0],
  [0, 5, 3, 4, 0, 1, 4, 0],
  [0, 4, 5, 2, 3, 0, 3, 4],
  [0, 2, 3, 4, 5, 1, 4, 0],
  [0, 0, 3, 4, 5, 3, 4, 0],
]
const PERIODS_DARK: readonly Progression[] = [
  [0, 3, 0, 4, 5, 3, 4, 0],
  [0, 5, 3, 4, 0, 3, 4, 0],
  [0, 3, 4, 0, 3, 5, 4, 4],
  [0, 4, 0, 3, 5, 3, 4, 0],
  [0, 0, 3, 4, 5, 5, 4, 0],
]
/** Down the circle of fifths. */
const JAZZ: readonly Progression[] = [
  [1, 4, 0, 5],
  [0, 5, 1, 4],
  [2, 5, 1, 4],
  [0, 3, 1, 4],
  [1, 4, 2, 5],
  [3, 6, 2, 5, 1, 4, 0, 0],
  [0, 3, 6, 2, 5, 1, 4, 0],
]

export type Style = 'pop' | 'period' | 'jazz'

const isBright = (scale: ScaleName) => scale === 'major' || scale === 'lydian' || scale === 'mixolydian'

/** Returns two different progressions of the style, for verse and chorus. */
export function progressionsFor(roll: Dice, scale: ScaleName, style: Style): [Progression, Progression] {
  const own = style === 'pop' ? (SWAYING[scale] ?? []) : []
  const common =
    style === 'jazz'
      ? JAZZ
      : style === 'period'
        ? isBright(scale)
          ? PERIODS_BRIGHT
          : PERIODS_DARK
        : isBright(scale)
          ? BRIGHT
          : DARK
  const choices = own.length > 0 ? own : common
  const first = roll.whole(0, choices.length - 1)
  const second = (first + roll.whole(1, choices.length - 1)) % choices.length
  return [choices[first] ?? [0], choices[second] ?? [0]]
}

/** Returns two progressions whose chords last two bars each, for slow music. */
export function slowProgressionsFor(roll: Dice, scale: ScaleName): [Progression, Progression] {
  const [first, second] = progressionsFor(roll, scale, 'pop')
  return [first.flatMap((on) => [on, on]), second.flatMap((on) => [on, on])]
}

/** Returns the chord of each bar; unnamed sections use the first progression. */
export function chordsOf(
  sections: readonly Section[],
  [first, second]: readonly [Progression, Progression],
  seconds: readonly SectionName[] = ['chorus', 'bridge'],
): number[] {
  return sections.flatMap(({ name, bars }) => {
    const progression = seconds.includes(name) ? second : first
    return Array.from({ length: bars }, (_, place) => progression[place % progression.length] ?? 0)
  })
}
