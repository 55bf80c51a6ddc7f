import { useEffect } from 'react'
import type { Player } from '../../playing/player.ts'
import { whenIdle } from '../../playing/when-idle.ts'

/** Shows what the member played last in the bar as soon as the page is idle. @spec decisions 11.11 */
export function useKeptQueue(profileId: string | undefined, player: Player): void {
  useEffect(() => {
    if (profileId === undefined) return
    whenIdle(() => {
      const read = import('./kept-queue.ts').then(({ keptQueue }) => keptQueue())
      void read.then((queue) => queue && player.restore(queue)).catch(() => {})
    })
  }, [player, profileId])
}
