/** What file and folder names of a library say. Pure; names arrive in Unicode form NFC. @spec decisions 9.1 */
import type { Vertical } from '@quintet/domain/categories'
import { languageOf } from '../../title-fields/languages.ts'

const VIDEO = new Set([
  'mp4',
  'm4v',
  'mov',
  'mkv',
  'webm',
  'avi',
  'ts',
  'm2ts',
  'mts',
  'mpg',
  'mpeg',
  'ogv',
  'wmv',
  'flv',
  '3gp',
  'dv',
  'asf',
  'divx',
])
const AUDIO = new Set([
  'mp3',
  'm4a',
  'm4b',
  'aac',
  'flac',
  'ogg',
  'oga',
  'opus',
  'wav',
  'aif',
  'aiff',
  'wma',
  'mka',
  'wv',
  'ape',
  'mpc',
  'tta',
  'ac3',
  'eac3',
  'mp2',
  'caf',
  'dsf',
])
const PICTURE = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'])
const SUBTITLE = new Set(['srt', 'vtt', 'ass', 'ssa'])

export type FileForm =
  | 'video'
  | 'audio'
  | 'picture'
  | 'subtitle'
  | 'zip'
  | 'nfo'
  | 'json'
  | 'text'
  | 'html'
  | 'other'

/** What a file is by its ending. */
export function formOf(name: string): FileForm {
  const ending = endingOf(name)
  if (VIDEO.has(ending)) return 'video'
  if (AUDIO.has(ending)) return 'audio'
  if (PICTURE.has(ending)) return 'picture'
  if (SUBTITLE.has(ending)) return 'subtitle'
  if (ending === 'zip' || ending === 'nfo' || ending === 'json') return ending
  if (ending === 'txt') return 'text'
  if (ending === 'html' || ending === 'htm') return 'html'
  return 'other'
}

export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** A file's name without its ending. */
export function baseOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? name : name.slice(0, dot)
}

/** Names of other products' databases, as Jellyfin writes them: `[imdbid-tt0123]`, `{tmdb-1}`. */
const FOREIGN_ID = /\s?[[{](?:imdb|tmdb|tvdb|anidb|musicbrainz|edition)(?:id)?[-=][^[\]{}]*[\]}]/gi

/** "Tears of Steel (2012)", "Sita.Sings.the.Blues.2008.1080p" -> title and year. */
export function parseTitleYear(name: string): { title: string; year: number | null } {
  const text = name.replace(FOREIGN_ID, '').trim()
  const bracketed = /^(.+?)(?<![\s._])[\s._]*[([]((?:1[0-9]|20)\d{2})[)\]]/.exec(text)
  if (bracketed) return { title: spaced(bracketed[1] ?? ''), year: Number(bracketed[2]) }
  const released = /^(.+?)[\s._]((?:19|20)\d{2})[\s._](?:.*?)(?:\d{3,4}p|bluray|web|hdtv|dvd|x26[45])/i.exec(
    text,
  )
  if (released) return { title: spaced(released[1] ?? ''), year: Number(released[2]) }
  return { title: spaced(text), year: null }
}

// Dots and underscores stand for spaces only where a name has no spaces at all.
function spaced(text: string): string {
  const trimmed = text.trim()
  if (/\s/.test(trimmed)) return trimmed.replace(/\s+/g, ' ')
  return trimmed
    .replace(/_+/g, ' ')
    .replace(/(?<=\p{L}{2})\.(?=\p{L}|\d)|(?<=\d)\.(?=\p{L})/gu, ' ')
    .trim()
}

/** "Season 01", "Staffel 2", "3. Staffel", "S03", "Show - S03", "Specials" -> the season's number; null: no season folder. */
export function parseSeason(folderName: string): number | null {
  if (/^(specials?|extras? episodes|sonderfolgen)$/i.test(folderName)) return 0
  const match =
    /^(?:season|staffel|series|s)[\s._-]*(\d{1,4})\b/i.exec(folderName) ??
    /^(\d{1,3})(?:st|nd|rd|th|\.)?[\s._-]?(?:season|staffel)$/i.exec(folderName) ??
    // "Show - S02", "Show Season 2"
    /[\s._-](?:s|season|staffel)[\s._-]?(\d{1,3})$/i.exec(folderName)
  return match ? Number(match[1]) : null
}

