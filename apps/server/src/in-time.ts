/** Waits for work that may hang. */

/** Returns the result of `work`; null if it fails or takes longer than `withinMs`. Its later outcome is ignored. */
export function inTime<T>(work: Promise<T>, withinMs: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), withinMs)
    work.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer))
  })
}
