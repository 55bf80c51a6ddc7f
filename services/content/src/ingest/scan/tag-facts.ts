/** The facts in embedded tags, by kind of title. */
import { cleanLine, cleanText, cleanTitle } from '../../title-fields/clean.ts'
import { fieldsSaidBy } from '../../title-fields/title-fields.ts'
import { distinctPeople, type Facts, type Person } from './facts.ts'
import type { Outline } from './outline.ts'
import type { EmbeddedTags } from './reader.ts'

const MAX_ALBUM_GENRES = 5

export function videoTagFacts(tags: EmbeddedTags): Facts {
  return {
    ...fieldsSaidBy('video', tags),
    title: cleanTitle(tags.title),
    genres: genresOf(tags),
  }
}

export function trackTagFacts(tags: EmbeddedTags): Facts {
  return {
    ...fieldsSaidBy('track', tags),
    title: cleanTitle(tags.title),
    genres: genresOf(tags),
    people: [...person(tags.artist, 'artist'), ...person(tags.composer, 'composer')],
  }
}

/** The facts on which the tags of an album's tracks agree. */
export function albumTagFacts(tracks: readonly EmbeddedTags[]): Facts {
  const artist =
    agreed(tracks.map(({ albumArtist }) => albumArtist)) ?? agreed(tracks.map((tags) => tags.artist))
  return {
    ...fieldsSaidBy('album', tracks),
    title: cleanTitle(agreed(tracks.map(({ album }) => album))),
    genres: [...new Set(tracks.flatMap(genresOf))].slice(0, MAX_ALBUM_GENRES),
    people: isNobody(artist) ? [] : person(artist, 'artist'),
  }
}

/** True if this is a placeholder that compilations use as artist. */
export function isNobody(artist: string | undefined): boolean {
  return /^(?:various(?: artists)?|v\.?\s?a\.?|diverse|verschiedene(?: interpreten)?|sampler)$/i.test(
    artist?.trim() ?? '',
  )
}

export function bookTagFacts(tags: EmbeddedTags, outline: Outline): Facts {
  const author = tags.albumArtist ?? tags.artist
  return {
    ...fieldsSaidBy('book', tags),
    // One part's title is not the book's.
    title:
      outline.media.length > 1 ? withoutDisc(cleanTitle(tags.album)) : cleanTitle(tags.album ?? tags.title),
    description: cleanText(tags.comment),
    genres: genresOf(tags),
    // As in Audiobookshelf, the composer tag of a book is its narrator.
    people: [
      ...person(author, 'author'),
      ...(tags.composer === author ? [] : person(tags.composer, 'narrator')),
    ],
  }
}

/** "Rubinrot CD 1" on the first of many files becomes the book "Rubinrot". */
export function withoutDisc(title: string | undefined): string | undefined {
  const [whole = '', before = ''] = /^(.*?)[\s,(:-](?:cd|dis[ck])\s?\d{1,3}\)?$/i.exec(title ?? '') ?? []
  return whole === '' ? title : (before.split(/[\s,(:-]$/)[0] ?? '').trim() || title
}

function genresOf(tags: EmbeddedTags): string[] {
  return tags.genres.flatMap((genre) => cleanLine(genre, 100) ?? [])
}

function person(written: string | undefined, role: Person['role']): Person[] {
  const name = cleanLine(written)
  return name === undefined ? [] : distinctPeople([{ name, role }])
}

/** The one value on which all that have any agree. */
function agreed(values: readonly (string | undefined)[]): string | undefined {
  const given = new Set(values.flatMap((value) => cleanLine(value, 500) ?? []))
  return given.size === 1 ? [...given][0] : undefined
}
