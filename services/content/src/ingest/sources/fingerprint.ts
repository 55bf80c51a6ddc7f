/** How an import knows what has changed since the last one: by names, sizes and times first, by contents where these differ. */
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

/** Raised when reading changes so much that every title of the kind must be read again. 2: tracks' files hold lyrics; 3: and works. */
const readingVersion = (kind: Outline['kind']): number => (kind === 'track' ? 3 : 1)

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
  /** Contents of what is packaged, whatever the files are called; empty: there is none, or it was not kept yet. */
  content: z.string().default(''),
  /** Kept to know the title again under another name. */
  identity: z.object({ work: z.string(), detail: z.string() }).nullable().default(null),
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
  const seen = files.map(({ path, size, changedMs }) => [path, size, changedMs])
  return digest([readingVersion(outline.kind), seen, ...saidOf(outline)])
}

/** Reads the files that make a title; each file of an import is read once. */
export class ContentHasher {
  readonly #known = new Map<string, Promise<FileHash>>()
  readonly #signal: AbortSignal | undefined

  constructor(signal?: AbortSignal) {
    this.#signal = signal
  }

  async fingerprint(outline: Outline): Promise<Fingerprint> {
    return {
      stat: statOf(outline),
      // What a medium's tags say is part of the title's facts; a change of the medium is a change of both.
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

  /** What is packaged: the media in their order, a game's by their places in it, and the subtitles by what they are. */
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

/** What an import makes of a title, each of some files; the media themselves and what is packaged with them, a trailer, pictures. */
export type Made = 'main' | 'trailer' | 'pictures'

/** What there would be to make of a title that nobody knows yet: told without reading it. Throws `LibraryError` where it cannot be read. */
export async function toMake(outline: Outline): Promise<Made[]> {
  const files: Record<Made, readonly LibraryFile[]> = {
    main: [...outline.media, ...packagedBeside(outline)],
    trailer: outline.trailer ? [outline.trailer] : [],
    pictures: pictureFiles(outline),
  }
  for (const file of Object.values(files).flat()) await checkReadable(file)
  return MADE.filter((what) => files[what].length > 0)
}

/** What would be made anew. */
export function toMakeAnew(now: Fingerprint, last: Fingerprint): Made[] {
  return MADE.filter((what) => now[what] !== '' && now[what] !== last[what])
}

const MADE: readonly Made[] = ['main', 'trailer', 'pictures']

/** How each `content` of that many bytes begins: told without reading a file. */
export function contentSize({ media, subtitles }: Outline): string {
  const files = [...media, ...subtitles.map(({ file }) => file)]
  return `${files.reduce((sum, { size }) => sum + size, 0)}:`
}

// The parts of a book are its chapters, called after their files.
function placeOf({ path }: LibraryFile, media: readonly LibraryFile[], bundleFolder: string | null): string {
  if (bundleFolder !== null) return path.slice(bundleFolder.length)
  return media.length === 1 ? '' : path.slice(path.lastIndexOf('/') + 1)
}

/** Media that only got other names are the same media: nothing is packaged again. */
export function withKnownMedia(now: Fingerprint, last: Fingerprint | null): Fingerprint {
  return last !== null && last.content !== '' && last.content === now.content
    ? { ...now, main: last.main }
    : now
}

// What the operator says of the whole folder. Nothing said leaves fingerprints as they were kept before it could be.
function saidOf({ genre, parent }: Outline): string[] {
  // The track that comes beside another's changes what that one belongs to.
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
