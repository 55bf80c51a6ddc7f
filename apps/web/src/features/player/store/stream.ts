/** A running stream: kept alive by heartbeats that say where it stands, ended on closing. @spec decisions 4.22 */
import { reportPosition, type SegmentLease } from '@quintet/contracts/playback'
import { HEARTBEAT_SECONDS } from '@quintet/domain/streams'
import { call, callOnLeave, isProblem } from '../../../api/call.ts'
import type { Place } from '../engine/engine.ts'
import { dropPosition, keepPosition, nextSequence } from './kept-positions.ts'
import { endStream } from './open-source.ts'

export type Stream = {
  /** Says at once where it stands. */
  tell: () => void
  /** Whether this device was not heard for so long that the stream ended by that alone: it slept, or was cut off. */
  wasSilent: () => boolean
  /** It is over already, or another one takes its place. */
  forget: () => void
  /** Says where it stands, or ended, and leaves the stream to the next track. Undefined: there is none to leave. */
  handOver: (ended?: Place) => HandedOver | undefined
  /** Says where it stands and ends; resolves once the service has heard the place. */
  end: () => Promise<void>
}

/** A stream that goes on with another track. */
export type HandedOver = {
  streamId: string
  told: Promise<void>
  /** When the service was last heard. */
  heardAtMs: number
}

type Streaming = {
  streamId: string
  /** It ran before: when the service was last heard. */
  heardAtMs?: number | undefined
  contentId: number
  heartbeatSeconds: number
  /** Whose place it is; undefined: nobody's. */
  profileId: () => string | undefined
  /** Null: not known yet. */
  place: () => Place | null
  /** The proxy in front lends segments anew. */
  onLease: (lease: SegmentLease | undefined) => void
  /** The service says that it has ended. */
  onEnded: () => void
}

/** Two heartbeats that did not arrive: the stream may be over by the third. */
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
      // The last position first: an ended stream takes none.
      await report(true)
      void endStream(streamId)
    },
  }
}

/** Sends where it stands; null: there is nothing to say yet. A place that may not arrive is kept on the device before. */
async function sayPlace({ streamId, contentId, profileId, place: placeNow }: Streaming, isLeaving: boolean) {
  const at = placeNow()
  if (at === null) return null
  const owner = profileId()
  const place = { position: at.position, sequence: nextSequence(), at: new Date().toISOString() }
  const event = { ...place, profileId: owner ?? '', contentId, duration: at.duration, streamId }
  const body = { ...place, contentId }
  // What has no end has no place to come back to.
  if (owner !== undefined && at.duration > 0) keepPosition(event)
  try {
    const kept = await (isLeaving ? callOnLeave : call)(reportPosition, { params: { id: streamId }, body })
    dropPosition(event)
    return kept
  } catch (error) {
    // A stream that has ended keeps the place nevertheless.
    if (isProblem(error, 'stream_ended')) dropPosition(event)
    throw error
  }
}