export type EpisodeName = { season: number; number: number; title: string | null }

/** "Name S01E02 Reading", "1x02", or within a season's folder "Episode 2" and "02 - Reading". Null: no number in it. */
export function parseEpisode(base: string, folderSeason: number | null): EpisodeName | null {
  const long = /(?:^|[^a-z0-9])s(\d{1,4})[\s._-]*[ex](\d{1,4})(?:[\s._-]*e\d{1,4}|-\d{1,4}(?!\d))*/i.exec(
    base,
  )
  if (long) return episode(base, long, Number(long[1]), Number(long[2]))
  const short = /(?:^|[^a-z0-9])(?:(\d{1,2})x(\d{2,4})|((?:19|20)\d{2})x(\d{2,3}))(?![\dp])/i.exec(base)
  if (short) return episode(base, short, Number(short[1] ?? short[3]), Number(short[2] ?? short[4]))
  if (folderSeason === null) return null
  const alone =
    /(?:^|[^a-z])(?:episode|folge|ep|e)[\s._-]*(\d{1,4})(?!\d)/i.exec(base) ??
    /^(\d{1,4})(?=$|[\s._-])/.exec(base)
  return alone ? episode(base, alone, folderSeason, Number(alone[1])) : null
}

function episode(base: string, match: RegExpExecArray, season: number, number: number): EpisodeName {
  const rest = base.slice(match.index + match[0].length).replace(/^[\s._-]+/, '')
  return { season, number, title: titleBefore(rest) }
}

/** Words that only releases have in their names. */
const RELEASE_WORD =
  /^(?:\d{3,4}[pi]|web-?dl|webrip|bluray|bdrip|hdtv|dvdrip|uhd|remux|x26[45]|h26[45]|hevc|xvid)$/i
/** These belong to a release only where such a word follows. */
const WORD_BEFORE_RELEASE = /^(?:german|english|multi|dual|dl|ml|subbed|dubbed|web|proper|repack|internal)$/i

/** What stands before the words of a release; null where nothing does. */
function titleBefore(text: string): string | null {
  // Words stand at even places, what parts them at odd ones.
  const words = text.split(/([\s._[\]()]+)/)
  let end = words.findIndex((word) => RELEASE_WORD.test(word))
  while (end > 1 && WORD_BEFORE_RELEASE.test(words[end - 2] ?? '')) end -= 2
  const title = spaced((end === -1 ? words : words.slice(0, Math.max(0, end - 1))).join(''))
  return title === '' ? null : title
}

/** Lines of the picture that a name promises: "2160p", "4K", "UHD"; 0 where it says nothing. */
export function linesOf(base: string): number {
  const lines = /(?:^|[^a-z0-9])(\d{3,4})[pi](?![a-z0-9])/i.exec(base)?.[1]
  if (lines !== undefined) return Number(lines)
  return /(?:^|[^a-z0-9])(?:4k|uhd)(?![a-z0-9])/i.test(base) ? 2160 : 0
}

/** Whether a name promises a codec that needs fewer bytes than H.264 for the same picture. */
export function isModernCodec(base: string): boolean {
  return /(?:^|[^a-z0-9])(?:hevc|h\.?265|x265|av1)(?![a-z0-9])/i.test(base)
}

export type TrackName = { disc: number | null; number: number | null; title: string }

/**
 * "05 - Gold Rush", "1-05 Gold Rush", "track19". A bare "99 Luftballons" counts as a number only where `allNumbered`:
 * every file beside it starts with one.
 */
