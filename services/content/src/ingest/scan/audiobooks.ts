/** `Audiobooks/Author/Title/`: one M4B, or several files that form one book; with an optional series folder in between. */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { bookFilesIn } from './book-files.ts'
import {
  allFilesOf,
  compareNames,
  fileCalled,
  filesOf,
  type Folder,
  nameOf,
  sidecarsOf,
  titleFileOf,
} from './folder.ts'
import { baseOf, endingOf, formOf, parseBookFolder, parsePart } from './names.ts'
import { joined, type Outline, outlineOf, type Outlines } from './outline.ts'

export function outlineAudiobooks(section: Folder): Outlines {
  return joined([
    { titles: singleFiles(section, null), failed: [], ignored: [] },
    ...section.folders.map((author) => outlineAuthor(author)),
  ])
}

function outlineAuthor(author: Folder): Outlines {
  if (titleFileOf(author) !== null) return { titles: [outlineBook(author, null)], failed: [], ignored: [] }
  const audio = filesOf(author, 'audio')
  // Each M4B file in an author's folder is a book; MP3 files without their own folder are parts of one.
  const isOneBook = audio.some((file) => endingOf(nameOf(file)) !== 'm4b')
  const own = isOneBook ? [outlineBook(author, null)] : singleFiles(author, author.name)
  const below = author.folders.filter((folder) => !(isOneBook && isPart(folder)))
  const found = joined([
    { titles: own, failed: [], ignored: [] },
    ...below.map((folder) => outlineBelow(folder, author.name)),
  ])
  if (found.titles.length + found.failed.length > 0 || allFilesOf(author).length === 0) return found
  return nothingIn(author)
}

/** `series`: the folder between the book's and the author's. */
function outlineBelow(folder: Folder, author: string, series: string | null = null): Outlines {
  const parts = folder.folders.filter(isPart)
  if (titleFileOf(folder) !== null || filesOf(folder, 'audio').length > 0 || parts.length > 0)
    return { titles: [outlineBook(folder, author, series)], failed: [], ignored: [] }
  const deeper = folder.folders.filter((below) => allFilesOf(below).length > 0)
  if (deeper.length === 0) return nothingIn(folder)
  return joined(deeper.map((below) => outlineBelow(below, author, folder.name)))
}

function nothingIn(folder: Folder): Outlines {
  return {
    titles: [],
    failed: [
      {
        path: folder.path,
        reason: 'There is no audiobook in this folder, and no quintet.json that announces one.',
      },
    ],
    ignored: [],
  }
}

function isPart(folder: Folder): boolean {
  return parsePart(folder.name) !== null && filesOf(folder, 'audio').length > 0
}

function outlineBook(folder: Folder, author: string | null, series: string | null = null): Outline {
  const { title, year, narrator, volume } = parseBookFolder(folder.name)
  const parts = folder.folders.filter(isPart).toSorted((a, b) => compareNames(a.name, b.name))
  const media = [folder, ...parts].flatMap((inside) => filesOf(inside, 'audio'))
  const bases = [
    ...new Set([...(media.length === 1 && media[0] ? [baseOf(nameOf(media[0]))] : []), folder.name]),
  ]
  const beside = sidecarsOf(folder, bases, { ownsFolder: true, vertical: 'audio-books', ownShape: 'square' })
  return outlineOf({
    key: folder.path,
    kind: 'audiobook',
    vertical: 'audio-books',
    form: 'audio',
    media,
    ...beside,
    chapters: beside.chapters ?? (media.length === 1 ? cueSheetIn(folder, bases) : null),
    nfo: null,
    subtitles: [],
    bookFiles: bookFilesIn(folder),
    named: {
      title,
      year,
      owner: author,
      narrator,
      series: series === null ? null : { name: series, position: volume },
    },
  })
}

/** The cue sheet named like the book, else the only one next to it. */
function cueSheetIn(folder: Folder, bases: readonly string[]): LibraryFile | null {
  const called = bases.map((base) => fileCalled(folder, `${base}.cue`)).find((file) => file !== null)
  const sheets = folder.files.filter((file) => endingOf(nameOf(file)) === 'cue')
  return called ?? (sheets.length === 1 ? (sheets[0] ?? null) : null)
}

function singleFiles(folder: Folder, author: string | null): Outline[] {
  return folder.files
    .filter((file) => formOf(nameOf(file)) === 'audio')
    .map((file) => {
      const base = baseOf(nameOf(file))
      const { title, year, narrator } = parseBookFolder(base)
      const beside = sidecarsOf(folder, [base], {
        ownsFolder: false,
        vertical: 'audio-books',
        ownShape: 'square',
      })
      return outlineOf({
        key: `${folder.path}/${base}`,
        kind: 'audiobook',
        vertical: 'audio-books',
        form: 'audio',
        media: [file],
        ...beside,
        chapters:
          beside.chapters ?? fileCalled(folder, `${base}.cue`) ?? fileCalled(folder, `${nameOf(file)}.cue`),
        subtitles: [],
        named: { title, year, owner: author, narrator },
      })
    })
}
