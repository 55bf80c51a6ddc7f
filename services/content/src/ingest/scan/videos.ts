/** Films and sports: one folder per title, or several titles in one folder. */
import type { PictureShape } from '@quintet/domain/catalogue/artwork'
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import {
  allFilesOf,
  compareNames,
  filesOf,
  type Folder,
  mediumCalled,
  nameOf,
  sharedBases,
  sidecarsOf,
  titleFileOf,
} from './folder.ts'
import { calledAfter, extrasBeside, extrasIn, outlineExtras } from './extras.ts'
import { baseOf, formOf, isExtra, isModernCodec, isTrailerName, linesOf } from './names.ts'
import { DISC_COPY, isDiscCopy } from './left-overs.ts'
import { joined, type Outline, outlineOf, type Outlines } from './outline.ts'
import { editionOf, parseTitleYear, parseWithoutEdition } from './title-names.ts'

const NO_FILM = 'There is no film in this folder, and no quintet.json that announces one.'
const IN_PARTS = 'The film is in several parts; join them into one file.'
const OTHER_VERSION = 'Another version of the same film; the better one is used.'
const PART = /[\s._-](?:cd|part|pt|disc|teil)[\s._-]?\d$/i
const TRAILER_SUFFIX = /[-._ ]trailer\d*$/

type Setting = {
  kind: 'movie' | 'event'
  vertical: 'movies' | 'sports'
  ownShape: PictureShape
  owner: string | null
}

export function outlineMovies(section: Folder): Outlines {
  return outlineVideos(
    section,
    { kind: 'movie', vertical: 'movies', ownShape: 'portrait', owner: null },
    false,
  )
}

/** The section's folders are competitions, which contain clips or a folder for each. */
export function outlineSports(section: Folder): Outlines {
  return joined([
    outlineFlat(section, eventOf(null)),
    ...section.folders.map((folder) => outlineVideos(folder, eventOf(folder.name), false)),
  ])
}

function eventOf(competition: string | null): Setting {
  return { kind: 'event', vertical: 'sports', ownShape: 'landscape', owner: competition }
}

/** `mayOwn`: the folder itself may be a title. */
function outlineVideos(folder: Folder, setting: Setting, mayOwn: boolean): Outlines {
  const disc = discIn(folder)
  if (disc) return outlineDisc(folder, disc, setting)
  const videos = mainVideosOf(folder)
  const isTitle = titleFileOf(folder) !== null || (videos.length > 0 && areVersionsOf(videos, folder.name))
  if (mayOwn && isTitle) return outlineFolder(folder, videos, setting)
  if (mayOwn && videos.length === 0 && !folder.folders.some(holdsTitle)) return emptyFolder(folder)
  const flat = outlineFlat(folder, setting)
  return joined([
    flat,
    ...folder.folders
      // "Shorts" next to other titles is a folder of titles; inside a title it holds extras.
      .filter((below) => !(mayOwn && isExtra('', [below.name])) && !isTrailerFolder(below))
      .map((below) => outlineVideos(below, setting, !(setting.kind === 'event' && isPlayedIn(below)))),
  ])
}

// A season or a match day groups its matches, even if there is only one yet.
function isPlayedIn({ name }: Folder): boolean {
  return /^(?:(?:season|saison|spieltag|matchday|round|runde|week|woche)\b.*|\d{4}(?:[-_/ ]\d{2,4})?)$/i.test(
    name,
  )
}

/** The film in a Blu-ray copy is its largest stream; a DVD's is split up, which `withLeftOvers` reports. */
function outlineDisc(folder: Folder, disc: Folder, setting: Setting): Outlines {
  const streams = disc.folders.filter(({ name }) => /^stream$/i.test(name)).flatMap((below) => below.files)
  const [main, ...others] = streams
    .filter((file) => formOf(nameOf(file)) === 'video')
    .toSorted((a, b) => b.size - a.size || compareNames(a.path, b.path))
  if (!main) return { titles: [], failed: [{ path: folder.path, reason: DISC_COPY }], ignored: [] }
  const found = outlineFolder(folder, [main], setting)
  const ignored = others.map((file) => ({
    path: file.path,
    reason: 'Another part of the disc; the longest part is used as the film.',
  }))
  return { ...found, ignored: [...found.ignored, ...ignored] }
}

