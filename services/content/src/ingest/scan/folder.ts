/** A listing as a tree, and lookups of files next to a title's media. */
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { PictureShape } from '@quintet/domain/catalogue/artwork'
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { languageOf } from '../../title-fields/languages.ts'
import { baseOf, endingOf, type FileForm, formOf, parseSubtitleSuffix } from './names.ts'
import { chooseShapes, type NamedPicture, parsePicture, type PictureName } from './picture-names.ts'
import type { Outline, OutlinedSubtitle } from './outline.ts'

export type Folder = { name: string; path: string; folders: Folder[]; files: LibraryFile[] }

const TITLE_FILE = 'quintet.json'
const TITLE_FILE_ENDING = '.quintet.json'

/** Natural order: track 2 before track 10. */
const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

export function compareNames(a: string, b: string): number {
  return COLLATOR.compare(a, b) || (a < b ? -1 : 1)
}

/** The tree below `path`, with files and folders in natural order. */
export function buildFolder(name: string, path: string, files: readonly LibraryFile[]): Folder {
  const prefix = path === '' ? '' : `${path}/`
  const own: LibraryFile[] = []
  const below = new Map<string, LibraryFile[]>()
  for (const file of files) {
    const rest = file.path.slice(prefix.length)
    const slash = rest.indexOf('/')
    if (slash === -1) own.push(file)
    else {
      const folder = rest.slice(0, slash)
      const inside = below.get(folder)
      if (inside) inside.push(file)
      else below.set(folder, [file])
    }
  }
  return {
    name,
    path,
    folders: [...below]
      .map(([folder, inside]) => buildFolder(folder, prefix + folder, inside))
      .toSorted((a, b) => compareNames(a.name, b.name)),
    files: own.toSorted((a, b) => compareNames(a.path, b.path)),
  }
}

export function nameOf(file: LibraryFile): string {
  return file.path.slice(file.path.lastIndexOf('/') + 1)
}

/** An index of a folder's files, built once: each of thousands of titles in it looks for files beside it. @spec decisions 9.17 */
type Register = {
  byName: ReadonlyMap<string, LibraryFile>
  byForm: ReadonlyMap<FileForm, LibraryFile[]>
  /** Media by name without extension; the first of two wins. */
  byBase: ReadonlyMap<string, LibraryFile>
}

const REGISTERS = new WeakMap<Folder, Register>()

function registerOf(folder: Folder): Register {
  const known = REGISTERS.get(folder)
  if (known) return known
  const ofFirst = (keyOf: (name: string) => string) =>
    new Map(folder.files.toReversed().map((file) => [keyOf(nameOf(file)), file]))
  const register = {
    byName: ofFirst((name) => name.toLowerCase()),
    byForm: Map.groupBy(folder.files, (file) => formOf(nameOf(file))),
    byBase: ofFirst((name) => `${formOf(name)} ${baseOf(name)}`),
  }
  REGISTERS.set(folder, register)
  return register
}

export function filesOf(folder: Folder, form: FileForm): readonly LibraryFile[] {
  return registerOf(folder).byForm.get(form) ?? []
}

/** The media file of a folder with this name, ignoring the extension. */
export function mediumCalled(folder: Folder, base: string, form: 'video' | 'audio'): LibraryFile | undefined {
  return registerOf(folder).byBase.get(`${form} ${base}`)
}

/** All files of a folder and its subfolders. */
export function allFilesOf(folder: Folder): LibraryFile[] {
  return [...folder.files, ...folder.folders.flatMap(allFilesOf)]
}

export function fileCalled(folder: Folder, name: string): LibraryFile | null {
  return registerOf(folder).byName.get(name.toLowerCase()) ?? null
}

/** `quintet.json` of the folder's own title. */
export function titleFileOf(folder: Folder): LibraryFile | null {
  return fileCalled(folder, TITLE_FILE)
}

/** Names without extension of the media that share a folder, including those only announced by a `<name>.quintet.json`. */
export function sharedBases(folder: Folder, form: 'video' | 'audio'): string[] {
  const media = filesOf(folder, form).map((file) => baseOf(nameOf(file)))
  const announced = folder.files
    .map(nameOf)
    .filter((name) => name.toLowerCase().endsWith(TITLE_FILE_ENDING) && name.toLowerCase() !== TITLE_FILE)
    .map((name) => name.slice(0, -TITLE_FILE_ENDING.length))
  return [...new Set([...media, ...announced])].toSorted(compareNames)
}

