/** `album.json`, which lists the tracks of an album whose files have no tags. */
import { z } from 'zod'
import { cleanLine, cleanText, cleanTitle } from '../../title-fields/clean.ts'
import { fieldsSaidBy } from '../../title-fields/title-fields.ts'
import type { Facts } from './facts.ts'

const Names = z.union([z.string(), z.number()]).optional().catch(undefined)
const Genres = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .catch(undefined)

const AlbumFile = z.object({
  title: Names,
  author: Names,
  artist: Names,
  date: Names,
  year: Names,
  description: Names,
  genre: Genres,
  genres: Genres,
  album_cover_filename: Names,
  cover: Names,
  tracks: z
    .array(z.object({ filename: Names, file: Names, title: Names, author: Names, artist: Names }).catch({}))
    .max(2000)
    .catch([])
    .default([]),
})

export type AlbumFacts = {
  album: Facts
  /** File name of the cover in the album's folder. */
  coverName: string | undefined
  /** By file name in lower case. */
  tracks: ReadonlyMap<string, Facts>
}

/** Reads `album.json`. Throws `SyntaxError` if it is not JSON; returns null if it is not an object. */
export function readAlbumFile(written: string): AlbumFacts | null {
  const parsed = AlbumFile.safeParse(JSON.parse(written))
  if (!parsed.success) return null
  const file = parsed.data
  const artist = cleanLine(file.artist) ?? cleanLine(file.author)
  const tracks = file.tracks.flatMap((track, place): [string, Facts][] => {
    const name = cleanLine(track.filename) ?? cleanLine(track.file)
    if (name === undefined) return []
    const by = cleanLine(track.artist) ?? cleanLine(track.author) ?? artist
    return [
      [
        name.toLowerCase(),
        {
          title: cleanTitle(track.title),
          number: place + 1,
          people: by === undefined ? [] : [{ name: by, role: 'artist' }],
        },
      ],
    ]
  })
  return {
    album: {
      ...fieldsSaidBy('albumFile', file),
      title: cleanTitle(file.title),
      description: cleanText(file.description),
      people: artist === undefined ? [] : [{ name: artist, role: 'artist' }],
      genres: [file.genre ?? [], file.genres ?? []].flat().flatMap((genre) => cleanLine(genre, 100) ?? []),
    },
    coverName: cleanLine(file.album_cover_filename) ?? cleanLine(file.cover),
    tracks: new Map(tracks),
  }
}
