/** Work in the background that looks again and again for something to do. */
import type { Log } from '../log/log.ts'

type Repetition = {
  /** The pause between the end of a run and the start of the next one. */
  pauseMs: number
  log: Log
  /** The log message of a run that failed; the next one starts regardless. */
  failure: string
}

/** Runs `work` at once and then repeatedly until `stop`, which waits for the current run to finish. */
export function repeat(
  work: () => Promise<unknown>,
  { pauseMs, log, failure }: Repetition,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const run = (): void => {
    running = work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, pauseMs)
      })
  }
  run()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