/** The files next to media named `bases`, or all of the folder's if `ownsFolder`. */
export function sidecarsOf(
  folder: Folder,
  bases: readonly string[],
  options: { ownsFolder: boolean; vertical: Vertical; ownShape: PictureShape; nfoName?: string },
): Pick<Outline, 'titleFile' | 'nfo' | 'subtitles' | 'chapters' | 'pictures'> {
  const named = (suffix: string) =>
    bases.map((base) => fileCalled(folder, base + suffix)).find((file) => file !== null) ?? null
  const nfos = filesOf(folder, 'nfo')
  return {
    titleFile: (options.ownsFolder ? titleFileOf(folder) : null) ?? named(TITLE_FILE_ENDING),
    nfo:
      named('.nfo') ??
      (options.ownsFolder
        ? ((options.nfoName === undefined ? null : fileCalled(folder, options.nfoName)) ??
          (nfos.length === 1 ? (nfos[0] ?? null) : null))
        : null),
    ...textTracksOf(folder, bases, options.ownsFolder),
    pictures: picturesOf(folder, bases, options),
  }
}

function textTracksOf(folder: Folder, bases: readonly string[], ownsFolder: boolean) {
  const subtitles: OutlinedSubtitle[] = []
  let chapters: LibraryFile | null = null
  /** The part of a name after the media's own; null if it belongs to another. */
  const suffixOf = (own: string): string | null => {
    const base = bases.find((candidate) => isBeside(own, candidate))
    return base === undefined ? (ownsFolder ? own : null) : own.slice(base.length)
  }
  const inFolders = ownsFolder
    ? folder.folders.filter(({ name }) => /^(subs|subtitles|untertitel)$/i.test(name))
    : []
  for (const file of [
    ...filesOf(folder, 'subtitle'),
    ...inFolders.flatMap((below) => filesOf(below, 'subtitle')),
  ]) {
    const suffix = suffixOf(baseOf(nameOf(file)))
    if (suffix === null) continue
    if (endingOf(nameOf(file)) === 'vtt' && /(^|\.)chapters(\.|$)/i.test(suffix)) {
      chapters ??= file
      continue
    }
    const parsed = parseSubtitleSuffix(suffix)
    if (parsed) subtitles.push({ file, ...parsed })
  }
  chapters ??=
    filesOf(folder, 'text').find((file) => /^\.?chapters$/i.test(suffixOf(baseOf(nameOf(file))) ?? '')) ??
    null
  return { subtitles, chapters }
}

function isBeside(own: string, base: string): boolean {
  const a = own.toLowerCase()
  const b = base.toLowerCase()
  return a === b || a.startsWith(`${b}.`)
}

/** The lyrics next to a track: `05 Title.lrc` before one with a language in its name, such as `05 Title.de.lrc`. */
export function lyricsBeside(folder: Folder, base: string): Outline['lyrics'] {
  const found = filesOf(folder, 'lyrics').flatMap((file) => {
    const own = baseOf(nameOf(file))
    if (!isBeside(own, base)) return []
    const said = own.slice(base.length + 1)
    return said === '' || languageOf(said) !== null ? [{ file, language: languageOf(said) }] : []
  })
  return found.find(({ language }) => language === null) ?? found[0] ?? null
}

function picturesOf(
  folder: Folder,
  bases: readonly string[],
  { ownsFolder, vertical, ownShape }: { ownsFolder: boolean; vertical: Vertical; ownShape: PictureShape },
): Outline['pictures'] {
  const found = new Map<NamedPicture, Map<PictureName['language'], LibraryFile>>()
  for (const file of filesOf(folder, 'picture')) {
    const base = baseOf(nameOf(file))
    const isNamed = bases.some((candidate) => {
      const own = candidate.toLowerCase()
      const lower = base.toLowerCase()
      return lower === own || lower.startsWith(`${own}-`) || lower.startsWith(`${own}.`)
    })
    if (!ownsFolder && !isNamed) continue
    const picture = parsePicture(base, bases, vertical, ownShape)
    if (picture === null) continue
    const inLanguages = found.get(picture.name) ?? new Map<PictureName['language'], LibraryFile>()
    found.set(picture.name, inLanguages)
    // The first one in natural order wins: `fanart` before `fanart2`.
    if (!inLanguages.has(picture.language)) inLanguages.set(picture.language, file)
  }
  return [...chooseShapes(found)].flatMap(([shape, inLanguages]) =>
    [...inLanguages].map(([language, file]) => ({ shape, language, file })),
  )
}
