/** Parses file and folder names of a library. Pure functions; names must be in Unicode form NFC. @spec decisions 9.1 */
import { languageOf } from '../../title-fields/languages.ts'
import { parseTitleYear, spaced } from './title-names.ts'

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
  'mk3d',
  'ogm',
  'qt',
  'f4v',
  '3g2',
  'm2t',
  'tp',
  'trp',
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
  'aifc',
  'adts',
  'mpga',
  'm4r',
  'weba',
])
const PICTURE = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'])
const SUBTITLE = new Set(['srt', 'vtt', 'ass', 'ssa'])
const LYRICS = new Set(['lrc'])

export type FileForm =
  | 'video'
  | 'audio'
  | 'picture'
  | 'subtitle'
  | 'lyrics'
  | 'zip'
  | 'nfo'
  | 'json'
  | 'text'
  | 'html'
  | 'other'

/** The form of a file by its extension. */
export function formOf(name: string): FileForm {
  const ending = endingOf(name)
  if (VIDEO.has(ending)) return 'video'
  if (AUDIO.has(ending)) return 'audio'
  if (PICTURE.has(ending)) return 'picture'
  if (SUBTITLE.has(ending)) return 'subtitle'
  if (LYRICS.has(ending)) return 'lyrics'
  if (ending === 'zip' || ending === 'nfo' || ending === 'json') return ending
  if (ending === 'txt') return 'text'
  if (ending === 'html' || ending === 'htm') return 'html'
  return 'other'
}

export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** A file's name without its extension. */
export function baseOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? name : name.slice(0, dot)
}

/** The vertical resolution stated in a name: "2160p", "4K", "UHD"; 0 if there is none. */
export function linesOf(base: string): number {
  const lines = /(?:^|[^a-z0-9])(\d{3,4})[pi](?![a-z0-9])/i.exec(base)?.[1]
  if (lines !== undefined) return Number(lines)
  return /(?:^|[^a-z0-9])(?:4k|uhd)(?![a-z0-9])/i.test(base) ? 2160 : 0
}

/** True if a name states a codec that is more efficient than H.264. */
export function isModernCodec(base: string): boolean {
  return /(?:^|[^a-z0-9])(?:hevc|h\.?265|x265|av1)(?![a-z0-9])/i.test(base)
}

export type TrackName = { disc: number | null; number: number | null; title: string }

/**
 * "05 - Gold Rush", "1-05 Gold Rush", "track19". A bare "99 Luftballons" only has a number if `allNumbered`: every file next to it starts
 * with one.
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

/** "CD1", "Disc 2", "Teil 3" -> the part's number; null if it is not such a folder. */
export function parsePart(folderName: string): number | null {
  const match = /^(?:cd|dis[ck]|part|teil|vol(?:ume)?)[\s._-]*(\d{1,3})$/i.exec(folderName)
  return match ? Number(match[1]) : null
}

/** Like `parsePart`, but a disc may have its own name: "Disc 1 - Day", "[2] Night (CD 2)", "DVD 1". */
export function parseDisc(folderName: string): number | null {
  const match =
    /^(?:cd|dis[ck]|dvd)[\s._-]*(\d{1,3})(?=$|[\s._:-])/i.exec(folderName) ??
    /[\s([](?:cd|dis[ck])[\s._-]?(\d{1,3})[)\]]?$/i.exec(folderName)
  return match ? Number(match[1]) : parsePart(folderName)
}

/** Audiobookshelf's folder names: "Vol 2 - 1999 - Title {Narrator}". */
export function parseBookFolder(name: string): {
  title: string
  year: number | null
  narrator: string | null
  /** Its position in its series. */
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

/** The part between a film's name and `.srt`: "de", "eng.sdh", "pt-BR.forced", "German". Null if it is something else. */
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
  /-(behindthescenes|deleted(?:scene)?|featurette|interview|scene|short|clip|other|sample|extra)$|^sample$/i
const EXTRA_FOLDERS = new Set([
  'extras',
  'extra',
  'bonus',
  'bonusmaterial',
  'making of',
  'entfallene szenen',
  'szenen',
  'kurzfilme',
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

/** Material next to a film that is not a title itself. */
export function isExtra(base: string, folderNames: readonly string[]): boolean {
  return EXTRA_SUFFIX.test(base) || folderNames.some((name) => EXTRA_FOLDERS.has(name.toLowerCase()))
}
