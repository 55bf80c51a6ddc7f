/** How many titles an account plays at once, and when a stream is over. @spec decisions 4.21, decisions 4.22 */

export const MAX_STREAMS = 4

/** How often a player says that it lives, in seconds. */
export const HEARTBEAT_SECONDS = 20

/** A stream without a sign of life for this long ends. */
export const STREAM_SILENCE_SECONDS = 60

/** What was sent ahead to another program counts as running while it is heard, at most so long. @spec decisions 11.20 */
export const HEARD_AHEAD_SECONDS = 15 * 60

/** How long a proxy in front sends segments without asking the service: a heartbeat renews it, and one may come late. */
export const SEGMENT_LEASE_SECONDS = 30

/** The longest life of a media address, whatever its stream does. */
export const MEDIA_ADDRESS_MS = 24 * 60 * 60 * 1000
