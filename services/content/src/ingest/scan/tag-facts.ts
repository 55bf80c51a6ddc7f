/** What embedded tags say, by kind of title. */
import { languageOf } from './names.ts'
import { cleanLine, cleanText, cleanTitle, distinctPeople, type Facts, type Person } from './facts.ts'
import type { Outline } from './outline.ts'
import type { EmbeddedTags } from './reader.ts'

const MAX_ALBUM_GENRES = 5

export function videoTagFacts(tags: EmbeddedTags): Facts {
  return {
    title: cleanTitle(tags.title),
    year: yearOf(tags),
    genres: genresOf(tags),
    language: languageOf(tags.language ?? '') ?? undefined,
  }
}

export function trackTagFacts(tags: EmbeddedTags): Facts {
  return {
    title: cleanTitle(tags.title),
    year: yearOf(tags),
    genres: genresOf(tags),
    publisher: cleanLine(tags.publisher),
    // Zero is how some programs write "none".
    season: tags.disc || undefined,
    number: tags.track || undefined,
    people: [...person(tags.artist, 'artist'), ...person(tags.composer, 'composer')],
  }
}

/** What the tags of an album's tracks agree on. */
export function albumTagFacts(tracks: readonly EmbeddedTags[]): Facts {
  const artist =
    agreed(tracks.map(({ albumArtist }) => albumArtist)) ?? agreed(tracks.map((tags) => tags.artist))
  const years = tracks.flatMap((tags) => yearOf(tags) ?? [])
  return {
    title: cleanTitle(agreed(tracks.map(({ album }) => album))),
    year: years.length > 0 ? Math.max(...years) : undefined,
    genres: [...new Set(tracks.flatMap(genresOf))].slice(0, MAX_ALBUM_GENRES),
    publisher: cleanLine(agreed(tracks.map(({ publisher }) => publisher))),
    people: person(artist, 'artist'),
  }
}

export function bookTagFacts(tags: EmbeddedTags, outline: Outline): Facts {
  const author = tags.albumArtist ?? tags.artist
  return {
    // The title of one part is not the title of the book.
    title: cleanTitle(outline.media.length > 1 ? tags.album : (tags.album ?? tags.title)),
    description: cleanText(tags.comment),
    year: yearOf(tags),
    genres: genresOf(tags),
    publisher: cleanLine(tags.publisher),
    language: languageOf(tags.language ?? '') ?? undefined,
    // As Audiobookshelf writes it, the reader of a book is its composer.
    people: [
      ...person(author, 'author'),
      ...(tags.composer === author ? [] : person(tags.composer, 'narrator')),
    ],
  }
}

function yearOf({ year }: EmbeddedTags): number | undefined {
  return year !== undefined && year >= 1000 && year <= 9999 ? year : undefined
}

function genresOf(tags: EmbeddedTags): string[] {
  return tags.genres.flatMap((genre) => cleanLine(genre, 100) ?? [])
}

function person(written: string | undefined, role: Person['role']): Person[] {
  const name = cleanLine(written)
  return name === undefined ? [] : distinctPeople([{ name, role }])
}

/** The one value that all who have any agree on. */
function agreed(values: readonly (string | undefined)[]): string | undefined {
  const given = new Set(values.flatMap((value) => cleanLine(value, 500) ?? []))
  return given.size === 1 ? [...given][0] : undefined
}
