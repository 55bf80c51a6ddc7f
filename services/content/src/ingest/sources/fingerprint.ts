/** How an import knows what has changed since the last one: by names, sizes and times first, by contents where these differ. */
import { createHash } from 'node:crypto'
import { hashLibraryFiles, type LibraryFile } from '@quintet/media-files/library/library-folder'
import { z } from 'zod'
import type { Outline } from '../scan/outline.ts'

/** Raised when reading changes so much that everything must be read again. */
const READING_VERSION = 1

/** What the database keeps of a title's files. */
const Fingerprint = z.object({
  /** Names, sizes and times of all files. */
  stat: z.string(),
  /** Contents of what describes the title. */
  facts: z.string(),
  /** Contents of what is packaged; empty: there is none. */
  main: z.string(),
  trailer: z.string(),
  /** Contents of the pictures. */
  pictures: z.string(),
})
export type Fingerprint = z.infer<typeof Fingerprint>

export function parseFingerprint(stored: string): Fingerprint | null {
  if (stored === '') return null
  const parsed = Fingerprint.safeParse(JSON.parse(stored))
  return parsed.success ? parsed.data : null
}

/** Cheap: reads no file. */
export function statOf(outline: Outline): string {
  const files = [
    ...describing(outline),
    ...outline.media,
    ...outline.trackFiles,
    ...packagedBeside(outline),
    ...pictureFiles(outline),
  ]
  if (outline.trailer) files.push(outline.trailer)
  return digest([READING_VERSION, files.map(({ path, size, changedMs }) => [path, size, changedMs])])
}

/** Reads the files that make a title; each file of an import is read once. */
export class ContentHasher {
  readonly #known = new Map<string, Promise<string>>()

  async fingerprint(outline: Outline): Promise<Fingerprint> {
    return {
      stat: statOf(outline),
      // What a medium's tags say is part of the title's facts; a change of the medium is a change of both.
      facts: digest([
        READING_VERSION,
        outline.kind,
        outline.named,
        await this.#all([...describing(outline), ...outline.trackFiles]),
      ]),
      main: await this.#some([...outline.media, ...packagedBeside(outline)]),
      trailer: await this.#some(outline.trailer ? [outline.trailer] : []),
      pictures: await this.#some(pictureFiles(outline)),
    }
  }

  async #some(files: readonly LibraryFile[]): Promise<string> {
    return files.length === 0 ? '' : digest(await this.#all(files))
  }

  async #all(files: readonly LibraryFile[]): Promise<string[][]> {
    const hashed: string[][] = []
    for (const file of files) hashed.push([file.path, await this.#hash(file)])
    return hashed
  }

  #hash(file: LibraryFile): Promise<string> {
    const hashing = this.#known.get(file.path) ?? hashLibraryFiles([file])
    this.#known.set(file.path, hashing)
    return hashing
  }
}

function describing(outline: Outline): LibraryFile[] {
  const own = [outline.titleFile, outline.nfo, outline.albumFile, outline.chapters].filter(
    (file) => file !== null,
  )
  return outline.parent ? [...own, ...describing(outline.parent)] : own
}

function packagedBeside(outline: Outline): LibraryFile[] {
  return outline.subtitles.map(({ file }) => file)
}

function pictureFiles(outline: Outline): LibraryFile[] {
  const own = [...outline.pictures.map(({ file }) => file), ...outline.folderPictures]
  return outline.parent ? [...own, ...pictureFiles(outline.parent)] : own
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
