/** Lists and reads the files of an operator's library folder. Its names and links are untrusted input. @spec decisions 9.1 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file as the importer sees it. */
export type LibraryFile = {
  /** Relative to the library's root, separated by `/`, in Unicode form NFC on every system. */
  path: string
  /** Path on this machine, which opens the file whatever Unicode form its name has. */
  diskPath: string
  size: number
  changedMs: number
}

export type Refusal = { path: string; reason: string }
export type Listing = { files: LibraryFile[]; refused: Refusal[] }

const MAX_FILES = 2_000_000
const MAX_DEPTH = 32
const MAX_TEXT_BYTES = 4 * 1024 * 1024
const TEXT_TOO_LARGE = 'It is larger than 4 MiB, the limit for a metadata file.'

// Left behind by file managers, network drives and other servers.
const IGNORED_NAMES = new Set([
  '@eadir',
  '#recycle',
  '$recycle.bin',
  'system volume information',
  'lost+found',
  'thumbs.db',
  'desktop.ini',
])
const MARKS_IGNORED_FOLDER = new Set(['.ignore', '.nomedia'])

/** True for names that are never part of a library. */
function isLeftOut(name: string): boolean {
  return name.startsWith('.') || IGNORED_NAMES.has(name.toLowerCase())
}

/**
 * Lists every file under `root`, ordered by path. Leaves out hidden and housekeeping files; refuses, with a reason, what cannot be used (a
 * link that leads out, a name that is not valid text, an unreadable folder). With a `section`, walks only that folder of the root, and of
 * its folders only the one that `within` names. Throws if `root` is not a readable folder, unless all of it is still to come.
 */
export async function listLibrary(
  root: string,
  { section = null, within = '', coming = [] }: Partial<Omit<Place, 'root'>> = {},
): Promise<Listing> {
  if (coming.length === 0) return walkLibrary(root, { section, within })
  const isNew = await isFolderGone(path.join(root, section ?? ''))
  return withComing(isNew ? { files: [], refused: [] } : await walkLibrary(root, { section, within }), coming)
}

function withComing({ files, refused }: Listing, coming: readonly LibraryFile[]): Listing {
  const taken = coming.filter(({ path: at }) => !at.split('/').some(isLeftOut))
  return { files: [...files, ...taken].toSorted((a, b) => (a.path < b.path ? -1 : 1)), refused }
}

async function walkLibrary(
  root: string,
  { section, within }: Pick<Place, 'section' | 'within'>,
): Promise<Listing> {
  const realRoot = await realpath(root)
  // For a single title only its folder is walked, not the whole section.
  const onlyFolder = within.split('/').filter(Boolean).slice(0, 2).join('/')
  const isMeant = (shown: string) =>
    section === null ||
    onlyFolder === '' ||
    `${shown}/`.startsWith(`${onlyFolder}/`) ||
    onlyFolder.startsWith(`${shown}/`)
  const files = new Map<string, LibraryFile>()
  const refused: Refusal[] = []
  // Links may form circles, so each folder is walked only once.
  const walked = new Set<string>()

  const walk = async (folder: string, prefix: string, depth: number): Promise<void> => {
    if (walked.has(folder)) return
    walked.add(folder)
    const names = await readdir(folder)
    if (names.some((name) => MARKS_IGNORED_FOLDER.has(name))) return
    for (const name of names.toSorted()) {
      if (isLeftOut(name)) continue
      const shown = prefix + name.normalize('NFC')
      try {
        await take(path.join(folder, name), shown, depth)
      } catch (error) {
        refused.push({ path: shown, reason: reasonOf(error) })
      }
    }
  }

  const take = async (found: string, shown: string, depth: number): Promise<void> => {
    if (shown.includes('�')) throw new LibraryError('Its name is not valid UTF-8.')
    if (/\p{Cc}/u.test(shown)) throw new LibraryError('Its name contains control characters.')
    const facts = await lstat(found)
    const diskPath = facts.isSymbolicLink() ? await resolveLink(found) : found
    const { size, mtimeMs, ...kind } = await inspect(diskPath)
    if (kind.isFolder) {
      if (!isMeant(shown)) return
      if (depth >= MAX_DEPTH) throw new LibraryError(`It is more than ${MAX_DEPTH} folders deep.`)
      await walk(diskPath, `${shown}/`, depth + 1)
    } else if (!kind.isFile) {
      throw new LibraryError('It is neither a file nor a folder.')
    } else if (files.has(shown)) {
      throw new LibraryError(
        'Another file has the same name in a different Unicode form; rename one of them.',
      )
    } else {
      if (files.size >= MAX_FILES)
        throw new LibraryError(`The library contains more than ${MAX_FILES} files.`)
      files.set(shown, { path: shown, diskPath, size, changedMs: Math.round(mtimeMs) })
    }
  }

  const resolveLink = async (link: string): Promise<string> => {
    const target = await realpath(link)
    if (target !== realRoot && !target.startsWith(realRoot + path.sep))
      throw new LibraryError('It is a link to a place outside the library.')
    return target
  }

  if (section === null) await walk(realRoot, '', 0)
  else await walk(path.join(realRoot, section), `${section.normalize('NFC')}/`, 1)
  return { files: [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)), refused }
}

