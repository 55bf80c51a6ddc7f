/** What a low-latency HLS player waits for: a playlist that contains a segment, or a part of one. RFC 8216bis section 6.2.5.2 */

/** `part` is null for a whole segment. */
export type AwaitedPiece = { segment: number; part: number | null }

/** How far a channel has come: its newest complete segment, and the number of parts after it. */
export type Standing = { segment: number; openParts: number }

/** A player that asks for more is mistaken. */
const AHEAD_SEGMENTS = 2

const NUMBER = /^\d{1,9}$/

/** What the query of a playlist's address waits for; undefined if nothing. */
export function readAwaited(query: Record<string, unknown>): AwaitedPiece | undefined {
  const [segment, part] = [query['_HLS_msn'], query['_HLS_part']].map((value) =>
    typeof value === 'string' && NUMBER.test(value) ? Number(value) : null,
  )
  return segment === undefined || segment === null ? undefined : { segment, part: part ?? null }
}

/** Parses the name of a part below its run, such as `v-360p/12.3.m4s`; undefined if it is not a part. */
export function readPartName(name: string): AwaitedPiece | undefined {
  const [, segment, part] = /\/(\d+)\.(\d+)\.m4s$/.exec(name) ?? []
  return segment === undefined ? undefined : { segment: Number(segment), part: Number(part) }
}

export function isThere({ segment, part }: AwaitedPiece, { segment: last, openParts }: Standing): boolean {
  return last >= segment || (part !== null && segment === last + 1 && openParts > part)
}

export function isTooFarAhead({ segment }: AwaitedPiece, { segment: last }: Standing): boolean {
  return segment > last + AHEAD_SEGMENTS
}