function discIn(folder: Folder): Folder | null {
  if (folder.folders.length === 0) return null
  return folder.folders.find(({ name }) => /^(?:bdmv|video_ts)$/i.test(name)) ?? null
}

// A folder without a film; only an error if one was expected there.
function emptyFolder(folder: Folder): Outlines {
  const left = allFilesOf(folder)
  if (left.length === 0) return joined([])
  const reason = left.some((file) => isDiscCopy(nameOf(file))) ? DISC_COPY : NO_FILM
  return { titles: [], failed: [{ path: folder.path, reason }], ignored: [] }
}

function holdsTitle(folder: Folder): boolean {
  return (
    discIn(folder) !== null ||
    mainVideosOf(folder).length > 0 ||
    titleFileOf(folder) !== null ||
    folder.folders.some(holdsTitle)
  )
}

function isTrailerFolder(folder: Folder): boolean {
  return /^trailers?$/i.test(folder.name)
}

function mainVideosOf(folder: Folder): LibraryFile[] {
  return filesOf(folder, 'video').filter((file) => {
    const base = baseOf(nameOf(file))
    return !isTrailerName(base) && !isExtra(base, [])
  })
}

/** True if the files are one film, possibly in several versions or parts: all names start with the folder's, or contain its title. */
function areVersionsOf(videos: readonly LibraryFile[], folderName: string): boolean {
  if (videos.length === 1) return true
  const name = folderName.toLowerCase()
  const { title, year } = parseWithoutEdition(folderName)
  return videos.every((file) => {
    const base = baseOf(nameOf(file))
    const own = parseWithoutEdition(base.replace(PART, ''))
    const isSame = own.title.toLowerCase() === title.toLowerCase() && (own.year ?? year) === year
    return base.toLowerCase().startsWith(name) || (year !== null && isSame)
  })
}

/** The film of a folder; several cuts are separate films, of which the plain one takes the folder's name. @spec decisions 9.12 */
function outlineFolder(folder: Folder, videos: readonly LibraryFile[], setting: Setting): Outlines {
  const cuts = Map.groupBy(videos, (file) => editionOf(baseOf(nameOf(file)))?.toLowerCase() ?? '')
  if (cuts.size < 2) return withExtras(outlineCut(folder, videos, setting), folder)
  const [plain = [], ...others] = [...cuts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, files]) => files)
  return joined([
    withExtras(outlineCut(folder, plain, setting), folder),
    ...others.map((files) => ownCut(folder, outlineCut(folder, files, setting))),
  ])
}

/** Everything else in the folder belongs to its film. */
function withExtras(found: Outlines, folder: Folder): Outlines {
  return {
    ...found,
    titles: found.titles.flatMap((film) => [film, ...outlineExtras(film, extrasIn([folder]))]),
  }
}

/** A cut next to another shares the folder's pictures, and has its own title, texts and subtitles. */
function ownCut(folder: Folder, { titles, ...rest }: Outlines): Outlines {
  return {
    ...rest,
    titles: titles.map((outline) => {
      const [file] = outline.media
      const base = file ? baseOf(nameOf(file)) : folder.name
      const { titleFile, nfo, subtitles, chapters } = sidecarsOf(folder, [base], {
        ownsFolder: false,
        vertical: outline.vertical,
        ownShape: 'portrait',
      })
      const { title } = parseWithoutEdition(base)
      const named = { ...outline.named, title: `${title} (${editionOf(base) ?? base})` }
      return { ...outline, key: `${folder.path}/${base}`, titleFile, nfo, subtitles, chapters, named }
    }),
  }
}

function outlineCut(folder: Folder, videos: readonly LibraryFile[], setting: Setting): Outlines {
  if (areParts(videos)) return { titles: [], failed: [{ path: folder.path, reason: IN_PARTS }], ignored: [] }
  const [main, ...others] = videos.toSorted(byQuality)
  const bases = [...new Set([...(main ? [baseOf(nameOf(main))] : []), folder.name])]
  const { title, year } = namesOf(folder, videos.length === 1 ? main : undefined)
  return {
    titles: [
      outlineOf({
        key: folder.path,
        kind: setting.kind,
        vertical: setting.vertical,
        form: 'video',
        media: main ? [main] : [],
        versions: others,
        trailer: trailerOf(folder),
        ...sidecarsOf(folder, bases, {
          ownsFolder: true,
          vertical: setting.vertical,
          ownShape: setting.ownShape,
          nfoName: 'movie.nfo',
        }),
        named: { title, year, owner: setting.owner },
      }),
    ],
    failed: [],
    ignored: others.map((file) => ({ path: file.path, reason: OTHER_VERSION })),
  }
}