async function inspect(diskPath: string) {
  const facts = await stat(diskPath)
  return { size: facts.size, mtimeMs: facts.mtimeMs, isFile: facts.isFile(), isFolder: facts.isDirectory() }
}

/** Why a file of the library cannot be used, worded for the operator. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError'
}

/** Returns why a file could not be read, worded for the operator. */
export function reasonOf(error: unknown): string {
  if (error instanceof LibraryError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EACCES' || code === 'EPERM') return 'It cannot be read: permission denied.'
  if (code === 'ELOOP') return 'It is a link that points to itself.'
  if (code === 'ENOENT') return 'It is a broken link, or it disappeared while being read.'
  return `It cannot be read: ${error instanceof Error ? error.message : String(error)}`
}

/**
 * Reads a small text file: UTF-8 with or without a byte order mark, UTF-16 with one, else Windows-1252, as written by old library tools.
 * Throws `LibraryError` above 4 MiB.
 */
export async function readLibraryText(file: LibraryFile): Promise<string> {
  const handle = await open(file.diskPath).catch((error: unknown) => {
    throw new LibraryError(reasonOf(error))
  })
  try {
    // The file may have grown since it was listed.
    if ((await handle.stat()).size > MAX_TEXT_BYTES) throw new LibraryError(TEXT_TOO_LARGE)
    return decodeText(await handle.readFile())
  } finally {
    await handle.close()
  }
}

function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** SHA-256 in hex: `bytes` of the contents alone, `placed` of the contents and the path. */
export type FileHash = { bytes: string; placed: string }

/**
 * Hashes a file in a single read, to recognise one that was touched or renamed but not changed. Throws `LibraryError`, or the signal's
 * reason when aborted.
 */
export async function hashLibraryFile(file: LibraryFile, signal?: AbortSignal): Promise<FileHash> {
  const bytes = createHash('sha256')
  const placed = createHash('sha256').update(`${file.path}\0${file.size}\0`)
  try {
    for await (const chunk of createReadStream(file.diskPath, { highWaterMark: 1024 * 1024 })) {
      signal?.throwIfAborted()
      bytes.update(chunk)
      placed.update(chunk)
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw new LibraryError(reasonOf(error))
  }
  return { bytes: bytes.digest('hex'), placed: placed.digest('hex') }
}

/** Checks that a file can be opened, without reading it. Throws `LibraryError`. */
export async function checkReadable({ diskPath }: LibraryFile): Promise<void> {
  const handle = await open(diskPath).catch((error: unknown) => {
    throw new LibraryError(reasonOf(error))
  })
  await handle.close()
}

/** A library, or the part of it that is requested. */
export type Place = {
  root: string
  /** The folder of the root to walk, as named on disk; null for all of it. */
  section: string | null
  /** Only titles whose path starts with this. */
  within: string
  /** Files that will be there but are still elsewhere: they are listed as if they were there already. */
  coming?: readonly LibraryFile[]
}

/**
 * Finds the library that a folder belongs to: `import Movies/` means the same titles as importing the folder above it, so that nothing is
 * imported twice. Throws `LibraryError` if there is no such folder.
 */
export async function locateLibrary(
  folder: string,
  isSection: (name: string, root: string) => boolean | Promise<boolean>,
): Promise<Place> {
  const real = await realpath(folder).catch((error: unknown) => {
    throw new LibraryError(isMissing(error) ? 'There is no such folder.' : reasonOf(error))
  })
  if (!(await stat(real)).isDirectory()) throw new LibraryError('It is not a folder.')
  const entries = await readdir(real, { withFileTypes: true })
  for (const entry of entries)
    if (entry.isDirectory() && (await isSection(entry.name.normalize('NFC'), real)))
      return { root: real, section: null, within: '' }
  const parts = real.split(path.sep)
  for (let end = parts.length; end > Math.max(1, parts.length - 4); end--) {
    const section = parts[end - 1] ?? ''
    const root = parts.slice(0, end - 1).join(path.sep) || path.sep
    if (await isSection(section.normalize('NFC'), root))
      return {
        root,
        section,
        within: `${parts
          .slice(end - 1)
          .join('/')
          .normalize('NFC')}/`,
      }
  }
  return { root: real, section: null, within: '' }
}

/** True if a folder does not exist now; one that cannot be accessed counts as existing. */
export async function isFolderGone(folder: string): Promise<boolean> {
  return stat(folder).then(
    (facts) => !facts.isDirectory(),
    (error: unknown) => isMissing(error),
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
