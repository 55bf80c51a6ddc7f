/** Repeatable chance: the same seed deals the same game (mulberry32). */
export function chanceOf(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (count) => Math.floor(next() * count)
  const shuffled = (list) => {
    const copy = [...list]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = whole(i + 1)
      ;[copy[i], copy[j]] = [copy[j], copy[i]]
    }
    return copy
  }
  return {
    /** From 0 up to 1. */
    next,
    /** A whole number from 0 up to `count - 1`. */
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[whole(list.length)],
    /** A new list; the given one stays as it is. */
    shuffled,
    isLucky: (share) => next() < share,
  }
}
