/** A live event as it goes over the wire at a time: how it stands, and nothing of what is still to come. @spec decisions 12.2 */
import type { ContentItem } from '@quintet/contracts/content'
import { isUndecided, liveState } from '@quintet/domain/broadcast'
import type { Language } from '@quintet/domain/languages'
import type { Wire } from './title-record.ts'
import { isPlayable, type Title } from './title.ts'

type Live = Exclude<ContentItem['live'], boolean>

/** How an event stands; null: the title is none, or has no time. */
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

/** The end of a recording tells how long a match takes: not before it is over, where nobody announced it. */
export function isEndSecret({ live, endsAt }: Pick<Title, 'live' | 'endsAt'>, now: Date): boolean {
  return live !== null && !live.hasSaidEnd && now.getTime() < endsAt
}

/** What makes of the shared part, which ends within the attributes, a whole object. */
const END = '"end":0}}'

/** What goes over the wire at a time: of a live event that depends on it. */
export function wireAt(title: Title, language: Language, now: Date): Wire {
  // Asked of a column first: the facts are read for those alone that have a start.
  const isLive = Number.isFinite(title.startsAt) && title.live !== null
  return isLive ? liveWire(title.wire(language), title, now) : title.wire(language)
}

/** The same bytes with the state of the moment. Few titles are live: these are read and written anew. */
function liveWire(wire: Wire, title: Title, now: Date): Wire {
  const { source, shared, sharedLength, own, ownLength, visitorLength } = wire
  const item = JSON.parse(source.toString('utf8', shared, shared + sharedLength) + END) as ContentItem
  const live = liveOf(title, now) ?? item.live
  const { chapters: _, duration: __, result: ___, ...attributes } = item.attributes
  // What a recording is divided into tells what will happen, its length how long it takes, its result how it ends, a frame of it all of that.
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