function areParts(videos: readonly LibraryFile[]): boolean {
  return videos.length > 1 && videos.every((file) => PART.test(baseOf(nameOf(file))))
}

/** Compares by what the names say, resolution before codec; else by file size. */
export function byQuality(a: LibraryFile, b: LibraryFile): number {
  const [first, second] = [baseOf(nameOf(a)), baseOf(nameOf(b))]
  return (
    linesOf(second) - linesOf(first) ||
    Number(isModernCodec(second)) - Number(isModernCodec(first)) ||
    b.size - a.size ||
    compareNames(a.path, b.path)
  )
}

// The folder names its film, always for a disc; unless its only file says more: Pixar/Up (2009).mp4.
function namesOf(folder: Folder, only: LibraryFile | undefined): { title: string; year: number | null } {
  const named = parseTitleYear(folder.name)
  const isBeside = only?.path === `${folder.path}/${only ? nameOf(only) : ''}`
  const own = only && isBeside ? parseTitleYear(baseOf(nameOf(only))) : named
  return named.year === null && own.year !== null ? own : named
}

function trailerOf(folder: Folder): LibraryFile | null {
  const inside = folder.folders.filter(isTrailerFolder).flatMap((below) => filesOf(below, 'video'))
  return trailersBeside(folder)[0] ?? inside[0] ?? null
}

function trailersBeside(folder: Folder): LibraryFile[] {
  return filesOf(folder, 'video').filter((file) => isTrailerName(baseOf(nameOf(file))))
}

/** Each video in the folder is a title. */
function outlineFlat(folder: Folder, setting: Setting): Outlines {
  const titles: Outline[] = []
  const trailers = new Map(
    trailersBeside(folder)
      .toReversed()
      .map((file) => [baseOf(nameOf(file)).toLowerCase().replace(TRAILER_SUFFIX, ''), file]),
  )
  for (const base of sharedBases(folder, 'video')) {
    if (isTrailerName(base) || isExtra(base, [])) continue
    const media = mediumCalled(folder, base, 'video')
    const { title, year } = parseTitleYear(base)
    titles.push(
      outlineOf({
        key: `${folder.path}/${base}`,
        kind: setting.kind,
        vertical: setting.vertical,
        form: 'video',
        media: media ? [media] : [],
        trailer: trailers.get(base.toLowerCase()) ?? null,
        ...sidecarsOf(folder, [base], {
          ownsFolder: false,
          vertical: setting.vertical,
          ownShape: setting.ownShape,
        }),
        named: { title, year, owner: setting.owner },
      }),
    )
  }
  const found = setting.kind === 'movie' ? withoutVersions(titles) : { titles, failed: [], ignored: [] }
  const extras = extrasBeside(folder)
  const baseOfFilm = ({ key }: Outline) => key.slice(folder.path.length + 1)
  return {
    ...found,
    titles: found.titles.flatMap((film) => [
      film,
      ...outlineExtras(film, calledAfter(baseOfFilm(film), extras)),
    ]),
  }
}

/** Files with the same title and year in one folder are one film: versions, of which the best is used, or parts. */
function withoutVersions(films: readonly Outline[]): Outlines {
  const found: Outlines = { titles: [], failed: [], ignored: [] }
  const works = Map.groupBy(films, ({ key, named: { title, year } }) =>
    year === null ? key : `${year} ${title.toLowerCase()}`,
  )
  for (const [first, ...others] of works.values()) {
    if (!first) continue
    const all = [first, ...others]
    const videos = all.flatMap(({ media }) => media).toSorted(byQuality)
    const best = all.find(({ media }) => media[0] !== undefined && media[0] === videos[0]) ?? first
    if (areParts(videos)) {
      found.failed.push(...videos.map(({ path }) => ({ path, reason: IN_PARTS })))
      continue
    }
    found.titles.push({ ...best, versions: videos.slice(1) })
    found.ignored.push(...videos.slice(1).map(({ path }) => ({ path, reason: OTHER_VERSION })))
  }
  return found
}
