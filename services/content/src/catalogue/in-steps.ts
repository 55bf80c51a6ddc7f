/** Long work in steps, so that the server can respond between them. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A longer step would noticeably delay other requests. */
const TURN_MS = 10

/** Runs to the end, yielding to the event loop every few milliseconds. */
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

/** Runs to the end without yielding: for tests and benchmarks. */
export function runAtOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const RUN = 1024

/** Sorts like `toSorted`, in steps: short runs, then merged pairwise. */
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

/** Merges two ascending lists; for equal values the left one comes first. */
function* mergeInSteps<T>(
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
  // Not spread into one call: a run may exceed the maximum number of arguments.
  while (atLeft < left.length) merged.push(left[atLeft++] as T)
  while (atRight < right.length) merged.push(right[atRight++] as T)
  return merged
}
