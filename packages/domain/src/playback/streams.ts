/** How many titles an account can play at once, and when a stream ends. @spec decisions 4.21, decisions 4.22 */
import { DAY_MS } from '../basics/milliseconds.ts'

export const MAX_STREAMS = 4

/** Interval of a player's heartbeats, in seconds. */
export const HEARTBEAT_SECONDS = 20

/** A stream without a heartbeat for this long ends. */
export const STREAM_SILENCE_SECONDS = 60

/** Media sent ahead to another program counts as a running stream while it plays, for at most this long. @spec decisions 11.20 */
export const HEARD_AHEAD_SECONDS = 15 * 60

/** How long a front proxy serves segments without asking the service: a heartbeat renews it, and one may be late. */
export const SEGMENT_LEASE_SECONDS = 30

/** Maximum life of a media address, regardless of its stream. */
export const MEDIA_ADDRESS_MS = DAY_MS
