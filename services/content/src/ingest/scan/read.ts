/** Reads everything the catalogue needs to know about an outlined title. @spec decisions 9.2 */
import type { TitleFile } from '@quintet/contracts/library'
import { KIDS_CATEGORY } from '@quintet/domain/catalogue/categories'
import { type NamedChapter, plainChapter } from '@quintet/domain/catalogue/chapters'
import { isRatedAbove } from '@quintet/domain/youth/jingle-rating'
import { DEFAULT_LANGUAGE, inEachLanguage, LANGUAGES } from '@quintet/domain/basics/languages'
import type { Lyrics } from '@quintet/domain/listening/lyrics'
import { isIndexed, parseRating, readDescriptors, saysUnrated } from '@quintet/domain/youth/rating'
import { skipsOfChapters } from '@quintet/domain/playback/watching'
import type { PictureShape } from '@quintet/domain/catalogue/artwork'
import type { AssetSource, PictureSource } from '@quintet/platform/db/columns'
import type { PictureKind } from '@quintet/platform/jobs/media-orders'
import { LibraryError, type LibraryFile, type Refusal } from '@quintet/media-files/library/library-folder'
import type { MomentToSave, TitleToSave } from '../../catalogue/write.ts'
import { cleanText } from '../../title-fields/clean.ts'
import { fieldsOf, fieldsSaidBy } from '../../title-fields/title-fields.ts'
import { type AlbumFacts, readAlbumFile } from './album-file.ts'
import { readBookFile } from './book-files.ts'
import { readChapterFile } from './chapter-file.ts'
import { isChapterText, readChapterText } from './chapter-text.ts'
import { chaptersOfCue, readCueSheet } from './cue-sheet.ts'
import { distinctPeople, type Facts, mergeFacts, type TitleChapter } from './facts.ts'
import { nameOf } from './folder.ts'
import { genreCategories, slugOf } from './genres.ts'
import { baseOf, endingOf } from './names.ts'
import { readEmbeddedLyrics, readLyricsText } from './lyrics.ts'
import { readNfo } from './nfo.ts'
import type { Outline } from './outline.ts'
import type { LibraryReader } from './reader.ts'
import { readTitleFile } from './title-file.ts'
import { albumTagFacts, bookTagFacts, trackTagFacts, videoTagFacts } from './tag-facts.ts'

/** A title as read: what to save, and what to order from the media service. */
export type FoundTitle = {
  save: Omit<TitleToSave, 'sourceKey' | 'parentId'>
  /** Null if only announced; also for games, whose bundle is prepared first. */
  main: AssetSource | null
  trailer: AssetSource | null
  pictures: (PictureKind & { source: PictureSource })[]
  /** Something could not be read because a tool was missing; the next import reads the title again. */
  isUnsure: boolean
  /** What could not be used but stops nothing, such as an NFO that is not XML. */
  warnings: Refusal[]
}

const SHORT_MAX = 500
/** Kinds shown with a still in a list below their parent. */
const IS_PART: readonly Outline['kind'][] = ['episode', 'extra']
/** More than a disc has, so that the disc number sorts before the part number. */
const PARTS_OF_A_DISC = 100_000

type Read = { facts: Facts; file: TitleFile; albumFile: AlbumFacts | null; warnings: Refusal[] }

/** Reads titles of one library; parents are read once. */
export class TitleReader {
  readonly #reader: LibraryReader
  readonly #read = new Map<string, Promise<Read>>()

  constructor(reader: LibraryReader) {
    this.#reader = reader
  }

