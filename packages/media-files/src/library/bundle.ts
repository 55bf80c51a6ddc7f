/**
 * Prepares a game's static bundle as a folder of its own, from a zip or from files of the library. Everything in a zip is untrusted,
 * including its headers: sizes are counted while unpacking, and names can never point outside the folder.
 * @spec security 3.2
 */
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { LibraryError, type LibraryFile, reasonOf } from './library-folder.ts'

export const MAX_BUNDLE_ENTRIES = 2000
const MAX_BUNDLE_BYTES = 500_000_000
/** Maximum ratio of the unpacked size to that of the zip. */
const MAX_BUNDLE_RATIO = 100
const MAX_NAME_BYTES = 255
const MAX_PATH_BYTES = 1000

/** The page that starts a game, at the top of its bundle. */
export const START_PAGE = 'index.html'
const NESTED_ARCHIVE = /\.(zip|jar|war|7z|rar|tar|tgz|tbz2?|txz|cab|iso)$/i
// Below this size the ratio is not checked: blank text compresses better than any real game, and small files do no harm.
const RATIO_COUNTS_FROM_BYTES = 1_000_000

/** Unpacks a zip into the new folder `into`, or throws `LibraryError` and leaves nothing behind. */
export async function unpackBundle(zipPath: string, into: string): Promise<void> {
  await fresh(into, async (folder) => {
    const { size } = await stat(zipPath)
    const zip = await openPromise(zipPath, { strictFileNames: true, autoClose: false }).catch(
      (error: unknown) => {
        throw new LibraryError(`This is not a readable ZIP file: ${wordsOf(error)}`)
      },
    )
    try {
      await unpackAll(zip, folder, Math.max(size * MAX_BUNDLE_RATIO, RATIO_COUNTS_FROM_BYTES))
    } finally {
      zip.close()
    }
    await liftStartPage(folder)
  })
}

/** Copies the library files below `prefix` into the new folder `into`, or throws `LibraryError`. */
export async function copyBundle(files: readonly LibraryFile[], prefix: string, into: string): Promise<void> {
  if (files.length > MAX_BUNDLE_ENTRIES)
    throw new LibraryError(`It contains more than ${MAX_BUNDLE_ENTRIES} files.`)
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BUNDLE_BYTES) throw new LibraryError(tooLarge())
  await fresh(into, async (folder) => {
    for (const file of files) {
      const target = path.join(folder, checkedName(file.path.slice(prefix.length + 1)))
      await mkdir(path.dirname(target), { recursive: true })
      await copyFile(file.diskPath, target).catch((error: unknown) => {
        throw isOurFault(error) ? error : new LibraryError(reasonOf(error))
      })
    }
  })
}

/** Fills a temporary folder first, so that `into` is either complete or missing. */
async function fresh(into: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const folder = `${into}.part`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    await fill(folder)
    await rm(into, { recursive: true, force: true })
    await rename(folder, into)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function unpackAll(zip: ZipFile, folder: string, maxByRatio: number): Promise<void> {
  if (zip.entryCount > MAX_BUNDLE_ENTRIES) throw new LibraryError(tooMany())
  const seen = new Set<string>()
  let count = 0
  let bytes = 0
  const countBytes = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        if (bytes > MAX_BUNDLE_BYTES) done(new LibraryError(tooLarge()))
        else if (bytes > maxByRatio)
          done(new LibraryError(`It unpacks to more than ${MAX_BUNDLE_RATIO} times its compressed size.`))
        else done(null, chunk)
      },
    })
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1
      if (count > MAX_BUNDLE_ENTRIES) throw new LibraryError(tooMany())
      if (entry.fileName.startsWith('__MACOSX/') || /(^|\/)\.DS_Store$/.test(entry.fileName)) continue
      const isFolder = entry.fileName.endsWith('/')
      const name = checkedName(isFolder ? entry.fileName.slice(0, -1) : entry.fileName)
      checkEntry(entry, name, isFolder)
      const key = name.normalize('NFC').toLowerCase()
      if (seen.has(key)) throw new LibraryError(`It contains "${name}" twice.`)
      seen.add(key)
      const target = path.join(folder, name)
      if (isFolder) {
        await mkdir(target, { recursive: true })
        continue
      }
      await mkdir(path.dirname(target), { recursive: true })
      // `wx` never writes through anything that already exists.
      await pipeline(
        await zip.openReadStreamPromise(entry),
        countBytes(),
        createWriteStream(target, { flags: 'wx' }),
      )
    }
  } catch (error) {
    if (error instanceof LibraryError || isOurFault(error)) throw error
    throw new LibraryError(`It cannot be unpacked: ${wordsOf(error)}`)
  }
}

// A full disk is not the game's fault: the import aborts, and the next one retries.
function isOurFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOSPC', 'EDQUOT', 'EMFILE', 'EROFS'].includes(String(error.code))
  )
}

const UNIX = 3
const FILE_TYPE_MASK = 0o170000
const REGULAR_FILE = 0o100000
const FOLDER = 0o040000

function checkEntry(entry: Entry, name: string, isFolder: boolean): void {
  if (entry.isEncrypted()) throw new LibraryError('It is password-protected.')
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK
  const isPlain = type === 0 || type === (isFolder ? FOLDER : REGULAR_FILE)
  if (entry.versionMadeBy >>> 8 === UNIX && !isPlain)
    throw new LibraryError(`It contains a link or a device file, "${name}".`)
  if (!isFolder && NESTED_ARCHIVE.test(name))
    throw new LibraryError(`It contains another archive, "${name}".`)
}

/** Returns the name if it is a safe relative path, or throws. */
function checkedName(name: string): string {
  const parts = name.split('/')
  const isBad =
    name === '' ||
    Buffer.byteLength(name) > MAX_PATH_BYTES ||
    /\p{Cc}|\\/u.test(name) ||
    /^[a-z]:/i.test(name) ||
    parts.some(
      (part) => part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > MAX_NAME_BYTES,
    )
  if (isBad)
    throw new LibraryError(`It contains a file with the unsafe name ${JSON.stringify(name.slice(0, 100))}.`)
  return name
}

/** Many zips contain a single folder with everything in it: that folder is the bundle. */
async function liftStartPage(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  if (entries.some((entry) => entry.isFile() && entry.name === START_PAGE)) return
  const [only, ...others] = entries
  if (only?.isDirectory() && others.length === 0) {
    const inside = await readdir(path.join(folder, only.name))
    if (inside.includes(START_PAGE)) {
      const lifted = `${folder}.lifted`
      await rm(lifted, { recursive: true, force: true })
      await rename(path.join(folder, only.name), lifted)
      await rm(folder, { recursive: true })
      await rename(lifted, folder)
      return
    }
  }
  throw new LibraryError('It contains no index.html.')
}

function tooMany(): string {
  return `It contains more than ${MAX_BUNDLE_ENTRIES} files.`
}

function tooLarge(): string {
  return `It is larger than ${MAX_BUNDLE_BYTES / 1_000_000} MB unpacked.`
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** How long an unclaimed folder is left alone, since another import may be filling it. */
const LEFTOVER_AFTER_MS = 60 * 60 * 1000

/** Removes bundles below `folder` that no open job needs any more. */
export async function sweepBundles(
  folder: string,
  isWanted: (name: string) => Promise<boolean>,
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const { name } of entries) {
    const place = path.join(folder, name)
    const facts = await stat(place).catch(() => null)
    if (!facts || Date.now() - facts.mtimeMs < LEFTOVER_AFTER_MS) continue
    if (!(await isWanted(name))) await rm(place, { recursive: true, force: true })
  }
}
