/** Finds the known name that a mistyped one was meant to be. */

/** Returns the name of `names` that is closest to `written` by edit distance; null if none is close. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const [nearest] = names
    .map((name) => ({ name, distance: distanceOf(written, name) }))
    .toSorted((a, b) => a.distance - b.distance)
  if (!nearest) return null
  return nearest.distance <= Math.max(written.length, nearest.name.length) / 2 ? nearest.name : null
}

/** Returns how many letters have to be added, dropped or changed to turn `a` into `b`. Source: Levenshtein 1965. */
export function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
  }
  return row[b.length] ?? 0
}