  /** Throws `LibraryError` with the reason if a file that describes the title is invalid. */
  async find(outline: Outline): Promise<FoundTitle> {
    const { facts, file, albumFile, warnings } = await this.#once(outline)
    const parent = outline.parent ? await this.#once(outline.parent) : null
    const rating = file.rating ?? facts.rating ?? parent?.file.rating ?? parent?.facts.rating
    if (rating !== undefined && isIndexed(rating))
      throw new LibraryError(`It is rated "${rating}": indexed titles are not offered (section 15 JuSchG).`)
    const guidance = readRating(rating)
    const notes = [...warnings]
    if (rating !== undefined && guidance === null)
      notes.push({
        path: outline.key,
        reason: `The rating "${rating}" is unknown; the title is hidden from children${saysUnrated(rating) ? '' : ' and rated 18 during the day'}.`,
      })
    const ofChannel = parent?.file.rating ?? parent?.facts.rating
    if (outline.named.extraKind === 'jingle' && isRatedAbove(ratedBy(rating), ratedBy(ofChannel)))
      notes.push({
        path: outline.key,
        reason: `The rating "${rating}" is above that of the channel; the jingle does not play there.`,
      })
    const fields = fieldsOf(file, facts, parent?.file ?? null)
    const kind = kindOf(outline, file)
    // The folder above a channel only groups channels; it is not an artist.
    const people = file.people ?? (kind === 'channel' ? [] : facts.people) ?? []
    const chapters = await this.#chaptersOf(outline, facts, file, notes)
    return {
      save: {
        ...fields,
        kind,
        vertical: outline.vertical,
        texts: textsOf(outline, facts, file),
        categories: categoriesOf(outline, facts, file, parent),
        tags: file.tags ?? [],
        credits: distinctPeople(people).map(({ name, role, character }) => ({
          name,
          role,
          character: character ?? null,
        })),
        chapters,
        lyrics: await this.#lyricsOf(outline),
        moments: momentsOf(file),
        // Parts of a book or an album are always played from the beginning.
        skips: outline.form === 'video' ? (file.skips ?? skipsOfChapters(chapters)) : [],
        parentalGuidance: guidance,
        ratingWritten: rating === undefined || saysUnrated(rating) ? null : rating,
        ratingDescriptors: rating === undefined ? [] : readDescriptors(rating),
      },
      main: await this.#mainSource(outline, fields.language),
      trailer: outline.trailer ? { files: [outline.trailer.diskPath], subtitles: [] } : null,
      pictures: await this.#picturesOf(outline, albumFile),
      isUnsure: outline.media.some((part) => this.#reader.isUnsure(part)),
      warnings: notes,
    }
  }

  #once(outline: Outline): Promise<Read> {
    const known = this.#read.get(outline.key)
    if (known) return known
    const reading = this.#readSources(outline)
    this.#read.set(outline.key, reading)
    return reading
  }

