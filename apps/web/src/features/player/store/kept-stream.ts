/**
 * Playback from this device alone: it is not a stream of the account, so there are no heartbeats. Positions are stored and sent later; once
 * online, an ordinary stream takes over. @spec decisions 11.33
 */
import { HEARTBEAT_SECONDS } from '@quintet/domain/playback/streams'
import type { Place } from '../engine/engine.ts'
import { keepPosition, nextSequence, sendKeptPositions } from './kept-positions.ts'
import type { Stream } from './stream.ts'

type Keeping = {
  contentId: number
  kept: { id: string; profileId: string }
  place: () => Place | null
  /** Called when the device is back online. */
  onNetwork: () => void
}

/** Like `runStream`; there is no stream to hand over. */
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
    // Nobody else sends them if the page does not know the profile.
    sendKeptPositions(kept.profileId)
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
