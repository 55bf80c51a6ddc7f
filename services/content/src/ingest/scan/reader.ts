/** The outside access that reading a library needs: text files, and data inside media files. */
import type { EmbeddedLyrics } from '@quintet/media-files/tools/lyrics'
import type { MediaTags } from '@quintet/media-files/tools/tags'
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import type { TitleChapter } from './facts.ts'

/** Tags in a media file, without the cover's bytes. */
export type EmbeddedTags = Omit<MediaTags, 'cover'> & { hasCover: boolean }

export type LibraryReader = {
  /** Throws `LibraryError`. */
  text(file: LibraryFile): Promise<string>
  /** Never throws: an unreadable file has no tags, and its packaging will report what is wrong. */
  tags(file: LibraryFile): Promise<EmbeddedTags>
  /** Lyrics embedded in a track, timed ones first. Never throws; not cached, as they may be long. */
  lyrics(file: LibraryFile): Promise<EmbeddedLyrics[]>
  /** Running time in seconds and chapters; null if the file is damaged or could not be read (see `isUnsure`). */
  timing(file: LibraryFile): Promise<{ durationSeconds: number; chapters: TitleChapter[] } | null>
  /** The lines and codec of a film's picture; null as for `timing`. */
  picture(file: LibraryFile): Promise<{ lines: number; codec: string } | null>
  /** True if the machine was at fault (no ffprobe, no memory), not the file, so that reading it again may work. */
  isUnsure(file: LibraryFile): boolean
}