  async #readSources(outline: Outline): Promise<Read> {
    const warnings: Refusal[] = []
    const file = outline.titleFile
      ? readTitleFile(await this.#reader.text(outline.titleFile), nameOf(outline.titleFile))
      : {}
    const nfo = outline.nfo && readNfo(await this.#reader.text(outline.nfo))
    if (outline.nfo && nfo === null)
      warnings.push({
        path: outline.nfo.path,
        reason: 'This is not an NFO file with movie, tvshow or episodedetails; it is ignored.',
      })
    const albumFile = outline.albumFile ? await this.#readAlbumFile(outline.albumFile, warnings) : null
    const ofAlbum = outline.parent?.albumFile ? (await this.#once(outline.parent)).albumFile : null
    const listed = outline.media[0] && ofAlbum?.tracks.get(nameOf(outline.media[0]).toLowerCase())
    const facts = mergeFacts([
      nfo ?? {},
      ...(await this.#bookFacts(outline, warnings)),
      outline.cue?.facts ?? {},
      await this.#tagFacts(outline),
      albumFile?.album ?? {},
      listed ?? {},
      namedFacts(outline),
    ])
    return { facts, file, albumFile, warnings }
  }

  async #bookFacts({ bookFiles }: Outline, warnings: Refusal[]): Promise<Facts[]> {
    const found: Facts[] = []
    for (const file of bookFiles) {
      const facts = readBookFile(nameOf(file), await this.#reader.text(file))
      if (facts) found.push(facts)
      else
        warnings.push({
          path: file.path,
          reason: 'It contains no readable metadata of a book; it is ignored.',
        })
    }
    return found
  }

  async #readAlbumFile(file: LibraryFile, warnings: Refusal[]): Promise<AlbumFacts | null> {
    try {
      const read = readAlbumFile(await this.#reader.text(file))
      if (read) return read
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
    warnings.push({ path: file.path, reason: 'This is not a readable album.json; it is ignored.' })
    return null
  }

  async #tagFacts(outline: Outline): Promise<Facts> {
    const [first] = outline.media
    switch (outline.kind) {
      case 'album':
        return albumTagFacts(await Promise.all(outline.trackFiles.map((file) => this.#reader.tags(file))))
      case 'track':
        return first ? trackTagFacts(await this.#reader.tags(first)) : {}
      case 'audiobook':
        return first ? bookTagFacts(await this.#reader.tags(first), outline) : {}
      case 'movie':
      case 'episode':
      case 'event':
        return first ? videoTagFacts(await this.#reader.tags(first)) : {}
      default:
        return {}
    }
  }

  async #chaptersOf(
    outline: Outline,
    facts: Facts,
    file: TitleFile,
    notes: Refusal[],
  ): Promise<NamedChapter[]> {
    if (file.chapters) return file.chapters.map(chapterOf)
    const beside = outline.chapters && (await this.#chaptersBeside(outline.chapters, outline))
    if (beside && beside.length > 0) return beside
    if (outline.chapters && beside)
      notes.push({
        path: outline.chapters.path,
        reason: 'It contains no readable chapters; it is ignored.',
      })
    if (facts.chapters) return facts.chapters
    const [only, ...others] = outline.media
    if (!only || outline.form === 'game' || outline.kind === 'track') return []
    if (others.length === 0) return this.#chaptersInside(only)
    return this.#chaptersOfParts(outline)
  }

  /** Null if the length of the recording is unknown: it is only announced, or packaging will report what is wrong with it. */
  async #chaptersBeside(file: LibraryFile, { media }: Outline): Promise<TitleChapter[] | null> {
    const written = await this.#reader.text(file)
    if (endingOf(nameOf(file)) === 'vtt') return readChapterFile(written)
    if (media.length === 0) return null
    let durationSeconds = 0
    for (const part of media) {
      const timing = await this.#reader.timing(part)
      if (!timing) return null
      durationSeconds += timing.durationSeconds
    }
    return isChapterText(file)
      ? readChapterText(written, durationSeconds)
      : chaptersOfSheet(written, durationSeconds)
  }

  async #chaptersInside(file: LibraryFile): Promise<TitleChapter[]> {
    const timing = await this.#reader.timing(file)
    if (!timing) return []
    // ffmpeg also makes chapters from a FLAC's own sheet, but without the names in it.
    const isNamed = timing.chapters.some(({ title }, place) => title !== String(place + 1))
    if (isNamed) return timing.chapters
    const { cueSheet } = await this.#reader.tags(file)
    const ofSheet = cueSheet === undefined ? [] : chaptersOfSheet(cueSheet, timing.durationSeconds)
    return ofSheet.length > 0 ? ofSheet : timing.chapters
  }

  async #lyricsOf({ kind, media: [file], lyrics, cue }: Outline): Promise<Lyrics | null> {
    // Lyrics embedded in a single-file disc belong to none of its tracks.
    if (kind !== 'track' || cue !== null) return null
    const beside = lyrics && readLyricsText(await this.#reader.text(lyrics.file), lyrics.language)
    return beside ?? (file ? readEmbeddedLyrics(await this.#reader.lyrics(file)) : null)
  }

  /** For a book in several files: each one is a chapter. */
  async #chaptersOfParts(outline: Outline): Promise<TitleChapter[]> {
    const parts = await this.#inOrder(outline)
    const titles = await this.#partTitles(parts)
    const chapters: TitleChapter[] = []
    let start = 0
    for (const [index, part] of parts.entries()) {
      const timing = await this.#reader.timing(part)
      // An unreadable part fails the whole book in packaging; until then the start of the others is unknown.
      if (!timing) return []
      chapters.push({ title: titles[index] ?? '', start, end: start + timing.durationSeconds })
      start += timing.durationSeconds
    }
    return chapters
  }

  /** Sorts the parts of a book by tag if all have distinct numbers, else keeps the order of their names. */
  async #inOrder({ kind, media }: Outline): Promise<readonly LibraryFile[]> {
    if (kind !== 'audiobook' || media.length < 2) return media
    const numbered = await Promise.all(
      media.map(async (file) => {
        const { disc, track } = await this.#reader.tags(file)
        return { file, number: track === undefined ? null : (disc ?? 0) * PARTS_OF_A_DISC + track }
      }),
    )
    const numbers = new Set(numbered.map(({ number }) => number))
    if (numbers.has(null) || numbers.size < media.length) return media
    return numbered.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)).map(({ file }) => file)
  }

  async #partTitles(parts: readonly LibraryFile[]): Promise<string[]> {
    const tagged = await Promise.all(parts.map(async (file) => (await this.#reader.tags(file)).title))
    // If all parts are tagged with the book's title, the tags say nothing about the parts.
    if (tagged.every((title) => title !== undefined) && new Set(tagged).size === tagged.length)
      return tagged.map((title) => title ?? '')
    return parts.map((file) => baseOf(nameOf(file)))
  }

  async #mainSource(outline: Outline, titleLanguage: string | null): Promise<AssetSource | null> {
    if (outline.media.length === 0 || outline.form === 'game') return null
    const parts = await this.#inOrder(outline)
    return {
      files: parts.map(({ diskPath }) => diskPath),
      subtitles: outline.subtitles.map(({ file, kind, isForced, ...subtitle }) => {
        const language = subtitle.language === 'und' && titleLanguage ? titleLanguage : subtitle.language
        return {
          path: file.diskPath,
          language,
          label: subtitleLabel(language, kind, isForced),
          kind,
          isForced,
        }
      }),
      ...(parts.length > 1 ? { fileTitles: await this.#partTitles(parts) } : {}),
      ...(outline.cue?.span ? { span: outline.cue.span } : {}),
    }
  }

  async #picturesOf(outline: Outline, albumFile: AlbumFacts | null): Promise<FoundTitle['pictures']> {
    const pictures = outline.pictures.map(({ file, ...kind }) => ({ ...kind, source: fromFile(file) }))
    const has = (shape: PictureShape) => pictures.some((picture) => picture.shape === shape)
    const [medium] = outline.media.length > 0 ? outline.media : outline.trackFiles
    // A track without its own picture shows its album's.
    if (outline.form === 'audio' && outline.parent === null && !has('square')) {
      const source = await this.#coverOf(outline, albumFile)
      if (source) pictures.push({ shape: 'square', language: null, source })
    }
    if (outline.form === 'video' && medium && !has('landscape') && !has('background'))
      pictures.push({
        shape: outline.vertical === 'movies' && !IS_PART.includes(outline.kind) ? 'background' : 'landscape',
        language: null,
        source: { path: medium.diskPath, from: 'frame' },
      })
    return pictures
  }

  /** A cover without a standard name: given in `album.json`, or embedded in the media. */
  async #coverOf(outline: Outline, albumFile: AlbumFacts | null): Promise<PictureSource | null> {
    const named = outline.folderPictures.find(
      (file) => nameOf(file).toLowerCase() === albumFile?.coverName?.toLowerCase(),
    )
    if (named) return fromFile(named)
    for (const file of [...outline.media, ...outline.trackFiles])
      if ((await this.#reader.tags(file)).hasCover) return { path: file.diskPath, from: 'cover' }
    return null
  }
}

/** The kinds that `quintet.json` may choose instead of the one its folder suggests. */
const KINDS_BESIDE: Partial<Record<Outline['kind'], readonly Outline['kind'][]>> = {
  track: ['channel'],
  album: ['channel'],
  movie: ['channel'],
  event: ['channel'],
}

function chapterOf({ title, start, end }: NonNullable<TitleFile['chapters']>[number]): NamedChapter {
  const titles = typeof title === 'string' ? null : inEachLanguage(title)
  const named = typeof title === 'string' ? title : (titles?.[DEFAULT_LANGUAGE] ?? '')
  return plainChapter({ title: named, start, end, titles })
}

/** A plain text is used for every language. */
function momentsOf({ moments = [] }: TitleFile): MomentToSave[] {
  return moments.map(({ at, kind, title, score }) => ({
    at,
    kind,
    titles: typeof title === 'string' ? { [DEFAULT_LANGUAGE]: title } : title,
    score,
  }))
}

// A folder with tracks stays an album, even if it says otherwise, unless it has a programme for them; media of its own are what it plays.
function kindOf(outline: Outline, { kind, programme }: TitleFile): Outline['kind'] {
  const isFree =
    outline.parent === null &&
    outline.media.length === 0 &&
    (outline.trackFiles.length === 0 || programme !== undefined)
  return kind !== undefined && isFree && KINDS_BESIDE[outline.kind]?.includes(kind) ? kind : outline.kind
}

function namedFacts({ kind, named }: Outline): Facts {
  const people: Facts['people'] = []
  if (named.owner !== null && kind === 'audiobook') people.push({ name: named.owner, role: 'author' })
  if (named.owner !== null && (kind === 'album' || kind === 'track'))
    people.push({ name: named.owner, role: 'artist' })
  if (named.narrator !== null) people.push({ name: named.narrator, role: 'narrator' })
  return {
    ...fieldsSaidBy('name', named),
    title: named.title,
    people,
    // A sports title has its competition as short description. @spec catalogue 3.3
    shortDescription: kind === 'event' ? (named.owner ?? undefined) : undefined,
  }
}

function chaptersOfSheet(written: string, durationSeconds: number): TitleChapter[] {
  const sheet = readCueSheet(written)
  return sheet ? chaptersOfCue(sheet, durationSeconds) : []
}

function textsOf(outline: Outline, facts: Facts, file: TitleFile): TitleToSave['texts'] {
  const own = {
    title: facts.title ?? outline.named.title,
    description: facts.description ?? null,
    shortDescription: facts.shortDescription ?? null,
  }
  const texts: TitleToSave['texts'] = {}
  for (const language of LANGUAGES) {
    const written = file.texts?.[language]
    if (written)
      texts[language] = {
        title: written.title,
        description: cleanText(written.description) ?? own.description,
        shortDescription: cleanText(written.shortDescription, SHORT_MAX) ?? own.shortDescription,
      }
  }
  return Object.keys(texts).length > 0 ? texts : { [DEFAULT_LANGUAGE]: own }
}

function categoriesOf(outline: Outline, facts: Facts, file: TitleFile, parent: Read | null): string[] {
  const given = file.categories ?? genreCategories(outline.vertical, facts.genres ?? [])
  const series = outline.kind === 'series' ? ['movies:series'] : []
  // Without its own genre, a sports title is filed under its competition.
  const competition =
    outline.kind === 'event' && given.length === 0 && outline.named.owner !== null
      ? [`sports:${slugOf(outline.named.owner)}`]
      : []
  const inherited =
    parent && outline.parent ? categoriesOf(outline.parent, parent.facts, parent.file, null) : []
  return [...new Set([...given, ...series, ...competition, ...inherited, ...folderCategories(outline)])]
}

/** What the operator assigned to the whole folder: `kids` makes it visible to children, anything else is a genre. @spec decisions 9.10 */
function folderCategories({ genre, kind, vertical }: Outline): string[] {
  if (genre === null) return []
  if (genre.toLowerCase() !== KIDS_CATEGORY) return genreCategories(vertical, [genre])
  return [`${KIDS_CATEGORY}:${kind === 'series' || kind === 'episode' ? 'series' : vertical}`]
}

const ratedBy = (written: string | undefined) => {
  const guidance = readRating(written)
  return { guidance, isUnread: written !== undefined && guidance === null && !saysUnrated(written) }
}

// Kodi writes "US:PG-13 / Germany:12"; the German rating applies here.
function readRating(written: string | undefined): string | null {
  if (written === undefined) return null
  const parts = written.split(' / ').map((part) => part.trim())
  const german = parts.find((part) => /^(de|germany|deutschland|fsk)\b/i.test(part))
  const rating = (german ?? parts[0] ?? '').replace(/^[\p{L} ]+:/u, '').trim()
  // A German certification is the FSK's: "Germany:16".
  return parseRating(german !== undefined && /^\d+$/.test(rating) ? `FSK ${rating}` : rating)
}

/** The label of a track in its own language: "English", "English (SDH)". */
export function subtitleLabel(language: string, kind: 'subtitles' | 'captions', isForced: boolean): string {
  const name =
    language === 'und' ? undefined : new Intl.DisplayNames([language], { type: 'language' }).of(language)
  const shown = name === undefined ? 'Subtitles' : name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  if (isForced) return `${shown} (forced)`
  return kind === 'captions' ? `${shown} (SDH)` : shown
}

function fromFile(file: LibraryFile): PictureSource {
  return { path: file.diskPath, from: 'file' }
}
