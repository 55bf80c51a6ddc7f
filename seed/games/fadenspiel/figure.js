/** Eighty figures: an outline with pins, and a rule by which the thread goes on. */
import { OUTLINES } from './outlines.js'

export const FIGURES = 80
export const MOST_PINS = 72
const NAMES = Object.keys(OUTLINES)
// Of the first figures the next pin glows at once; later one has to wait for it, or see the rule.
const PATIENCE_SECONDS = [0, 0, 1.5, 3]

export function create(level) {
  const round = Math.floor((level - 1) / NAMES.length)
  const outline = NAMES[(level - 1) % NAMES.length]
  const pins = [20, 26, 32, 40, 48, 56, 64, MOST_PINS][round]
  const kind = ['step', 'zigzag', 'step', 'double', 'step', 'zigzag', 'double', 'step'][(round + level) % 8]
  const step = stepOf(pins, 0.3 + ((level * 7) % 12) * 0.015)
  return {
    level,
    outline,
    rule: { kind, pins, step },
    pins: pinsOn(OUTLINES[outline], pins),
    way: WAYS[kind](pins, step),
    laid: 1,
    free: null,
    patience: PATIENCE_SECONDS[Math.min(PATIENCE_SECONDS.length - 1, Math.floor(round / 2))],
    waited: 0,
    cursor: 0,
    end: null,
    wrong: 0,
    mistakes: 0,
    paw: null,
    score: 0,
    result: null,
    finished: 0,
    seconds: 0,
    sparks: [],
  }
}

/** A step near this share of the circle that comes by every pin before it comes home. */
function stepOf(pins, share) {
  let step = Math.round(pins * share)
  while (divisor(step, pins) > 1) step++
  return step
}

const divisor = (a, b) => (b === 0 ? a : divisor(b, a % b))

/** The order in which the one thread goes round the pins. */
const WAYS = {
  step: (pins, step) => Array.from({ length: pins + 1 }, (_, n) => (n * step) % pins),
  zigzag: (pins) => {
    const half = Math.floor(pins / 2)
    return Array.from({ length: half * 2 }, (_, n) => {
      const [k, isFar] = [Math.floor(n / 2), n % 4 === 1 || n % 4 === 2]
      return isFar ? (half + k) % pins : k
    })
  },
  double: (pins) =>
    Array.from({ length: pins * 2 - 2 }, (_, n) => {
      const [k, isFar] = [Math.floor(n / 2) + 1, n % 4 === 1 || n % 4 === 2]
      return isFar ? (k * 2) % pins : k % pins
    }).filter((pin, n, all) => pin !== all[n - 1]),
}

/** Pins at even distances along the outline. */
function pinsOn(outline, count) {
  const fine = Array.from({ length: 721 }, (_, n) => outline((n % 720) / 720))
  const lengths = fine.slice(1).map(([x, y], n) => Math.hypot(x - fine[n][0], y - fine[n][1]))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const pins = []
  let gone = 0
  for (const [n, length] of lengths.entries()) {
    while (pins.length < count && gone + length >= (pins.length * whole) / count) pins.push(fine[n])
    gone += length
  }
  return pins
}
