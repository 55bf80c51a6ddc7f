/** Statistics over several measurements. */

export function middleOf(values: readonly number[]): number {
  return quantileOf(values, 0.5)
}

/** The value below which this share of the values lies. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
