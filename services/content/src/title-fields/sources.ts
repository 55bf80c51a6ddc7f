/** Sources that an import reads besides `quintet.json`. For each field, the first source in this order wins. */
import type { ExtraKind } from '@quintet/domain/catalogue/extras'
import type { MediaTags } from '@quintet/media-files/tools/tags'

/** For an audiobook: its series, and its position in it. */
export type Series = { name: string; position: number | null }

export type Tags = Omit<MediaTags, 'cover'>

export type Sources = {
  /** An NFO's elements by name: the text of one, or of all with that name. */
  nfo: { text: (name: string) => string | undefined; list: (name: string) => string[] }
  /** Tags of a film, an episode, a match. */
  video: Tags
  track: Tags
  /** Tags of all tracks of an album. */
  album: readonly Tags[]
  /** Tags of a book's first file. */
  book: Tags
  albumFile: { year?: string | number | undefined; date?: string | number | undefined }
  /** Names of files and folders. */
  name: {
    year: number | null
    season: number | null
    number: number | null
    date: string | null
    place: number | null
    series: Series | null
    extraKind: ExtraKind | null
  }
}