export function parseTrack(base: string, allNumbered: boolean): TrackName {
  const discs = /^(\d)-(\d{2,3})[\s._-]+([^\s._-].*)$/.exec(base)
  if (discs) return { disc: Number(discs[1]), number: Number(discs[2]), title: spaced(discs[3] ?? '') }
  const numbered =
    /^(0\d{1,2}|\d{1,3}(?=\s*[.\-_]))[\s._-]+([^\s._-].*)$/.exec(base) ??
    (allNumbered ? /^(\d{1,3})\s+(\S.*)$/.exec(base) : null)
  if (numbered) return { disc: null, number: Number(numbered[1]), title: spaced(numbered[2] ?? '') }
  const named = /^(?:track|titel)[\s._-]*(\d{1,3})$/i.exec(base)
  return { disc: null, number: named ? Number(named[1]) : null, title: spaced(base) }
}

export function startsWithNumber(base: string): boolean {
  return /^\d{1,3}[\s._-]/.test(base)
}

/** "CD1", "Disc 2", "Teil 3" -> the part's number; null: no such folder. */
export function parsePart(folderName: string): number | null {
  const match = /^(?:cd|dis[ck]|part|teil|vol(?:ume)?)[\s._-]*(\d{1,3})$/i.exec(folderName)
  return match ? Number(match[1]) : null
}

/** Audiobookshelf's folder names: "Vol 2 - 1999 - Title {Narrator}". */
export function parseBookFolder(name: string): {
  title: string
  year: number | null
  narrator: string | null
  /** Its place in its series. */
  volume: number | null
} {
  const narrator = /\{([^{}]+)\}$/.exec(name.trim())?.[1]?.trim() ?? null
  const text = name
    .trim()
    .replace(/\{[^{}]*\}$/, '')
    .trimEnd()
    .replace(/\[[^[\]]*\]$/, '')
    .trimEnd()
  const numbered = /^(?:vol(?:ume|\.)?|book|band)\s*(\d+(?:\.\d+)?)\s*[-.:]\s*/i.exec(text)
  const rest = text.slice(numbered?.[0].length ?? 0)
  const said = { narrator, volume: numbered ? Number(numbered[1]) : null }
  const leading = /^\(?((?:1[0-9]|20)\d{2})\)?\s+-\s+(\S.*)$/.exec(rest)
  if (leading) return { title: leading[2] ?? rest, year: Number(leading[1]), ...said }
  return { ...parseTitleYear(rest), ...said }
}

export type SubtitleName = { language: string; kind: 'subtitles' | 'captions'; isForced: boolean }

const CAPTIONS = new Set(['sdh', 'cc', 'hi', 'captions'])
const WITHOUT_MEANING = new Set(['default', 'full', 'subtitles', 'sub', 'subs'])

/** What stands between a film's name and `.srt`: "de", "eng.sdh", "pt-BR.forced", "German". Null: not subtitles of it. */
export function parseSubtitleSuffix(suffix: string): SubtitleName | null {
  const found: SubtitleName = { language: 'und', kind: 'subtitles', isForced: false }
  for (const part of suffix
    .toLowerCase()
    .split(/[.\s_]+/)
    .filter(Boolean)) {
    const language = languageOf(part)
    if (CAPTIONS.has(part) && (found.language !== 'und' || part !== 'hi')) found.kind = 'captions'
    else if (part === 'forced') found.isForced = true
    else if (language) found.language = language
    else if (part === 'chapters') return null
    else if (!WITHOUT_MEANING.has(part) && !/^\d+$/.test(part)) return null
  }
  return found
}

const EXTRA_SUFFIX =
  /-(behindthescenes|deleted|featurette|interview|scene|short|clip|other|sample|extra)$|^sample$/i
const EXTRA_FOLDERS = new Set([
  'extras',
  'behind the scenes',
  'deleted scenes',
  'featurettes',
  'interviews',
  'scenes',
  'shorts',
  'clips',
  'samples',
  'other',
  'backdrops',
  'theme-music',
])

export function isTrailerName(base: string): boolean {
  return /[-._ ]trailer\d*$|^trailer\d*$/i.test(base)
}

/** Material beside a film that is no title of its own. */
export function isExtra(base: string, folderNames: readonly string[]): boolean {
  return EXTRA_SUFFIX.test(base) || folderNames.some((name) => EXTRA_FOLDERS.has(name.toLowerCase()))
}
