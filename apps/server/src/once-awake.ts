/** Starts the background work of a restored copy only after it is resumed. @spec decisions 14.9 */
import type { Foundation } from './foundation.ts'
import type { Stoppable } from './stoppable.ts'

/** Starts at once, or, in a resting restored copy, as soon as it is resumed; `stop` ends the waiting and whatever was started. */
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
        if (!stopping.signal.aborted) log.error({ err: error }, 'background work failed to start')
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
