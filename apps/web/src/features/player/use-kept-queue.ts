import { getQueue } from '@quintet/contracts/queue'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import type { Player } from '../../playing/player.ts'
import { whenIdle } from '../../playing/when-idle.ts'

/** Shows what the member played last in the bar as soon as the page is idle, before the player's code. @spec decisions 11.11 */
export function useKeptQueue(profileId: string | undefined, player: Player): void {
  useEffect(() => {
    if (profileId === undefined) return
    whenIdle(() => void restore(player).catch(() => {}))
  }, [player, profileId])
}

async function restore(player: Player): Promise<void> {
  const queue = await call(getQueue)
  if (queue.entries.length > 0) player.restore(queue)
}
