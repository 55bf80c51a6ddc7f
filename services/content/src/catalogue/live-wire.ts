/** A live event on the wire at a given time: its state, and nothing that is still to come. @spec decisions 12.2 */
import type { ContentItem } from '@quintet/contracts/content'
import { isUndecided, liveState } from '@quintet/domain/live/broadcast'
import type { Language } from '@quintet/domain/basics/languages'
import type { Wire } from './title-record.ts'
import { isPlayable, type Title } from './title.ts'

type Live = Exclude<ContentItem['live'], boolean>

/** The state of an event; null if the title is not one, or has no start time. */
export function liveOf(title: Title, now: Date): Live | null {
  if (!title.live) return null
  const startsAt = new Date(title.startsAt).toISOString()
  const endsAt = Number.isFinite(title.endsAt) ? new Date(title.endsAt).toISOString() : undefined
  const isRecorded = isPlayable(title)
  const { dvrSeconds, startOver } = title.live
  return {
    state: liveState({ startsAt, endsAt, isRecorded }, now.toISOString()),
    startsAt,
    ...(endsAt === undefined || isEndSecret(title, now) ? {} : { endsAt }),
    dvrSeconds,
    startOver,
  }
}

/** The end of a recording reveals how long a match takes: hidden until it is over, unless the end was announced. */
export function isEndSecret({ live, endsAt }: Pick<Title, 'live' | 'endsAt'>, now: Date): boolean {
  return live !== null && !live.hasSaidEnd && now.getTime() < endsAt
}

/** Completes the shared part, which ends within the attributes, to a whole object. */
const END = '"end":0}}'

/** A title's bytes at a given time; they depend on it only for live events. */
export function wireAt(title: Title, language: Language, now: Date): Wire {
  // Checks a column first, so that the facts are only read for titles with a start.
  const isLive = Number.isFinite(title.startsAt) && title.live !== null
  return isLive ? liveWire(title.wire(language), title, now) : title.wire(language)
}

/** The same bytes with the current state. Few titles are live, so parsing and rewriting these is cheap. */
function liveWire(wire: Wire, title: Title, now: Date): Wire {
  const { source, shared, sharedLength, own, ownLength, visitorLength } = wire
  const item = JSON.parse(source.toString('utf8', shared, shared + sharedLength) + END) as ContentItem
  const live = liveOf(title, now) ?? item.live
  const { chapters: _, duration: __, result: ___, ...attributes } = item.attributes
  // A recording's chapters, length, result and frames all reveal what is still to come.
  const isTold = typeof live === 'boolean' || !isUndecided(live.state)
  const told = isTold ? item.attributes : attributes
  const pictures = !isTold && title.isPicturedByFrame ? { artwork: {}, thumbnails: {} } : {}
  const text = JSON.stringify({ ...item, ...pictures, live, attributes: told }).slice(0, -END.length)
  const head = Buffer.from(text)
  return {
    source: Buffer.concat([head, source.subarray(own, own + ownLength)]),
    shared: 0,
    sharedLength: head.length,
    own: head.length,
    ownLength,
    visitorLength,
  }
}
