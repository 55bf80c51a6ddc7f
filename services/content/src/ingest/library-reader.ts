/** Reads the actual files of a library: text from disk, tags and chapters with the media tools. */
import { type LibraryFile, readLibraryText } from '@quintet/media-files/library/library-folder'
import { readLyrics } from '@quintet/media-files/tools/lyrics'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { type MediaFacts, probe } from '@quintet/media-files/tools/probe'
import { readTags } from '@quintet/media-files/tools/tags'
import type { EmbeddedTags, LibraryReader } from './scan/reader.ts'

/** A reader for one import; each file's tags are read once. */
export function openLibraryReader(signal?: AbortSignal): LibraryReader {
  const known = new Map<string, Promise<EmbeddedTags>>()
  const unsure = new Set<string>()
  const look = async (file: LibraryFile): Promise<MediaFacts | null> => {
    try {
      return await probe(file.diskPath, signal ? { signal } : {})
    } catch (error) {
      // Packaging detects and reports errors in the file itself.
      if (!(error instanceof MediaToolError && error.isFinal)) unsure.add(file.path)
      return null
    }
  }
  return {
    text: readLibraryText,
    tags(file) {
      const reading = known.get(file.path) ?? tagsOf(file)
      known.set(file.path, reading)
      return reading
    },
    lyrics: ({ diskPath }) => readLyrics(diskPath),
    async timing(file) {
      const facts = await look(file)
      return facts && { durationSeconds: facts.durationSeconds, chapters: facts.chapters }
    },
    async picture(file) {
      const video = (await look(file))?.video
      return video ? { lines: Math.min(video.width, video.height), codec: video.codec } : null
    },
    isUnsure: (file) => unsure.has(file.path),
  }
}

async function tagsOf(file: LibraryFile): Promise<EmbeddedTags> {
  try {
    const { cover, ...tags } = await readTags(file.diskPath, { withCover: true })
    return { ...tags, hasCover: cover !== undefined }
  } catch {
    return { genres: [], hasCover: false }
  }
}
