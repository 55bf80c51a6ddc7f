/** Background work of a restored copy begins when it is told to. @spec decisions 14.9 */
import type { Foundation } from './foundation.ts'
import type { Stoppable } from './stoppable.ts'

/** Starts at once, or, while this is a restored copy that rests, as soon as it rests no more; `stop` ends the waiting and what was started. */
export async function startOnceAwake(
  { rest, log }: Pick<Foundation, 'rest' | 'log'>,
  start: () => Promise<Stoppable>,
): Promise<Stoppable> {
  const stopping = new AbortController()
  const startAwake = async (): Promise<Stoppable | null> => {
    await rest.ended(stopping.signal)
    return start()
  }
  const running = (await rest.isResting())
    ? startAwake().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'background work did not start')
        return null
      })
    : Promise.resolve(await start())
  return {
    async stop() {
      stopping.abort()
      const work = await running
      await work?.stop()
    },
  }
}
