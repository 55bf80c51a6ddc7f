/** A running stream: kept alive by heartbeats with the position, ended on closing. @spec decisions 4.22 */
import { reportPosition, type SegmentLease } from '@quintet/contracts/playback'
import { HEARTBEAT_SECONDS } from '@quintet/domain/playback/streams'
import { call, callOnLeave, isProblem } from '../../../api/call.ts'
import type { Place } from '../engine/engine.ts'
import { dropPosition, keepPosition, nextSequence } from './kept-positions.ts'
import { endStream } from './open-source.ts'

export type Stream = {
  /** Reports the position at once. */
  tell: () => void
  /** True if nothing was heard from this device for so long that the stream has ended for that reason alone: it was asleep or cut off. */
  wasSilent: () => boolean
  /** Stops without ending the stream: it is already over or is being replaced. */
  forget: () => void
  /** Reports the position, or the given end, and hands the stream over to the next track. Undefined: there is no stream. */
  handOver: (ended?: Place) => HandedOver | undefined
  /** Reports the position and ends the stream; resolves once the service has the position. */
  end: () => Promise<void>
}

/** A stream that continues with another track. */
export type HandedOver = {
  streamId: string
  told: Promise<void>
  /** When the service last responded. */
  heardAtMs: number
}

type Streaming = {
  streamId: string
  /** When the service last responded, for a stream that was handed over. */
  heardAtMs?: number | undefined
  contentId: number
  heartbeatSeconds: number
  /** The profile whose position it is; undefined: nobody's. */
  profileId: () => string | undefined
  /** Null: not known yet. */
  place: () => Place | null
  /** Called with each new segment lease for the proxy. */
  onLease: (lease: SegmentLease | undefined) => void
  /** Called when the service says that the stream has ended. */
  onEnded: () => void
}

/** After two lost heartbeats, the stream may be over by the third. */
const SILENCE_MS = 2 * HEARTBEAT_SECONDS * 1000

export function runStream(streaming: Streaming): Stream {
  const { streamId, onLease, onEnded } = streaming
  let heardAtMs = streaming.heardAtMs ?? Date.now()
  const over = new AbortController()
  const { signal } = over

  const report = async (isLeaving: boolean, ended?: Place) => {
    const said = sayPlace(ended ? { ...streaming, place: () => ended } : streaming, isLeaving)
    try {
      const kept = await said
      if (!kept) return
      heardAtMs = Date.now()
      onLease(kept.segments)
    } catch (error) {
      const isEnded = isProblem(error, 'stream_ended') || isProblem(error, 'unknown_stream')
      if (isEnded && !signal.aborted && !isLeaving) onEnded()
    }
  }
  const timer = setInterval(() => void report(false), streaming.heartbeatSeconds * 1000)
  const reportLast = () => void report(true)
  document.addEventListener('visibilitychange', () => document.hidden && reportLast(), { signal })
  addEventListener('pagehide', reportLast, { signal })
  const stop = () => {
    clearInterval(timer)
    over.abort()
  }
  return {
    tell: () => void report(false),
    wasSilent: () => Date.now() - heardAtMs > SILENCE_MS,
    forget: stop,
    handOver(ended) {
      stop()
      return { streamId, told: report(true, ended), heardAtMs }
    },
    async end() {
      stop()
      // The position goes first: an ended stream accepts none.
      await report(true)
      void endStream(streamId)
    },
  }
}

/** Reports the position; returns null if there is none yet. It is stored on the device first, since it may not arrive. */
async function sayPlace({ streamId, contentId, profileId, place: placeNow }: Streaming, isLeaving: boolean) {
  const at = placeNow()
  if (at === null) return null
  const owner = profileId()
  const place = { position: at.position, sequence: nextSequence(), at: new Date().toISOString() }
  const event = { ...place, profileId: owner ?? '', contentId, duration: at.duration, streamId }
  const body = { ...place, contentId }
  // A title without an end has no position to return to.
  if (owner !== undefined && at.duration > 0) keepPosition(event)
  try {
    const kept = await (isLeaving ? callOnLeave : call)(reportPosition, { params: { id: streamId }, body })
    dropPosition(event)
    return kept
  } catch (error) {
    // An ended stream still saves the position.
    if (isProblem(error, 'stream_ended')) dropPosition(event)
    throw error
  }
}
