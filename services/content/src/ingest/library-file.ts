/** `quintet-library.json` in the library's root: what its folders contain, where their names do not say. @spec decisions 9.10 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type LibraryFolders, LibraryMap } from '@quintet/contracts/library'
import {
  type LibraryFile,
  locateLibrary,
  type Place,
  readLibraryText,
} from '@quintet/media-files/library/library-folder'
import { readDescription } from './scan/title-file.ts'
import { type Meanings, meaningsOf } from './scan/sections.ts'

const FILE_NAME = 'quintet-library.json'

/** The meanings of library folders; each file is read once. Meanings given on the command line take precedence. */
class MeaningsReader {
  readonly #given: LibraryFolders
  readonly #known = new Map<string, Promise<Meanings>>()

  constructor(given: LibraryFolders = {}) {
    this.#given = given
  }

  /** Throws `LibraryError` if the file is invalid. */
  of(root: string): Promise<Meanings> {
    const known = this.#known.get(root) ?? this.#read(root)
    this.#known.set(root, known)
    return known
  }

  async #read(root: string): Promise<Meanings> {
    const given = meaningsOf(this.#given, '--as')
    const file = await fileIn(root)
    if (file === null) return given
    const { folders } = readDescription(LibraryMap, await readLibraryText(file), FILE_NAME)
    const written = meaningsOf(folders, FILE_NAME)
    const isGiven = new Set(Object.keys(this.#given).map((name) => name.normalize('NFC').toLowerCase()))
    return (name) => (isGiven.has(name.normalize('NFC').toLowerCase()) ? given : written)(name)
  }
}

/** A folder's place in its library, and the meaning of the library's folders. Throws `LibraryError`. */
export async function findPlace(
  folder: string | Place,
  folders?: LibraryFolders,
): Promise<{ place: Place; meaningOf: Meanings }> {
  const meanings = new MeaningsReader(folders)
  const place =
    typeof folder === 'string'
      ? await locateLibrary(folder, async (name, root) => (await meanings.of(root))(name) !== null)
      : folder
  return { place, meaningOf: await meanings.of(place.root) }
}

async function fileIn(root: string): Promise<LibraryFile | null> {
  const diskPath = path.join(root, FILE_NAME)
  const facts = await stat(diskPath).catch(() => null)
  if (!facts?.isFile()) return null
  return { path: FILE_NAME, diskPath, size: facts.size, changedMs: Math.round(facts.mtimeMs) }
}
