/** Splits a single-file disc into the tracks of its cue sheet, or of a chapter list next to it. @spec decisions 9.14 */
import { LibraryError, type LibraryFile } from '@quintet/media-files/library/library-folder'
import { isChapterText, sheetOfChapters } from './chapter-text.ts'
import { type CueSheet, type CueTrack, readCueSheet } from './cue-sheet.ts'
import type { Facts, Person } from './facts.ts'
import { nameOf } from './folder.ts'
import { baseOf, endingOf, parseDisc } from './names.ts'
import { type Outline, outlineOf, type Outlines } from './outline.ts'
import type { LibraryReader } from './reader.ts'
import { isNobody, withoutDisc } from './tag-facts.ts'

const NO_SHEET = 'It lists no tracks; a cue sheet needs a TRACK and an INDEX 01 for each.'
const OWN_FILES = 'Its tracks are separate files, which need no cue sheet.'
const NOT_THERE = 'The file it names is not in the same folder.'
const SECOND = 'Another cue sheet is used for its file.'

type Found = { sheet: CueSheet; file: LibraryFile | null }
type Reader = Pick<LibraryReader, 'text' | 'tags'>

/** Replaces such files by tracks, each album before its own; sheets of discs that are separate files already change nothing. */
export async function withCueTracks(
  found: Outlines,
  files: readonly LibraryFile[],
  reader: Reader,
): Promise<Outlines> {
  const tracks = found.titles.filter(({ kind, media }) => kind === 'track' && media.length === 1)
  const inFolder = Map.groupBy(tracks, ({ media: [file] }) => folderOf(file?.path ?? ''))
  const { sheets, ignored } = await sheetsBeside(found, files, inFolder, reader)
  const named = new Map(files.map((file) => [file.path.toLowerCase(), file]))
  for (const track of tracks) {
    const folder = folderOf(track.media[0]?.path ?? '')
    const isAlone = inFolder.get(folder)?.length === 1
    // Tags of loose tracks are read anyway; others only if a single file may be the whole disc.
    if (sheets.has(track) || !(isAlone || track.parent === null)) continue
    if (isAlone) track.chapters ??= named.get(`${folder}/chapters.txt`.toLowerCase()) ?? null
    const sheet = (await sheetOfText(track, reader)) ?? (await sheetInside(track, reader))
    if (sheet) sheets.set(track, sheet)
  }
  const discs = discsOf(sheets)
  const titles = found.titles.flatMap((outline) => {
    const own = sheets.get(outline)
    return own ? tracksOf(outline, own, discs.get(outline) ?? null) : [outline]
  })
  return { ...found, titles, ignored: [...found.ignored, ...ignored] }
}

async function sheetsBeside(
  found: Outlines,
  files: readonly LibraryFile[],
  inFolder: ReadonlyMap<string, readonly Outline[]>,
  reader: Reader,
): Promise<{ sheets: Map<Outline, Found>; ignored: Outlines['ignored'] }> {
  const sheets = new Map<Outline, Found>()
  const ignored: Outlines['ignored'] = []
  const isUsed = new Set(found.titles.flatMap(({ chapters }) => chapters?.path ?? []))
  const named = [...found.failed, ...found.ignored].map(({ path }) => `${path}/`)
  for (const file of files) {
    if (endingOf(nameOf(file)) !== 'cue' || isUsed.has(file.path)) continue
    if (named.some((folder) => file.path.startsWith(folder))) continue
    const result = await readBeside(file, inFolder.get(folderOf(file.path)) ?? [], reader)
    if (typeof result === 'string') ignored.push({ path: file.path, reason: result })
    else if (sheets.has(result.track)) ignored.push({ path: file.path, reason: SECOND })
    else sheets.set(result.track, { sheet: result.sheet, file })
  }
  return { sheets, ignored }
}

/** The sheet and the file that it splits, or the reason why it splits none. */
async function readBeside(
  file: LibraryFile,
  tracks: readonly Outline[],
  reader: Reader,
): Promise<{ sheet: CueSheet; track: Outline } | string> {
  try {
    const sheet = readCueSheet(await reader.text(file))
    if (!sheet) return NO_SHEET
    const names = [...new Set(sheet.tracks.map((track) => track.file))]
    if (names.length > 1 || sheet.tracks.length < 2) return OWN_FILES
    const track = trackNamed(names[0] ?? '', file, tracks)
    return track ? { sheet, track } : NOT_THERE
  } catch (error) {
    if (error instanceof LibraryError) return error.message
    throw error
  }
}

