/** Long work in steps, so that the server answers between them. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A step that takes longer than this would be felt by whoever asks meanwhile. */
const TURN_MS = 10

/** Runs to the end, giving others their turn every few milliseconds. */
export async function runInSteps<T>(work: Generator<void, T>): Promise<T> {
  let started = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - started < TURN_MS) continue
    await nextTurn()
    started = performance.now()
  }
}

/** Runs to the end at once: for tests and benches, where nobody waits meanwhile. */
export function runAtOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const RUN = 1024

/** Sorts as `toSorted` does, in steps: short runs, then merged two by two. */
export function* sortInSteps<T>(
  values: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<void, readonly T[]> {
  let runs: (readonly T[])[] = []
  for (let at = 0; at < values.length; at += RUN) {
    runs.push(values.slice(at, at + RUN).toSorted(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergeInSteps(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

/** Two ascending lists as one; of equal values the left one comes first. */
export function* mergeInSteps<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<void, readonly T[]> {
  if (right.length === 0) return left
  const merged: T[] = []
  let [atLeft, atRight] = [0, 0]
  while (atLeft < left.length && atRight < right.length) {
    const [a, b] = [left[atLeft] as T, right[atRight] as T]
    if (compare(a, b) <= 0) {
      merged.push(a)
      atLeft++
    } else {
      merged.push(b)
      atRight++
    }
    if (merged.length % RUN === 0) yield
  }
  // Not spread into one call: a run may be longer than a call may have arguments.
  while (atLeft < left.length) merged.push(left[atLeft++] as T)
  while (atRight < right.length) merged.push(right[atRight++] as T)
  return merged
}
