/** What embedded tags say, by kind of title. */
import {
  cleanDate,
  cleanLine,
  cleanText,
  cleanTitle,
  distinctPeople,
  type Facts,
  type Person,
} from './facts.ts'
import type { Outline } from './outline.ts'
import type { EmbeddedTags } from './reader.ts'

const MAX_ALBUM_GENRES = 5

export function videoTagFacts(tags: EmbeddedTags): Facts {
  return {
    title: cleanTitle(tags.title),
    description: cleanText(tags.description),
    year: yearOf(tags),
    releasedOn: cleanDate(tags.releasedOn),
    genres: genresOf(tags),
    language: tags.language,
  }
}

export function trackTagFacts(tags: EmbeddedTags): Facts {
  return {
    title: cleanTitle(tags.title),
    year: yearOf(tags),
    releasedOn: cleanDate(tags.releasedOn),
    genres: genresOf(tags),
    publisher: cleanLine(tags.publisher),
    season: tags.discNumber === 0 ? undefined : tags.discNumber,
    // Zero is how some programs write "none".
    number: tags.trackNumber === 0 ? undefined : tags.trackNumber,
    people: [...people(tags.artists, 'artist'), ...people(tags.composers, 'composer')],
  }
}

/** What the tags of an album's tracks agree on. */
export function albumTagFacts(tracks: readonly EmbeddedTags[]): Facts {
  const artist =
    agreed(tracks.map(({ albumArtist }) => albumArtist)) ?? agreed(tracks.map(({ artists }) => artists[0]))
  const years = tracks.flatMap((tags) => yearOf(tags) ?? [])
  return {
    title: cleanTitle(agreed(tracks.map(({ album }) => album))),
    year: years.length > 0 ? Math.max(...years) : undefined,
    releasedOn: cleanDate(agreed(tracks.map(({ releasedOn }) => releasedOn))),
    genres: [...new Set(tracks.flatMap(genresOf))].slice(0, MAX_ALBUM_GENRES),
    publisher: cleanLine(agreed(tracks.map(({ publisher }) => publisher))),
    people: people(artist === undefined ? [] : [artist], 'artist'),
  }
}

export function bookTagFacts(tags: EmbeddedTags, outline: Outline): Facts {
  const authors = tags.albumArtist === undefined ? tags.artists : [tags.albumArtist]
  // As Audiobookshelf writes it, the reader of a book is its composer.
  const narrators = tags.composers.filter((name) => !authors.includes(name))
  // The title of one part is not the title of the book.
  const title = outline.media.length > 1 ? tags.album : (tags.album ?? tags.title)
  return {
    title: cleanTitle(title),
    description: cleanText(tags.description),
    year: yearOf(tags),
    releasedOn: cleanDate(tags.releasedOn),
    genres: genresOf(tags),
    publisher: cleanLine(tags.publisher),
    language: tags.language,
    people: [...people(authors, 'author'), ...people(narrators, 'narrator')],
  }
}

function yearOf(tags: EmbeddedTags): number | undefined {
  return tags.year !== undefined && tags.year >= 1000 && tags.year <= 9999 ? tags.year : undefined
}

function genresOf(tags: EmbeddedTags): string[] {
  return tags.genres.flatMap((genre) => cleanLine(genre, 100) ?? [])
}

function people(names: readonly string[], role: Person['role']): Person[] {
  return distinctPeople(
    names.flatMap((written) => {
      const name = cleanLine(written)
      return name === undefined ? [] : [{ name, role }]
    }),
  )
}

/** The one value that all who have any agree on. */
function agreed(values: readonly (string | undefined)[]): string | undefined {
  const given = new Set(values.flatMap((value) => cleanLine(value, 500) ?? []))
  return given.size === 1 ? [...given][0] : undefined
}
