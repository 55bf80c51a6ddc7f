const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 300_000

/**
 * Returns a function that attempts something until it succeeds, waiting longer after each failure. Called again meanwhile, it ends the wait,
 * and attempts once more after an attempt that may have begun too early. @spec decisions 4.31
 */
export function persistently(attempt: () => Promise<boolean>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let stopWaiting = () => {}

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      stopWaiting = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async () => {
    try {
      for (let waitMs = FIRST_WAIT_MS; ;) {
        isAskedAgain = false
        const isDone = await attempt()
        if (isDone && !isAskedAgain) return
        if (!isAskedAgain) await wait(waitMs)
        waitMs = isAskedAgain ? FIRST_WAIT_MS : Math.min(2 * waitMs, LONGEST_WAIT_MS)
      }
    } finally {
      running = undefined
    }
  }

  return () => {
    isAskedAgain = true
    stopWaiting()
    running ??= run()
    return running
  }
}
