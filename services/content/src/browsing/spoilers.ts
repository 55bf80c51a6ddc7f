/**
 * What a profile that hides spoilers is not told about titles it has not watched; this is the only place that decides it. Prepared bytes
 * for everyone else stay unchanged. @spec product 4.3
 */
import type { ContentItem } from '@quintet/contracts/content'
import { isUndecided } from '@quintet/domain/live/broadcast'
import type { Language } from '@quintet/domain/basics/languages'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { canBeSpoiled, withoutScores } from '@quintet/domain/playback/spoilers'
import type { Database } from '@quintet/platform/db/database'
import { isMember, type Viewer } from '@quintet/platform/identity/viewer'
import { createHash } from 'node:crypto'
import { watchedBy } from '../history/service.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { liveOf, wireAt } from '../catalogue/live-wire.ts'
import { jsonOf } from '../catalogue/title-record.ts'
import type { Title } from '../catalogue/title.ts'
import { embedscriptOf } from '../catalogue/title-wire.ts'
import { titlesFor } from '../catalogue/visibility.ts'

export type Spoilers = {
  /** Changes whenever the withheld fields change; part of the ETag. */
  tag: string
  withholds: (title: Title) => boolean
  nameOf: (title: Title, language: Language) => string
  /** The item as this member may see it. */
  itemOf: (title: Title, language: Language) => ContentItem
}

/** Null for viewers who do not hide spoilers, so that it costs them nothing. */
export async function spoilersFor(
  db: Database,
  catalogue: Catalogue,
  viewer: Viewer | null,
  now: Date,
): Promise<Spoilers | null> {
  if (!isMember(viewer) || !viewer.hidesSpoilers) return null
  const index = titlesFor(catalogue, viewer)
  // Nor does the ETag of a locked device depend on what it must not see.
  const seen = (await watchedBy(db, viewer.profileId)).filter(
    (id) => !viewer.kidLocked || index.find(id, now) !== null,
  )
  const known = new Set(seen)
  const withholds = (title: Title) => canBeSpoiled(title) && !known.has(title.id)
  const digest = createHash('sha256').update(seen.join()).digest('base64url').slice(0, 16)
  return {
    // A live match becomes a recording in the minute it ends.
    tag: `.${digest}.${Math.floor(now.getTime() / MINUTE_MS)}`,
    withholds,
    nameOf: (title, language) => (withholds(title) ? openName(title, language) : title.names[language]),
    itemOf(title, language) {
      const item = toItem(title, language, now)
      if (!withholds(title)) return item
      const name = openName(title, language)
      const open = {
        ...item,
        attributes: { ...item.attributes, title: name },
        ...(item.representation ? { representation: { embedscript: embedscriptOf(title, name) } } : {}),
      }
      if (title.kind === 'event') return withoutResult(open, title, now)
      const series = title.parentId === null ? null : index.find(title.parentId, now)
      return withoutStory(open, series && toItem(series, language, now))
    },
  }
}

function toItem(title: Title, language: Language, now: Date): ContentItem {
  return JSON.parse(jsonOf(wireAt(title, language, now))) as ContentItem
}

const EPISODE: Record<Language, string> = { de: 'Folge', en: 'Episode' }

function openName({ kind, names, number }: Title, language: Language): string {
  return kind === 'episode' ? `${EPISODE[language]} ${number ?? ''}`.trim() : withoutScores(names[language])
}

/** The name of an event as a profile that hides spoilers may read it, also in emails. */
export const nameWithoutResult = withoutScores

/** An episode reduced to its number, with its series' pictures. */
function withoutStory(item: ContentItem, series: ContentItem | null): ContentItem {
  const { description: _, short_description: __, chapters: ___, ...attributes } = item.attributes
  const { artwork = {}, thumbnails = {} } = series ?? {}
  return { ...item, attributes, artwork, thumbnails, withheld: true }
}

/** A match without text, length, chapters and frames; one that has not ended only has scores removed. */
function withoutResult(item: ContentItem, title: Title, now: Date): ContentItem {
  const {
    description,
    short_description,
    duration: _,
    chapters: __,
    result: ___,
    ...attributes
  } = item.attributes
  const live = liveOf(title, now)
  if (live && isUndecided(live.state))
    return {
      ...item,
      attributes: {
        ...item.attributes,
        ...(description === undefined ? {} : { description: withoutScores(description) }),
        ...(short_description === undefined ? {} : { short_description: withoutScores(short_description) }),
      },
    }
  // The end of a recording reveals how long the match took.
  const ends = typeof item.live === 'object' && !title.live?.hasSaidEnd ? withoutEnd(item.live) : item.live
  const pictures = title.isPicturedByFrame ? { artwork: {}, thumbnails: {} } : {}
  return { ...item, ...pictures, live: ends, attributes, withheld: true }
}

function withoutEnd(live: Exclude<ContentItem['live'], boolean>) {
  const { endsAt: _, ...open } = live
  return open
}
