/** Waits for what may be stuck. */

/** What `work` gives; null where it fails or takes longer than `withinMs`. It goes on unheard. */
export function inTime<T>(work: Promise<T>, withinMs: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), withinMs)
    work.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer))
  })
}
