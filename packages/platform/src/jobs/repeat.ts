/** Work in the background that looks again and again for something to do. */
import type { Log } from '../log/log.ts'

type Repetition = {
  /** The pause between the end of a run and the start of the next one. */
  pauseMs: number
  log: Log
  /** The log message of a run that failed; the next one starts regardless. */
  failure: string
}

/**
 * Runs `work` at once and then repeatedly until `stop`, which waits for the current run to finish. Work that may be long should end early
 * when its signal is aborted, because a shutdown only takes so long.
 */
export function repeat(
  work: (stopped: AbortSignal) => Promise<unknown>,
  { pauseMs, log, failure }: Repetition,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const stopped = new AbortController()
  const run = (): void => {
    running = work(stopped.signal)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        if (!stopped.signal.aborted) timer = setTimeout(run, pauseMs)
      })
  }
  run()
  return {
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await running
    },
  }
}
