/** What reading a library needs from outside: texts, and what lies inside media files. */
import type { EmbeddedLyrics } from '@quintet/media-files/tools/lyrics'
import type { MediaTags } from '@quintet/media-files/tools/tags'
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import type { TitleChapter } from './facts.ts'

/** Tags inside a media file, without the cover's bytes. */
export type EmbeddedTags = Omit<MediaTags, 'cover'> & { hasCover: boolean }

export type LibraryReader = {
  /** Throws `LibraryError`. */
  text(file: LibraryFile): Promise<string>
  /** Never throws: a file that cannot be read has no tags, and its packaging will say what is wrong with it. */
  tags(file: LibraryFile): Promise<EmbeddedTags>
  /** Words inside a track, timed ones first. Never throws; not kept, since they may be long. */
  lyrics(file: LibraryFile): Promise<EmbeddedLyrics[]>
  /** Running time in seconds and chapters; null when the file is damaged, or nobody could look (see `isUnsure`). */
  timing(file: LibraryFile): Promise<{ durationSeconds: number; chapters: TitleChapter[] } | null>
  /** How large a film's picture is and how it is coded; null as for `timing`. */
  picture(file: LibraryFile): Promise<{ lines: number; codec: string } | null>
  /** Whether the machine was at fault (no ffprobe, no memory), not the file: it is worth another look. */
  isUnsure(file: LibraryFile): boolean
}
