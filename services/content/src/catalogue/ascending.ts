/** Ascending lists of numbers. */

/** The index of the first value not below `least`. */
export function firstNotBelow(values: Int32Array | Float64Array, least: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of the first value above `most`. */
export function firstAbove(values: Float64Array | Uint32Array, most: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) <= most) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of a number; -1 if it is not in the list. */
export function placeIn(values: Int32Array, wanted: number): number {
  const at = firstNotBelow(values, wanted)
  return values[at] === wanted ? at : -1
}

/** Merges two lists. */
export function mergeAscending(left: Float64Array, right: Float64Array): Float64Array {
  if (right.length === 0) return left
  const merged = new Float64Array(left.length + right.length)
  let [atLeft, atRight] = [0, 0]
  for (let at = 0; at < merged.length; at++)
    merged[at] =
      atRight === right.length || (left[atLeft] ?? Number.POSITIVE_INFINITY) <= (right[atRight] ?? 0)
        ? (left[atLeft++] ?? 0)
        : (right[atRight++] ?? 0)
  return merged
}
