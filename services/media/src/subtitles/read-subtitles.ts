/** Reads all subtitles of a film: external files and embedded text streams. */
import { INPUT_OPTIONS, inputAddress, runConfined } from '@quintet/media-files/tools/confine'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import type { MediaFacts, SubtitleFacts } from '@quintet/media-files/tools/probe'
import { readSmallFile } from '@quintet/media-files/tools/small-files'
import { languageName } from '../transcode/plan.ts'
import { isAss, parseAss } from '@quintet/domain/playback/ass-cues'
import { type Cue, decodeSubtitle, type NamedCues, parseCues } from '@quintet/domain/playback/cues'

export type SubtitleFile = {
  path: string
  language: string
  label: string
  kind: 'subtitles' | 'captions'
  isForced?: boolean
}

type Found = Omit<NamedCues, 'name'>
type Options = { warnings: string[]; signal: AbortSignal | undefined }

const MAX_SUBTITLE_BYTES = 5 * 1024 * 1024
const MAX_SUBTITLES = 40
const EXTRACT_SECONDS = 600
const STYLED: readonly string[] = ['ass', 'ssa']

/** Returns external files first, then embedded streams: default ones first, forced ones last. Unusable ones are reported in `warnings`. */
export async function readSubtitles(
  files: readonly SubtitleFile[],
  source: { path: string; facts: MediaFacts } | undefined,
  options: Options,
): Promise<NamedCues[]> {
  const { warnings } = options
  const found: Found[] = []
  for (const file of files) found.push(await readFile(file, warnings))
  for (const stream of inOrder(source?.facts.subtitles ?? []))
    if (source) found.push(await readStream(source.path, stream, options))
  const read = found.filter(({ cues }) => cues.length > 0)
  warnings.push(...drawnOnes(source?.facts.drawnSubtitles ?? [], read))
  return withNames(read.slice(0, MAX_SUBTITLES))
}

const DRAWN: Record<string, string> = {
  hdmv_pgs_subtitle: 'bitmaps from a Blu-ray (PGS)',
  dvd_subtitle: 'bitmaps from a DVD (VobSub)',
  dvb_subtitle: 'bitmaps from television (DVB)',
  xsub: 'bitmaps from DivX (XSUB)',
  dvb_teletext: 'teletext',
}

/** Describes subtitles that are not text: their kind, and the remedy. @spec decisions 9.15 */
function drawnOnes(streams: readonly SubtitleFacts[], read: readonly Found[]): string[] {
  const notes = streams.map(({ language, codec }) => {
    const name = language === null ? 'Subtitles' : `${languageName(language)}: subtitles`
    const isThere = read.some((other) => other.language === language)
    const help = isThere
      ? 'the text subtitles in this language are shown.'
      : `convert them to NAME.${language ?? 'en'}.srt next to the film, for example with Subtitle Edit.`
    return `${name} are ${DRAWN[codec] ?? codec} and are skipped; ${help}`
  })
  return [...new Set(notes)]
}

function inOrder(streams: readonly SubtitleFacts[]): SubtitleFacts[] {
  return streams.toSorted(
    (a, b) =>
      Number(a.isForced) - Number(b.isForced) ||
      Number(b.isDefault) - Number(a.isDefault) ||
      a.index - b.index,
  )
}

async function readFile(
  { path, isForced = false, ...named }: SubtitleFile,
  warnings: string[],
): Promise<Found> {
  const bytes = await readSmallFile(path, MAX_SUBTITLE_BYTES).catch((error: Error) => {
    warnings.push(`A subtitle file was skipped: ${error.message}`)
    return null
  })
  const cues = bytes ? cuesOf(decodeSubtitle(bytes, named.language)) : []
  if (bytes && cues.length === 0) warnings.push('A subtitle file contains no subtitles.')
  return { ...named, isForced, cues }
}

async function readStream(file: string, stream: SubtitleFacts, options: Options): Promise<Found> {
  const { index, kind, isForced } = stream
  const named = { language: stream.language ?? 'und', label: labelOf(stream), kind, isForced }
  try {
    const cues = await extractCues(file, stream, options.signal)
    if (cues.length === 0) options.warnings.push(`Subtitle stream ${index} contains no subtitles.`)
    return { ...named, cues }
  } catch (error) {
    if (!(error instanceof MediaToolError) || error.kind === 'stopped') throw error
    options.warnings.push(`Subtitle stream ${index}: ${error.reason}`)
    return { ...named, cues: [] }
  }
}

/** "English", "English (SDH)", "English: Signs & Songs". */
function labelOf({ language, label, kind, isForced }: SubtitleFacts): string {
  const name = language === null ? null : languageName(language)
  if (label !== null) {
    const isNamed = name === null || label.toLowerCase().includes(name.toLowerCase())
    return isNamed ? label : `${name}: ${label}`
  }
  if (isForced) return `${name ?? 'Subtitles'} (forced)`
  return kind === 'captions' ? `${name ?? 'Subtitles'} (SDH)` : (name ?? 'Subtitles')
}

async function extractCues(
  file: string,
  { index, codec }: SubtitleFacts,
  signal: AbortSignal | undefined,
): Promise<Cue[]> {
  const form = STYLED.includes(codec) ? ['-c:s', 'copy', '-f', 'ass'] : ['-c:s', 'subrip', '-f', 'srt']
  const { stdout } = await runConfined({
    tool: 'ffmpeg',
    args: [
      '-hide_banner', '-v', 'level+error', ...INPUT_OPTIONS, '-i', inputAddress(file),
      '-map', `0:${index}`, ...form, 'pipe:1',
    ], // prettier-ignore
    wallSeconds: EXTRACT_SECONDS,
    maxBytes: MAX_SUBTITLE_BYTES,
    signal,
  })
  return cuesOf(decodeSubtitle(stdout, ''))
}

function cuesOf(text: string): Cue[] {
  return isAss(text) ? parseAss(text) : parseCues(text)
}

/**
 * Files are named only by language, from our own map, so that a name in a file or stream never becomes a path. Labels are made unique, so
 * that members can choose between two of one language.
 */
function withNames(found: readonly Found[]): NamedCues[] {
  const names = new Map<string, number>()
  const labels = new Map<string, number>()
  const countIn = (counts: Map<string, number>, word: string): number => {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    return count
  }
  return found.map((one) => {
    const language = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(one.language)
      ? one.language.toLowerCase()
      : 'und'
    const number = countIn(names, language)
    const sameLabel = countIn(labels, one.label)
    return {
      ...one,
      name: number === 1 ? language : `${language}-${number}`,
      label: sameLabel === 1 ? one.label : `${one.label} ${sameLabel}`,
    }
  })
}