// By name; a WAV in the sheet has often become a FLAC; else the file named like the sheet.
function trackNamed(name: string, sheet: LibraryFile, tracks: readonly Outline[]): Outline | undefined {
  const called = (wanted: string, of: (name: string) => string) =>
    tracks.find(({ media: [file] }) => file && of(nameOf(file)).toLowerCase() === wanted.toLowerCase())
  return (
    called(name, (own) => own) ??
    called(baseOf(name), baseOf) ??
    called(baseOf(nameOf(sheet)), baseOf) ??
    called(baseOf(nameOf(sheet)), (own) => own)
  )
}

/** Text chapters give the start and name of tracks, like a sheet. */
async function sheetOfText({ chapters }: Outline, { text }: Reader): Promise<Found | null> {
  if (!chapters || !isChapterText(chapters)) return null
  try {
    const sheet = sheetOfChapters(await text(chapters))
    return sheet && { sheet, file: chapters }
  } catch (error) {
    // The title it belongs to reports why it cannot be read.
    if (error instanceof LibraryError) return null
    throw error
  }
}

async function sheetInside({ media: [file] }: Outline, { tags }: Reader): Promise<Found | null> {
  const { cueSheet } = file ? await tags(file) : {}
  const sheet = cueSheet === undefined ? null : readCueSheet(cueSheet)
  const isOfOneFile = sheet && new Set(sheet.tracks.map((track) => track.file)).size === 1
  return isOfOneFile && sheet.tracks.length > 1 ? { sheet, file: null } : null
}

/** The disc number of each file: from the sheet, its folder or its name, else by order if there are several. */
function discsOf(sheets: ReadonlyMap<Outline, Found>): ReadonlyMap<Outline, number> {
  const discs = new Map<Outline, number>()
  for (const [album, outlines] of Map.groupBy(sheets.keys(), ({ parent }) => parent))
    for (const [place, outline] of outlines.entries()) {
      const [file] = outline.media
      const said =
        sheets.get(outline)?.sheet.disc ??
        outline.named.season ??
        (file ? parseDisc(baseOf(nameOf(file))) : null)
      const byOrder = album !== null && outlines.length > 1 ? place + 1 : null
      const disc = said ?? byOrder
      if (disc !== null) discs.set(outline, disc)
    }
  return discs
}

function tracksOf(outline: Outline, { sheet, file }: Found, disc: number | null): Outline[] {
  const ofAlbum = { file, span: null, facts: albumFacts(sheet) }
  const album = outline.parent ?? albumOf(outline, sheet)
  album.cue ??= ofAlbum
  const tracks = sheet.tracks.map((track, place) => {
    const performer = track.performer ?? sheet.performer
    const span = {
      // A pre-gap before the first track is included, so that nothing of the disc is lost.
      from: place === 0 ? 0 : track.start,
      to: sheet.tracks[place + 1]?.start ?? null,
    }
    const title = track.title ?? `Track ${track.number}`
    return outlineOf({
      key: `${outline.parent ? outline.key : album.key}/${String(track.number).padStart(2, '0')}`,
      kind: 'track',
      vertical: 'music-stream',
      form: 'audio',
      genre: outline.genre,
      parent: album,
      media: outline.media,
      cue: {
        file,
        span,
        facts: { ...trackFacts(track, sheet), title, ...(disc === null ? {} : { season: disc }) },
      },
      named: {
        title,
        season: disc,
        number: track.number,
        owner: isNobody(performer) ? null : (performer ?? outline.named.owner),
      },
    })
  })
  return outline.parent ? tracks : [album, ...tracks]
}

function albumOf(outline: Outline, sheet: CueSheet): Outline {
  const { genre, media, pictures, titleFile, named } = outline
  return outlineOf({
    // No file in a library has such a name.
    key: `${outline.key} (album)`,
    kind: 'album',
    vertical: 'music-stream',
    form: 'audio',
    genre,
    pictures,
    titleFile,
    trackFiles: [...media],
    named: { title: sheet.title ?? named.title, owner: sheet.performer ?? named.owner },
  })
}

function albumFacts({ title, performer, genre, year }: CueSheet): Facts {
  return {
    title: withoutDisc(title),
    ...(year === undefined ? {} : { year }),
    genres: genre === undefined ? [] : [genre],
    people: isNobody(performer) ? [] : artists(performer),
  }
}

function trackFacts(track: CueTrack, { performer, genre, year }: CueSheet): Facts {
  const by = track.performer ?? performer
  return {
    number: track.number,
    ...(year === undefined ? {} : { year }),
    genres: genre === undefined ? [] : [genre],
    people: [
      ...(isNobody(by) ? [] : artists(by)),
      ...(track.composer === undefined ? [] : [{ name: track.composer, role: 'composer' as const }]),
    ],
  }
}

function artists(name: string | undefined): Person[] {
  return name === undefined ? [] : [{ name, role: 'artist' }]
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
