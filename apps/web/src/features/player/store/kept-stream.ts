/**
 * What plays out of this device alone: no stream of the account, so nobody is told that it lives. Where it stands is kept and sent
 * later; with a network an ordinary stream goes on. @spec decisions 11.33
 */
import { HEARTBEAT_SECONDS } from '@quintet/domain/streams'
import type { Place } from '../engine/engine.ts'
import { keepPosition, nextSequence, sendKeptPositions } from './kept-positions.ts'
import type { Stream } from './stream.ts'

type Keeping = {
  contentId: number
  kept: { id: string; profileId: string }
  place: () => Place | null
  /** The network is back. */
  onNetwork: () => void
}

/** As `runStream`; there is no stream to hand over. */
export function runKept({ contentId, kept, place, onNetwork }: Keeping): Stream {
  const over = new AbortController()
  const { signal } = over
  const tell = (ended?: Place) => {
    const at = ended ?? place()
    if (at === null || at.duration <= 0) return
    keepPosition({
      ...at,
      profileId: kept.profileId,
      contentId,
      streamId: kept.id,
      sequence: nextSequence(),
      at: new Date().toISOString(),
    })
  }
  const timer = setInterval(() => tell(), HEARTBEAT_SECONDS * 1000)
  document.addEventListener('visibilitychange', () => document.hidden && tell(), { signal })
  addEventListener('pagehide', () => tell(), { signal })
  const onOnline = () => {
    tell()
    // Nobody else does where the page does not know who listens.
    void sendKeptPositions(kept.profileId)
    onNetwork()
  }
  addEventListener('online', onOnline, { signal })
  const stop = (ended?: Place) => {
    tell(ended)
    clearInterval(timer)
    over.abort()
  }
  return {
    tell: () => tell(),
    wasSilent: () => true,
    forget: () => stop(),
    handOver(ended) {
      stop(ended)
      return undefined
    },
    end: async () => stop(),
  }
}
