/** Detects what changed since the last import: by names, sizes and times first, by content where these differ. */
import { createHash } from 'node:crypto'
import {
  checkReadable,
  type FileHash,
  hashLibraryFile,
  type LibraryFile,
} from '@quintet/media-files/library/library-folder'
import { z } from 'zod'
import type { Outline } from '../scan/outline.ts'
import { identityOf } from './identity.ts'

/** Version of the reader; raised to make imports read every title of the kind again. 2: tracks' files hold lyrics; 3: and works. */
const readingVersion = (kind: Outline['kind']): number => (kind === 'track' ? 3 : 1)

/** What is stored about a title's files. */
const Fingerprint = z.object({
  /** Names, sizes and times of all files. */
  stat: z.string(),
  /** Contents of the files that describe the title. */
  facts: z.string(),
  /** Contents of what is packaged; empty if there is nothing. */
  main: z.string(),
  trailer: z.string(),
  /** Contents of the pictures. */
  pictures: z.string(),
  /** Contents of what is packaged, regardless of file names; empty if there is nothing or it was not stored yet. */
  content: z.string().default(''),
  /** Stored to recognise the title under another name. */
  identity: z.object({ work: z.string(), detail: z.string() }).nullable().default(null),
})
export type Fingerprint = z.infer<typeof Fingerprint>

export function parseFingerprint(stored: string): Fingerprint | null {
  if (stored === '') return null
  const parsed = Fingerprint.safeParse(JSON.parse(stored))
  return parsed.success ? parsed.data : null
}

/** Cheap: reads no files. */
export function statOf(outline: Outline): string {
  const files = [
    ...describing(outline),
    ...outline.media,
    ...outline.trackFiles,
    ...packagedBeside(outline),
    ...pictureFiles(outline),
  ]
  if (outline.trailer) files.push(outline.trailer)
  const seen = files.map(({ path, size, changedMs }) => [path, size, changedMs])
  return digest([readingVersion(outline.kind), seen, ...saidOf(outline)])
}

/** Hashes the files of titles; each file is read once per import. */
export class ContentHasher {
  readonly #known = new Map<string, Promise<FileHash>>()
  readonly #signal: AbortSignal | undefined

  constructor(signal?: AbortSignal) {
    this.#signal = signal
  }

  async fingerprint(outline: Outline): Promise<Fingerprint> {
    return {
      stat: statOf(outline),
      // Tags in the media are part of the title's facts, so a change of the media changes both.
      facts: digest([
        readingVersion(outline.kind),
        outline.kind,
        outline.named,
        await this.#all([...describing(outline), ...outline.trackFiles]),
        ...saidOf(outline),
      ]),
      main: await this.#main(outline),
      trailer: await this.#some(outline.trailer ? [outline.trailer] : []),
      pictures: await this.#some(pictureFiles(outline)),
      content: await this.content(outline),
      identity: identityOf(outline),
    }
  }

  /** Hashes what is packaged: the media in order, a game's files with their paths, and the subtitles with their properties. */
  async content(outline: Outline): Promise<string> {
    const { media, bundleFolder, subtitles } = outline
    if (media.length === 0) return ''
    const held: unknown[] = []
    for (const file of media) held.push([placeOf(file, media, bundleFolder), (await this.#hash(file)).bytes])
    for (const { file, language, kind, isForced } of subtitles)
      held.push([language, kind, isForced, (await this.#hash(file)).bytes])
    if (outline.cue?.span) held.push(outline.cue.span)
    return contentSize(outline) + digest(held)
  }

  async #main(outline: Outline): Promise<string> {
    const files = await this.#some([...outline.media, ...packagedBeside(outline)])
    return outline.cue?.span ? digest([files, outline.cue.span]) : files
  }

  async #some(files: readonly LibraryFile[]): Promise<string> {
    return files.length === 0 ? '' : digest(await this.#all(files))
  }

  async #all(files: readonly LibraryFile[]): Promise<string[][]> {
    const hashed: string[][] = []
    for (const file of files) hashed.push([file.path, (await this.#hash(file)).placed])
    return hashed
  }

  #hash(file: LibraryFile): Promise<FileHash> {
    const hashing = this.#known.get(file.path) ?? hashLibraryFile(file, this.#signal)
    this.#known.set(file.path, hashing)
    return hashing
  }
}

/** What an import makes for a title: the media with what is packaged with them, a trailer, and pictures. */
export type Made = 'main' | 'trailer' | 'pictures'

/** What would be made for a new title, without reading its files. Throws `LibraryError` if they are not readable. */
export async function toMake(outline: Outline): Promise<Made[]> {
  const files: Record<Made, readonly LibraryFile[]> = {
    main: [...outline.media, ...packagedBeside(outline)],
    trailer: outline.trailer ? [outline.trailer] : [],
    pictures: pictureFiles(outline),
  }
  for (const file of Object.values(files).flat()) await checkReadable(file)
  return MADE.filter((what) => files[what].length > 0)
}

/** What would be made again. */
export function toMakeAnew(now: Fingerprint, last: Fingerprint): Made[] {
  return MADE.filter((what) => now[what] !== '' && now[what] !== last[what])
}

const MADE: readonly Made[] = ['main', 'trailer', 'pictures']

/** The prefix of a `content` with that many bytes, without reading files. */
export function contentSize({ media, subtitles }: Outline): string {
  const files = [...media, ...subtitles.map(({ file }) => file)]
  return `${files.reduce((sum, { size }) => sum + size, 0)}:`
}

// The parts of a book are its chapters, named after their files.
function placeOf({ path }: LibraryFile, media: readonly LibraryFile[], bundleFolder: string | null): string {
  if (bundleFolder !== null) return path.slice(bundleFolder.length)
  return media.length === 1 ? '' : path.slice(path.lastIndexOf('/') + 1)
}

/** Media that were only renamed are not packaged again. */
export function withKnownMedia(now: Fingerprint, last: Fingerprint | null): Fingerprint {
  return last !== null && last.content !== '' && last.content === now.content
    ? { ...now, main: last.main }
    : now
}

// What the operator assigned to the whole folder. Empty if nothing, so that fingerprints stored before this existed still match.
function saidOf({ genre, parent }: Outline): string[] {
  // A second loose track of an album changes the first one's parent.
  return [...(genre === null ? [] : [genre]), ...(parent?.isByTags ? [parent.key] : [])]
}

function describing(outline: Outline): LibraryFile[] {
  const { titleFile, nfo, albumFile, chapters, lyrics, cue, bookFiles } = outline
  const beside = [titleFile, nfo, albumFile, chapters, lyrics?.file ?? null, cue?.file ?? null, ...bookFiles]
  const own = beside.filter((file) => file !== null)
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
